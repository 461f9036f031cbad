// What a careful eye finds wrong with a screen, beside what `eyes.faults` tells: words broken in the
// middle, names and demands cut short, things that are small or lie over others.
(() => {
  const SOFT = '\u00ad';
  const TOLERANCE = 0.75; // of a pixel: layouts are fractions of one

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The sheet on top, or else the whole page: what lies below a sheet is not looked at. */
  const stage = () => all('dialog[open]').at(-1) ?? document.body;

  const named = (element) => {
    const words =
      element.closest('[data-thing]')?.dataset.thing ?? element.getAttribute('aria-label');
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
    return `${[element.tagName.toLowerCase(), ...classes].join('.')} (${words ?? element.textContent.trim().slice(0, 40)})`;
  };

  const rectsOf = (text, from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0.5);
  };

  /** Words of which a part stands in the next line without a hyphen. */
  function broken() {
    const found = [];
    const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!/\S/.test(text.data) || holder.closest('.unseen, script, style, noscript, title'))
        continue;
      if (!shown(holder)) continue;
      const lines = rectsOf(text, 0, text.length);
      if (lines.length < 2) continue;
      for (const { 0: piece, index } of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        // A soft hyphen that is seen belongs to what follows it.
        const from = text.data[index - 1] === SOFT ? index + 1 : index;
        const tops = rectsOf(text, from, index + piece.length).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1)
          found.push(`«${piece}» of «${text.data.replaceAll(SOFT, '')}» is broken`);
      }
    }
    return found;
  }

  /** A card in the small city of another: its name is read where the city is laid out large. */
  const told = (one) => one.closest('.panel.other .thing:not(.target)') !== null;

  /** Names and demands that do not fit where they stand. */
  function short() {
    return all('.face .name, .event, .event .name, .needs, .banner, .homes, h1, h2, h3', stage())
      .filter((one) => shown(one) && !one.matches('.unseen') && !told(one))
      .filter((one) => {
        if (getComputedStyle(one).display.startsWith('inline')) return false;
        const line = parseFloat(getComputedStyle(one).fontSize) * 0.35;
        const { overflowX, overflowY } = getComputedStyle(one);
        const wide = one.scrollWidth > one.clientWidth + 1;
        const high = one.scrollHeight > one.clientHeight + line;
        return (overflowX !== 'visible' && wide) || (overflowY !== 'visible' && high);
      })
      .map((one) => `${named(one)} is cut short: «${one.textContent.trim()}»`);
  }

  /** What a pointer meets at the middle of an element, if that is not hidden or out of sight. */
  function meets(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    return element.contains(document.elementFromPoint(x, y));
  }

  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]';

  /** Controls that are too small for a pointer or a finger; what is only read may be smaller. */
  function small(pointer, target) {
    const least = (one) => (one.matches('.thing:not(.target)') ? pointer : target);
    return all(CONTROLS, stage())
      .filter((one) => shown(one) && getComputedStyle(one).display !== 'inline' && meets(one))
      .filter((one) => one.type !== 'radio' && one.type !== 'checkbox') // their labels are touched
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([one, { width, height }]) => Math.min(width, height) < least(one) - TOLERANCE)
      .map(
        ([one, { width, height }]) =>
          `${named(one)} is ${width.toFixed(1)} × ${height.toFixed(1)} px`,
      );
  }

  /** Text below the least size. */
  function tiny(least) {
    const sizes = new Map();
    const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const holder = walker.currentNode.parentElement;
      if (!/\S/.test(walker.currentNode.data) || sizes.has(holder)) continue;
      if (holder.closest('.unseen, script, style, noscript, title, svg') || !shown(holder))
        continue;
      sizes.set(holder, parseFloat(getComputedStyle(holder).fontSize));
    }
    return [...sizes]
      .filter(([, size]) => size < least - 0.01)
      .map(([one, size]) => `${named(one)} is written in ${size.toFixed(1)} px`);
  }

  /** What of an element is in sight, inside everything that is scrolled or cut off. */
  function inSight(element) {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let edge = element.parentElement; edge !== null; edge = edge.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(edge);
      const box = edge.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  }

  /** Whether two boxes have more in common than an edge. */
  function over(a, b) {
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return across > 1 && down > 1;
  }

  /** Things of the board that lie over things of another region. */
  function piled() {
    if (document.querySelector('dialog[open]')) return [];
    const things = all('[data-region] .thing')
      .filter((one) => shown(one) && meets(one))
      .map((one) => ({ one, region: one.closest('[data-region]'), box: inSight(one) }))
      .filter(({ region }) => region.dataset.region !== '9'); // what is shown lies over the meadow
    const found = [];
    things.forEach((a, at) => {
      for (const b of things.slice(at + 1)) {
        if (a.region === b.region) continue;
        if (over(a, b)) found.push(`${named(a.one)} lies over ${named(b.one)}`);
      }
    });
    return found;
  }

  /** Controls of the bar that lie over others: the steps of the turn, what the others did, tools. */
  function crowded() {
    const controls = all('.bar :is(button, a[href])').filter(shown);
    const boxes = controls.map((one) => ({ one, box: inSight(one) }));
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .filter((b) => over(a, b))
        .map((b) => `${named(a.one)} lies over ${named(b.one)}`),
    );
  }

  /** Headings over whose words the piles lie that stand beside them. */
  function overwritten() {
    const piles = all('.piles > *')
      .filter(shown)
      .map((one) => ({ one, box: inSight(one) }));
    const words = all('.places h2')
      .filter(shown)
      .map((one) => {
        const range = document.createRange();
        const text = [...one.childNodes].find(({ data }) => data?.trim()) ?? one;
        range.selectNodeContents(text);
        return { one, box: range.getBoundingClientRect() };
      });
    return words
      .filter((a) => piles.some((b) => over(a, b)))
      .map(({ one }) => `${named(one)} is written over`);
  }

  /** Cards without a picture, and what is left free on them, in pixels. */
  function pictures() {
    return all('.card')
      .filter(shown)
      .map((card) => {
        const canvas = card.querySelector('canvas');
        const seen = canvas !== null && shown(canvas) ? canvas.getBoundingClientRect().height : 0;
        const rules = card.querySelector('.rules')?.getBoundingClientRect();
        const free = rules ? card.closest('li').getBoundingClientRect().bottom - rules.bottom : 0;
        return { id: card.closest('[data-id]')?.dataset.id ?? '', seen, free };
      });
  }

  window.inspector = {
    pictures,
    faults: ({ pointer, target, text }) => [
      ...new Set([
        ...broken(),
        ...short(),
        ...small(pointer, target),
        ...tiny(text),
        ...piled(),
        ...crowded(),
        ...overwritten(),
      ]),
    ],
  };
})();
