import type { IconDrawing } from '../../art/icons';
import { beasts } from './beasts';

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

const mount = '--mount';
const CLOUD = 'M7 12.2a4.3 4.3 0 0 1 .2-8.6A5.4 5.4 0 0 1 17.3 4.8a3.8 3.8 0 0 1 .4 7.4Z';

const weather: Record<string, IconDrawing> = {
  freezing_rain: {
    lines: 'M6 14.5l-.8 2.6M18 14.5l-.8 2.6M12 14.8v7.4M8.8 16.7l6.4 3.7M15.2 16.7l-6.4 3.7',
    solid: CLOUD,
  },
  blizzard: {
    lines: 'M1.5 8.5h12a3 3 0 1 0-3-3M1.5 12.2h6M15.5 11v11M10.8 13.7l9.4 5.6M20.2 13.7l-9.4 5.6',
  },
  deep_snow: {
    lines:
      'M6.5 2.5v5.2M4.3 3.8l4.4 2.6M8.7 3.8 4.3 6.4M17.2 3.5v5.2M15 4.8l4.4 2.6M19.4 4.8 15 7.4',
    solid: 'M.8 22c0-5 3.6-7.6 7.4-7 1.4-4.6 7.4-4.8 9 0 3.8-.4 6 2.8 6 7Z',
  },
  fog: { lines: 'M3 5h9M16 5h4M6 9.7h15M2.5 14.4h6M12.5 14.4h9M5 19h14' },
  flood: {
    lines:
      'M1.5 16c1.8-2.2 4.2-2.2 7 0s5.2 2.2 7 0 4.2-2.2 7 0M1.5 21c1.8-2.2 4.2-2.2 7 0s5.2 2.2 7 0 4.2-2.2 7 0',
    solid: CLOUD,
  },
  thunderstorm: { solid: `${CLOUD}M13.6 12.8 8 18.4h3.2L9.6 23.4l6.6-6.8h-3.4l2.4-3.8Z` },
  heat_wave: {
    lines:
      'M12 1v2M1 12h2M21 12h2M4.2 4.2l1.5 1.5M19.8 4.2l-1.5 1.5M4.2 19.8l1.5-1.5M19.8 19.8l-1.5-1.5M12 21v2',
    solid: `${disc(12, 12, 7)}M10.7 7.5a1.3 1.3 0 0 1 2.6 0v4.7a2.8 2.8 0 1 1-2.6 0Z`,
  },
  drought: {
    lines: 'M12 2.8S5.8 10 5.8 14.4a6.2 6.2 0 0 0 12.4 0C18.2 10 12 2.8 12 2.8ZM3 3l18 19',
  },
  wildfire: {
    solid:
      'M12.4 1c.6 4.2 6.6 6.6 6.6 13.2a7 7 0 0 1-14 .4c0-3.4 1.8-5 2.8-7 .4 1.8 1 2.8 2.2 3.2C9.6 7.4 10.6 4 12.4 1ZM12 14c-1.8 1.8-2.6 3-2.6 4.4a2.6 2.6 0 0 0 5.2 0C14.6 17 13.6 16 12 14Z',
  },
  tornado: { lines: 'M2.5 3.5h19M4.5 8h14M8 12.5h10.5M9.5 17h6.5M12.5 21.5h3' },
  windstorm: {
    lines:
      'M1.5 8h12a3.2 3.2 0 1 0-3.2-3.2M1.5 12.2h18a3.2 3.2 0 1 1-3.2 3.2M1.5 16.4h8a2.8 2.8 0 1 1-2.8 2.8',
  },
  downpour: { lines: 'M5.5 15v4M9.8 15v7.5M14.2 15v4M18.5 15v7.5', solid: CLOUD },
};

export const icons: Record<string, IconDrawing> = {
  ...weather,
  ...beasts,
  /** A cloud before the sun. */
  weather: {
    lines: 'M9.5 5a5 5 0 0 1 9.4 3.2M14 1v1.6M20.6 3.4l-1.1 1.1M23 9.5h-1.6',
    solid: 'M6.6 21a4.8 4.8 0 0 1 .3-9.6 6 6 0 0 1 11.2 1.2A4.3 4.3 0 0 1 18.5 21Z',
  },
  map: {
    lines: 'M2.5 5.5 9 3l6 2.5L21.5 3v15.5L15 21l-6-2.5L2.5 21zM9 3v15.5M15 5.5V21',
    tint: mount,
  },
  mountain: { lines: 'M1.5 20.5 9 5.5l5 9 2.5-4 6 10zM6.2 11.2 9 13l2.6-2.4', tint: mount },
  discovery: {
    lines: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Z',
    solid: `M17.2 6.8 14 14l-7.2 3.2L10 10Z${disc(12, 12, 1.3)}`,
    tint: mount,
  },
  /** Ears and a pack, seen from behind. */
  traveler: {
    solid:
      'M8.3 8.2C6.4 6.4 6.2 1.6 8.2 1.2c1.8-.3 2.6 3 2.8 5.6h2c.2-2.6 1-5.9 2.8-5.6 2 .4 1.8 5.2-.1 7 1 .8 1.4 1.8 1.3 3 2.6 1.6 4.2 4.6 4.2 7.4 0 2.4-1.4 3.4-3.4 3.4H6.2c-2 0-3.4-1-3.4-3.4 0-2.8 1.6-5.8 4.2-7.4-.1-1.2.3-2.2 1.3-3ZM8.2 12.8c-1 0-1.6.7-1.6 1.7v5.2h10.8v-5.2c0-1-.6-1.7-1.6-1.7ZM9.4 16.4h5.2V18H9.4Z',
  },
  /** A way that ends at a flag. */
  expedition: {
    lines: 'M2.5 21.5c5.5.6 7-1.6 5.5-4s0-4.5 3.5-4.2 5 .2 5-3.3V3',
    solid: 'M16.5 1.5h7L21.4 5l2.1 3.5h-7Z',
    tint: mount,
  },
  big_critter: {
    solid:
      'M2 7.5C5 10 7.5 10.6 12 10.6S19 9.6 20.6 5l2.2 1.2c-.6 4-1.4 6.6-3.4 8.4L20 21h-4.5l-1-5.6h-5l-1 5.6H4l.6-6.4C2.6 12.8 1.8 10.6 2 7.5Z',
    tint: mount,
  },
  hideout: {
    solid:
      'M12 1.8c4 0 6.4 3.4 6.4 8.2 2 3 3.4 7.4 3.6 12H2c.2-4.6 1.6-9 3.6-12 0-4.8 2.4-8.2 6.4-8.2ZM12 5.4c-2 0-3.2 1.8-3.2 4.2 0 2 1.4 3.6 3.2 3.6s3.2-1.6 3.2-3.6c0-2.4-1.2-4.2-3.2-4.2Z',
  },
  stormvale: {
    lines: 'M1.5 21.5C6 21 6.5 13.5 9 13.5s2 4 4.5 4S17 11 19 11s1.5 8 3.5 10.5',
    solid: 'M6.4 9.4a3.3 3.3 0 0 1 .2-6.6 4.4 4.4 0 0 1 8-.2 3.4 3.4 0 0 1 1.2 6.6L13 13l.6-3.6Z',
    tint: mount,
  },
  /** A trowel. */
  archeologist: {
    lines: 'M10.5 13.5 3 21',
    solid: 'M22 2 19.4 13.4 14.6 14l-4.6-4.6L10.6 4.6ZM2.6 18.2l3.2 3.2-2 2L.6 20.2Z',
    tint: mount,
  },
  /** A signpost. */
  trail_guide: {
    lines: 'M12 2v20M8 22h8',
    solid: 'M4.5 4h13L21 6.8 17.5 9.6h-13ZM19.5 11h-13L3 13.8l3.5 2.8h13Z',
    tint: mount,
  },
  cartographers_caravan: {
    lines: 'M3 11C3 5 7 3 12 3s9 2 9 8M1.5 15.5h21',
    solid: `M3 11h18v3.4H3Z${disc(7, 19, 3.4)}${disc(7, 19, 1.2)}${disc(17, 19, 3.4)}${disc(17, 19, 1.2)}`,
    tint: mount,
  },
  map_seller: {
    lines: 'M2.5 4 8 2l5 2 5-2v11M2.5 4v14L8 16l3 1.2M8 2v14M13 4v8',
    solid: `${disc(17.5, 18, 5)}M16.6 15.4h1.8v5.2h-1.8Z`,
    tint: mount,
  },
  moleia_mines: {
    lines: 'M19.5 21.5 8.5 8.5',
    solid: 'M1.5 13C3 6 7.5 2.5 15.5 2.5 11.5 4.5 9.6 6.6 8.6 8.4 6 9 4 10.4 1.5 13Z',
    tint: mount,
  },
  different_colors: {
    solid: `${disc(5.6, 6.4, 4.4)}M13.6 2h8.8v8.8h-8.8ZM7 13l5.6 9.4H1.4ZM18 12.6l5 5-5 5-5-5Z`,
  },
};
