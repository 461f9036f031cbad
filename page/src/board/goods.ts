import { icons, type IconName } from '../art/icons';

export const RESOURCES = ['twig', 'resin', 'pebble', 'berry'] as const;

/** The picture of a good; goods that nobody has drawn yet look like «any». */
export function goodIcon(kind: string): IconName {
  return kind in icons ? (kind as IconName) : 'any';
}

const SEASON_ICONS: Record<string, IconName> = {
  winter: 'snow',
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

export function seasonIcon(season: string): IconName {
  return SEASON_ICONS[season] ?? 'leaf';
}
