import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './test-navigator.ts';
import { PRESET_FIGURES } from '#engine/core/domein/wardrobe.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Rig } from './assets.ts';
import { createEmptyAssets } from './plain/empty-assets.ts';
import { withOwnFigure } from './own-figure.ts';

const actors = (spel: string): SceneDoc['actors'] =>
  JSON.parse(readFileSync(new URL(`../../games/${spel}/scene.json`, import.meta.url), 'utf8')).actors;
/** The part of a document that this reads. */
const docOf = (spel: string): Pick<SceneDoc, 'actors'> => ({ actors: actors(spel) });
const car: Rig = { w: 380, h: 440, parts: [{ id: 'piloot' }, { id: 'lijf' }] };

describe('the child in a game', () => {
  const closed = vi.fn();
  let drawn: string[] = [];

  beforeEach(() => {
    drawn = [];
    closed.mockClear();
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode(): Promise<void> {
          drawn.push(decodeURIComponent(this.src));
          return Promise.resolve();
        }
      },
    );
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage: vi.fn() }) }) });
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2040, height: 1500, close: closed }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('takes the place of the sailor, with the parts and poses of every person', async () => {
    const base = createEmptyAssets();
    const assets = await withOwnFigure(base, docOf('botenkoers'), { figure: PRESET_FIGURES.mei, resolution: 2 });
    const rig = assets.rig('kind-stuur');
    expect(rig?.parts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lijf', 'hoofd', 'hoofd-dicht', 'arm-rechts-juich']),
    );
    const head = assets.texture('kind-stuur.hoofd');
    expect([head.width, head.height, head.trim?.width]).toEqual([240, 350, 208]);
    expect(head.frame.width).toBe(416);
    expect(assets.texture('kind-geel.hoofd')).toBe(base.texture('kind-geel.hoofd'));
    expect(drawn).toHaveLength(1);
    assets.destroy();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('drives the car: only the driver of the drawing is the child', async () => {
    const base = createEmptyAssets({ auto: car });
    const assets = await withOwnFigure(base, docOf('autorace'), { figure: PRESET_FIGURES.sem, resolution: 1 });
    expect(assets.rig('auto')).toBe(car);
    const driver = assets.texture('auto.piloot');
    expect([driver.width, driver.height]).toEqual([380, 440]);
    // The chin is about as far above the cut as in the drawing of the car.
    expect((driver.trim?.y ?? 0) + (driver.trim?.height ?? 0)).toBeGreaterThan(190);
    expect(assets.texture('auto.lijf')).toBe(base.texture('auto.lijf'));
    assets.destroy();
  });

  it('changes nothing in a game that shows no child', async () => {
    const base = createEmptyAssets();
    const doc = { actors: {} };
    expect(await withOwnFigure(base, doc, { figure: PRESET_FIGURES.sem, resolution: 1 })).toBe(base);
    expect(drawn).toEqual([]);
  });
});
