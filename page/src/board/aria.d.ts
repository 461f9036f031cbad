// A description in words is part of ARIA 1.3 and understood by browsers; Svelte's types lack it.
declare module 'svelte/elements' {
  interface AriaAttributes {
    'aria-description'?: string | undefined | null;
  }
}

export {};
