import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadFaces, loadVillage } from '../boxes/faces.svelte';
import { seasons } from './backdrop';
import { emblemOf, type Kind } from './emblems';
import { gladeUrl, seasonOf } from './glade';
import { sceneUrl } from './scene';
import { treeUrl } from './tree';

beforeAll(() => loadFaces());

const base: Record<Kind, string> = {
  critter: `architect bard barge_toad chip_sweep doctor fool historian husband innkeeper judge king
    miner_mole monk peddler postal_pigeon queen ranger shepherd shopkeeper teacher undertaker
    wanderer wife woodcarver juggler scurrble_champion town_crier rugwort_the_rowdy
    rugwort_the_robber rugwort_the_ruler amilla_glistendew cirrus_windfall foresight fynn_nobletail
    poe`,
  construction: `castle cemetery chapel clock_tower courthouse crane dungeon ever_tree fairgrounds
    farm general_store inn lookout mine monastery palace post_office resin_refinery ruins school
    storehouse theater twig_barge university carnival gazette scurrble_stadium bridge_of_the_sky
    mcgregors_market oleanders_opera_house silver_scale_spring the_green_acorn`,
  event: `city_monument grand_tour harvest_festival cartographers_expedition
    a_brilliant_marketing_plan a_well_run_city an_evening_of_fireworks ancient_scrolls_discovered
    capture_of_the_acorn_thieves croak_wart_cure flying_doctor_service graduation_of_scholars
    ministering_to_miscreants path_of_the_pilgrims performer_in_residence pristine_chapel_ceiling
    remembering_the_fallen tax_relief the_everdell_games under_new_management`,
  location: `basic_three_twigs basic_two_twigs_card basic_two_resin basic_resin_card basic_pebble
    basic_two_cards_point basic_berry basic_berry_card haven journey_2 journey_3 journey_4 journey_5
    forest_two_berries_card forest_two_any forest_discard_draw_double forest_copy_basic_card
    forest_pebble_three_cards forest_twig_resin_berry forest_three_berries forest_two_resin_twig
    forest_two_cards_any forest_discard_three_any forest_meadow_two_play_one`,
};

type SceneRequest = Parameters<typeof sceneUrl>[0];

/** The picture itself, out of its address. */
function scene(request: SceneRequest): string {
  return decodeURIComponent(sceneUrl(request).replace('data:image/svg+xml,', ''));
}

const all: SceneRequest[] = (Object.entries(base) as [Kind, string][]).flatMap(([kind, ids]) =>
  ids.split(/\s+/).map((id) => ({ id, kind })),
);
const unknown: SceneRequest[] = (['critter', 'construction', 'event', 'location'] as const).map(
  (kind) => ({ id: 'not_yet_drawn', kind }),
);

/** Whether there is a drawn emblem for this id: others are composed anew at every call. */
function isDrawn(id: string, kind: Kind): boolean {
  return emblemOf(id, kind) === emblemOf(id, kind);
}

/** What must not be in a picture: code, and anything fetched from elsewhere. */
const FOREIGN =
  /<script|<foreignObject|<image|<use|<style|\son\w+=|javascript:|@import|href|url\((?!#)/i;

describe('scenes', () => {
  it.each(all)('$kind $id has an emblem of its own', ({ id, kind }) => {
    expect(isDrawn(id, kind)).toBe(true);
  });

  it.each(unknown)('$kind $id is composed', ({ id, kind }) => {
    expect(isDrawn(id, kind)).toBe(false);
  });

  it('are all different', () => {
    expect(new Set([...all, ...unknown].map(scene)).size).toBe(all.length + unknown.length);
  });

  it('are the same every time, also when drawn anew', async () => {
    const before = all.map(sceneUrl);
    vi.resetModules();
    const again = await import('./scene');
    await (await import('../boxes/faces.svelte')).loadFaces();
    expect(all.map(again.sceneUrl)).toEqual(before);
  });

  it('draw something for ids without a drawing, and not the same for two', () => {
    for (const { kind } of unknown) {
      const some = scene({ id: 'some_id', kind });
      expect(some).not.toBe(scene({ id: 'other_id', kind }));
      expect(some.match(/<path/g)?.length).toBeGreaterThan(12);
    }
  });

  it('do not mistake names of object properties for emblems', () => {
    expect(isDrawn('constructor', 'critter')).toBe(false);
    expect(scene({ id: 'constructor', kind: 'critter' })).toMatch(/^<svg.*<path/s);
  });

  it('change with light, season and format', () => {
    const inn = { id: 'inn', kind: 'construction' } as const;
    const variants = [
      scene(inn),
      scene({ ...inn, color: 'red' }),
      scene({ ...inn, season: 'winter' }),
      scene({ ...inn, wide: true }),
    ];
    expect(new Set(variants).size).toBe(variants.length);
  });

  it('contain nothing foreign and no broken numbers', () => {
    for (const request of [...all, ...unknown]) {
      for (const wide of [false, true]) {
        const picture = scene({ ...request, wide });
        const own = picture.replace('http://www.w3.org/2000/svg', '');
        expect(own).not.toMatch(FOREIGN);
        expect(own).not.toContain('http');
        expect(own).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it('keep within what a full board can bear', () => {
    for (const request of all) {
      const picture = scene(request);
      expect(picture.match(/<path/g)?.length).toBeLessThanOrEqual(70);
      expect(picture.length).toBeLessThan(16_000);
    }
  });

  it('are whole pictures in addresses without anything that would have to be quoted', () => {
    for (const request of all) {
      expect(sceneUrl(request)).toMatch(/^data:image\/svg\+xml,[^#"<>]+$/);
      expect(scene(request)).toMatch(/^<svg .*<\/svg>$/s);
    }
  });
});

describe('tree and glade', () => {
  it('differ by season', async () => {
    const village = await loadVillage();
    for (const format of ['ribbon', 'narrow', 'square'] as const) {
      expect(new Set(seasons.map((season) => treeUrl(format, season))).size).toBe(4);
    }
    const glades = seasons.flatMap((season) => [
      gladeUrl(season, false, village),
      gladeUrl(season, true, village),
    ]);
    expect(new Set(glades).size).toBe(8);
    for (const address of glades) expect(decodeURIComponent(address)).not.toMatch(/NaN|undefined/);
  });

  it('show a village that its box has drawn', async () => {
    vi.resetModules();
    const emblems = await import('./emblems');
    const { far, near, walkers } = await (await import('../boxes/faces.svelte')).loadVillage();
    // What is composed is composed anew each time it is asked for.
    const drawn = (kind: Kind, id: string): boolean =>
      emblems.emblemOf(id, kind) === emblems.emblemOf(id, kind);
    expect(drawn('critter', 'some_id')).toBe(false);
    expect(far.length + near.length).toBeGreaterThan(0);
    for (const [id] of [...far, ...near]) expect(drawn('construction', id)).toBe(true);
    for (const [id] of walkers) expect(drawn('critter', id)).toBe(true);
  });

  it('know the season of a day', () => {
    expect(seasonOf(new Date(2026, 0, 10))).toBe('winter');
    expect(seasonOf(new Date(2026, 3, 10))).toBe('spring');
    expect(seasonOf(new Date(2026, 6, 10))).toBe('summer');
    expect(seasonOf(new Date(2026, 9, 10))).toBe('autumn');
  });
});
