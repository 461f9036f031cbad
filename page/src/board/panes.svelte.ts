/** What is in view where not everything fits: the column beside the board, the tabs of a phone. */

export type Tab = 'board' | 'city' | 'others' | 'story';

class Panes {
  /** The tab of a phone. */
  tab = $state<Tab>('board');
  /** What the column beside the board shows, where players and log do not both fit. */
  side = $state<'others' | 'story'>('others');
  /** The player whose whole city is laid out. */
  city = $state<number | null>(null);

  showStory(): void {
    this.tab = 'story';
    this.side = 'story';
    this.city = null;
  }

  /** From anywhere to the log, and from the log back to the board. */
  toggleStory(): void {
    if (this.side === 'others') {
      this.showStory();
      return;
    }
    this.tab = 'board';
    this.side = 'others';
  }
}

export const panes = new Panes();
