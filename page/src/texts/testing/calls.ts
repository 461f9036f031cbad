/** What the page's sources ask the catalog for. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';

const SOURCES = join(import.meta.dirname, '../..');

/** A place in the sources where words are asked for by their key. */
interface Call {
  /** Where it stands: file and line. */
  readonly place: string;
  /** The key, if it stands there in full. */
  readonly key: string | null;
  /** What keys it may ask for; null if that cannot be read off. */
  readonly pattern: RegExp | null;
  /** The names of what fills the gaps; null if that cannot be read off. */
  readonly given: ReadonlySet<string> | null;
}

type Node = Readonly<Record<string, unknown>>;

interface Tree {
  readonly file: string;
  readonly source: string;
  readonly root: Node;
}

const trees = read();

/** Every `words.say(key, …)` and `words.has(key)` of the page. */
export function callsForWords(): Call[] {
  return trees.flatMap((tree) =>
    nodes(tree.root, 'CallExpression')
      .filter((call) => asksForWords(call['callee'] as Node))
      .flatMap((call) => {
        const [key, gaps] = call['arguments'] as Node[];
        return choices(key).map((choice) => ({
          place: placeOf(call, tree),
          ...keyOf(choice),
          given: asksWhether(call) ? null : namesIn(gaps),
        }));
      }),
  );
}

/** The codes of the faults that the page makes by itself. */
export function faultCodes(): string[] {
  return trees
    .flatMap((tree) => nodes(tree.root, 'NewExpression'))
    .filter((made) => (made['callee'] as Node)['name'] === 'Fault')
    .flatMap((made) => choices((made['arguments'] as Node[])[0]))
    .flatMap((code) => (typeof code['value'] === 'string' ? [code['value']] : []));
}

// The sources as trees ------------------------------------------------------------------------

function read(): Tree[] {
  return readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.(?:test|d)\.ts$/.test(path) && !path.startsWith(import.meta.dirname))
    .map((path) => {
      const text = readFileSync(path, 'utf-8');
      // The parser of components reads scripts too.
      const source = path.endsWith('.svelte') ? text : `<script lang="ts">${text}</script>`;
      const root = parse(source, { modern: true, filename: path }) as unknown as Node;
      return { file: relative(SOURCES, path), source, root };
    });
}

/** All nodes of a type, wherever they stand. */
function nodes(tree: unknown, type: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const node = tree as Node;
  const inside = Object.values(node).flatMap((child) => nodes(child, type));
  return node['type'] === type ? [node, ...inside] : inside;
}

function placeOf(node: Node, { file, source }: Tree): string {
  return `${file}:${source.slice(0, Number(node['start'])).split('\n').length}`;
}

// Calls ---------------------------------------------------------------------------------------

function asksForWords(callee: Node): boolean {
  const object = callee['object'] as Node | undefined;
  return object?.['name'] === 'words' && ['say', 'has'].includes(methodOf(callee));
}

function asksWhether(call: Node): boolean {
  return methodOf(call['callee'] as Node) === 'has';
}

function methodOf(callee: Node): string {
  return String((callee['property'] as Node | undefined)?.['name']);
}

/** What an expression may come to: either side of a condition, or itself. */
function choices(expression: Node | undefined): Node[] {
  if (expression === undefined) return [];
  if (expression['type'] !== 'ConditionalExpression') return [expression];
  return [
    ...choices(expression['consequent'] as Node),
    ...choices(expression['alternate'] as Node),
  ];
}

function keyOf(written: Node): Pick<Call, 'key' | 'pattern'> {
  if (typeof written['value'] === 'string') {
    return { key: written['value'], pattern: new RegExp(`^${escaped(written['value'])}$`) };
  }
  if (written['type'] !== 'TemplateLiteral') return { key: null, pattern: null };
  const quasis = written['quasis'] as { value: { cooked: string } }[];
  const [head = '', ...rest] = quasis.map((quasi) => escaped(quasi.value.cooked));
  // Without a head of its own a key could be anything.
  if (head === '') return { key: null, pattern: null };
  return { key: null, pattern: new RegExp(`^${[head, ...rest].join('[\\w-]+')}$`) };
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.');
}

function namesIn(gaps: Node | undefined): Set<string> | null {
  if (gaps === undefined) return new Set();
  if (gaps['type'] !== 'ObjectExpression') return null;
  const properties = gaps['properties'] as Node[];
  if (properties.some((property) => property['type'] !== 'Property')) return null;
  return new Set(properties.map((property) => String((property['key'] as Node)['name'])));
}
