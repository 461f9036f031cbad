// What a test sees of the page, put into every document before the page's own scripts.
//
// It listens to the live channel and to requests, so that a test knows when the page has nothing
// more on its way, and it finds what can be pressed, as a reader in front of the screen would.
(() => {
  // What is on its way --------------------------------------------------------------------------

  // told: the last view; asked: requests and connections without an answer yet; acted: the last
  // event that an act of this page has made.
  const heard = { told: null, asked: 0, acted: 0 };

  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      heard.asked += 1;
      let answered = () => {
        heard.asked -= 1;
        answered = () => {};
      };
      this.addEventListener('close', () => answered());
      this.addEventListener('message', ({ data }) => {
        answered();
        const message = JSON.parse(data);
        if (message.type === 'table') heard.told = message.table;
      });
    }
  };

  // An answer is there when its body is: the page reads it in the same task.
  const fetched = window.fetch;
  window.fetch = async (...how) => {
    heard.asked += 1;
    try {
      const answer = await fetched(...how);
      const body = await answer.clone().text();
      if (answer.ok && /\/api\/tables\/\w+\/\w+$/.test(answer.url) && how[0].method === 'POST') {
        heard.acted = Math.max(heard.acted, JSON.parse(body).seq ?? 0);
      }
      return answer;
    } finally {
      heard.asked -= 1;
    }
  };

  /** A moment in which nothing is drawn: frames that only tests ask for are dear. */
  const moment = () => new Promise((resolve) => setTimeout(resolve, 4));

  /** The next task, after everything that has been promised until now. */
  const task = () => scheduler.postTask(() => undefined);

  /** The next frame; a tab behind another one may not get any. */
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });

  /** Wait for something that is bound to be; what is wrong if it is not. */
  async function until(is, seconds = 20) {
    const late = performance.now() + seconds * 1000;
    while (!is()) {
      if (performance.now() > late) return false;
      await moment();
    }
    return true;
  }

  const still = () => heard.asked === 0 && (heard.told?.seq ?? 0) >= heard.acted;

  /** Nothing on its way, neither before the page was drawn nor after. */
  async function calm(seconds = 20) {
    const late = performance.now() + seconds * 1000;
    while (performance.now() < late) {
      if (!still()) {
        await moment();
        continue;
      }
      await frame();
      await task();
      if (still()) return true;
    }
    return false;
  }

  // What can be pressed -------------------------------------------------------------------------

  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** A point at which a pointer meets the element and not something above it; null if none. */
  function spot(element) {
    const box = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.8],
      [0.9, 0.1],
    ]) {
      const x = box.left + box.width * across;
      const y = box.top + box.height * down;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      if (top !== null && element.contains(top)) return { x, y };
    }
    return null;
  }

  let found = [];

  function pressable(selector, kind, root) {
    return all(selector, root)
      .filter((one) => !one.disabled && one.ariaDisabled !== 'true' && shown(one))
      .map((element) => {
        found.push(element);
        return {
          at: found.length - 1,
          kind,
          name: element.dataset.thing ?? element.dataset.option ?? element.textContent.trim(),
          marked: element.getAttribute('aria-pressed') === 'true',
          region: element.closest('[data-region]')?.dataset.region ?? null,
          spot: spot(element),
        };
      });
  }

  /** What a player sees: the topmost sheet if there is one, else what is ringed on the board. */
  function look() {
    found = [];
    const { told } = heard;
    const sheet = all('dialog[open]').at(-1);
    const seen = {
      status: told?.status ?? null,
      version: told?.version ?? -1,
      turn: (told?.game?.decision?.options ?? null) !== null && told.game.decision.seat === told.seat,
      prompt: told?.game?.decision?.prompt ?? null,
      layer: null,
      things: [],
    };
    if (sheet !== undefined) {
      seen.layer = sheet.classList.contains('curtain') ? 'curtain' : 'sheet';
      seen.things = [
        ...pressable('[data-option]:not([aria-pressed=true])', 'option', sheet),
        ...pressable('.counter .step:last-of-type', 'more', sheet),
        ...pressable('button, a[href], input', 'other', sheet),
      ];
      return seen;
    }
    seen.things = [
      ...pressable('.recap.open footer .button.main', 'recap'),
      ...pressable('.thing.target', 'thing'),
      ...pressable('button[data-thing="done"]', 'done'),
      ...pressable('.tray [data-option]', 'option'),
      ...pressable('.tray .counter .step:last-of-type', 'more'),
      ...pressable('.tabs button:has(.dot)', 'tab'),
    ];
    return seen;
  }

  // What is wrong -------------------------------------------------------------------------------

  const HIDING = new Set(['hidden', 'clip']);

  /** Text that is cut off at the edge of something that cannot be scrolled, and by what. */
  function cut(root) {
    const faults = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const holder = text.parentElement;
      if (!text.data.trim() || holder.closest('.unseen, noscript, script, style, title')) continue;
      if (!shown(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      if (rects.length === 0) continue;
      const box = {
        left: Math.min(...rects.map((rect) => rect.left)),
        right: Math.max(...rects.map((rect) => rect.right)),
        top: Math.min(...rects.map((rect) => rect.top)),
        bottom: Math.max(...rects.map((rect) => rect.bottom)),
      };
      const edge = cutting(holder, box);
      if (edge === null) continue;
      const told = `«${text.data.trim().slice(0, 60)}» is cut off by ${named(edge)}`;
      faults.push({ told, thing: edge.closest('.thing[data-id]') });
    }
    return faults;
  }

  /** What cuts a box off; null if nothing does. Half a line may stick out: letters do not. */
  function cutting(holder, box) {
    let { left, right, top, bottom } = box;
    for (let edge = holder; edge !== null; edge = edge.parentElement) {
      const style = getComputedStyle(edge);
      // Something that shows by dots that there is more tells it where one looks; but for names.
      const more = edge.closest('[data-says]') ?? (holder.closest('.name') ? null : edge.closest('.thing[data-id]'));
      const told = style.textOverflow === 'ellipsis' && more !== null;
      const clamped = style.webkitLineClamp !== 'none';
      const rect = edge.getBoundingClientRect();
      if (rect.width <= 1 && rect.height <= 1) return null; // for those who listen
      const line = parseFloat(getComputedStyle(holder).fontSize) * 0.35;
      if (HIDING.has(style.overflowX) && !told) {
        if (left < rect.left - 1.5 || right > rect.right + 1.5) return edge;
      }
      if (HIDING.has(style.overflowY) && !(clamped && edge.closest('[data-says], [aria-label]'))) {
        if (top < rect.top - line || bottom > rect.bottom + line) return edge;
      }
      // What scrolls, or tells the rest, cuts nothing off; further out, its own box counts.
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || told) {
        left = Math.max(left, rect.left);
        right = Math.min(right, rect.right);
      }
      if (style.overflowY === 'auto' || style.overflowY === 'scroll' || clamped) {
        top = Math.max(top, rect.top);
        bottom = Math.min(bottom, rect.bottom);
      }
      if (style.position === 'fixed') break;
      if (top >= bottom || left >= right) return null; // scrolled out of sight
    }
    return null;
  }

  const named = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList]
      .filter((name) => !name.startsWith('svelte-'))
      .join('.')}`;

  let folded = [];

  /**
   * Every fault of the layout as it is now. A card may hide some of its text if it lays it open
   * while it is pointed at: those cards are told beside the faults.
   */
  function faults({ fits = false } = {}) {
    const page = document.scrollingElement;
    const sheet = all('dialog[open]').at(-1);
    const found = cut(sheet ?? document.body);
    const told = found.filter(({ thing }) => thing === null).map((one) => one.told);
    if (page.scrollWidth > innerWidth + 1)
      told.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
    if (fits && page.scrollHeight > innerHeight + 1)
      told.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
    folded = [...new Set(found.map(({ thing }) => thing).filter((thing) => thing !== null))];
    return { told: [...new Set(told)], folded: folded.map(spot) };
  }

  /** What can be seen and found while the curtain is down, which should be nothing. */
  function curtain() {
    const cloth = document.querySelector('dialog.curtain');
    const colour = getComputedStyle(cloth).backgroundColor;
    const thin = /rgba|\/ 0/.test(colour) || getComputedStyle(cloth).opacity !== '1';
    const holes = thin ? [colour] : [];
    for (let x = 1; x < innerWidth; x += innerWidth / 12) {
      for (let y = 1; y < innerHeight; y += innerHeight / 12) {
        if (!cloth.contains(document.elementFromPoint(x, y))) holes.push(`${x}, ${y}`);
      }
    }
    const hand = document.querySelector('[data-thing^="hand:"], [data-kept] [data-thing]');
    return {
      holes,
      next: heard.told.decider,
      hands: hand === null ? [] : [heard.told.seat],
      buttons: all('button', cloth).map((button) => button.textContent.trim()),
    };
  }

  window.eyes = {
    curtain,
    heard,
    look,
    faults,
    /** What a card still hides while it is pointed at. */
    hidden: (at) => cut(folded[at]).map(({ told }) => told),
    until,
    calm,
    /**
     * When the page has come to rest and a player is asked for something: what is seen. Others may
     * know of a later version than this page does: it is waited for.
     */
    async asked(version = 0, seconds = 60) {
      const late = performance.now() + seconds * 1000;
      while (performance.now() < late) {
        if ((await calm(5)) && (heard.told?.version ?? 0) >= version) {
          const seen = look();
          // Marks alone cannot be answered with: they are being sent, or sent again.
          const answerable = seen.things.some(({ marked }) => !marked);
          if (answerable || (seen.status ?? 'playing') !== 'playing') return seen;
        }
        await moment();
      }
      return { ...look(), hangs: { asked: heard.asked, acted: heard.acted, seq: heard.told?.seq } };
    },
    /** Scroll to what was found, as a reader who looks for it; where it is then. */
    reach(at) {
      found[at].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return spot(found[at]);
    },
    /**
     * Which arrow keys lead from what has the focus to what was found; null if it has the focus.
     * Arrows go from thing to thing, and Tab from any other button to them.
     */
    arrows(at) {
      if (document.activeElement === found[at]) return null;
      if (!document.activeElement.matches('[data-thing]')) return ['Tab', 'Tab'];
      const [from, to] = [document.activeElement, found[at]].map((one) =>
        one.getBoundingClientRect(),
      );
      const across = to.left + to.width / 2 - from.left - from.width / 2;
      const down = to.top + to.height / 2 - from.top - from.height / 2;
      const keys = [across < 0 ? 'ArrowLeft' : 'ArrowRight', down < 0 ? 'ArrowUp' : 'ArrowDown'];
      return Math.abs(across) < Math.abs(down) ? keys.reverse() : keys;
    },
    /** Whether what was found has the focus, and shows it. */
    focused(at) {
      return document.activeElement === found[at] && found[at].matches(':focus-visible');
    },
    /** What has the focus, in a word; copies of a card are told apart by where they lie. */
    focus: () => {
      const { left, top } = document.activeElement.getBoundingClientRect();
      const { dataset, outerHTML } = document.activeElement;
      return dataset.thing ? `${dataset.thing} at ${left}, ${top}` : outerHTML;
    },
    region: () => document.activeElement?.closest('[data-region]')?.dataset.region ?? null,
  };
})();
