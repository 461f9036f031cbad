import type { IconName } from '../art/icons';

const SEASON_ICONS: Record<string, IconName> = {
  winter: 'snow',
  spring: 'blossom',
  summer: 'sun',
  autumn: 'leaf',
};

export function seasonIcon(season: string): IconName {
  return SEASON_ICONS[season] ?? 'leaf';
}
