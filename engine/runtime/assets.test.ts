import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './test-navigator.ts';
import { loadSceneAssets, prepareSceneAssets } from './assets.ts';

const FOLDER = '/spel-assets/race/';
/** A bowl of 140 x 90 stage pixels, trimmed by 10 on the left, and a board; a page each. */
const PAGES = [
  { key: 'kom', w: 140, h: 90, trim: 10 },
  { key: 'bord', w: 60, h: 40, trim: 0 },
];

/** Page `nr` as the atlas build writes it at `scale` texture pixels per stage pixel. */
function page(nr: number, scale: number): object {
  const { key, w, h, trim } = PAGES[nr] ?? { key: '', w: 0, h: 0, trim: 0 };
  const box = { w: (w - trim) * scale, h: h * scale };
  return {
    frames: {
      [key]: {
        frame: { x: 0, y: 0, ...box },
        spriteSourceSize: { x: trim * scale, y: 0, ...box },
        sourceSize: { w: w * scale, h: h * scale },
      },
    },
    meta: { image: `atlas-${nr}@${scale}x.webp`, scale: String(scale), pages: PAGES.length, rigs: {} },
  };
}

/** What a server has that drew this resolution; it answers a double first page with the single one until that is drawn. */
function served(drawn: 1 | 2): Map<string, object> {
  const files = PAGES.map((_, nr): [string, object] => [`atlas-${nr}@${drawn}x.json`, page(nr, drawn)]);
  return new Map<string, object>([...files, ['atlas-0@2x.json', page(0, drawn)]]);
}

describe('the pictures of a game', () => {
  let asked: string[];
  let files: Map<string, object>;
  const closed = vi.fn();

  beforeEach(() => {
    asked = [];
    closed.mockClear();
    vi.stubGlobal('fetch', (url: string) => {
      const name = url.replace(FOLDER, '');
      asked.push(name);
      if (name.endsWith('.webp')) return Promise.resolve(new Response('picture'));
      const json = files.get(name);
      return Promise.resolve(json === undefined ? new Response(null, { status: 404 }) : Response.json(json));
    });
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 512, height: 512, close: closed }));
  });
  afterEach(() => vi.unstubAllGlobals());

  const sizes = async () => {
    const assets = await loadSceneAssets({ spel: 'race', resolution: 2 });
    const found = PAGES.map(({ key }) => {
      const { width, height, trim, frame } = assets.texture(key);
      return { width, height, left: trim?.x, texels: frame.width };
    });
    assets.destroy();
    return found;
  };

  it('come in double resolution when that is drawn', async () => {
    files = served(2);
    expect(await sizes()).toEqual([
      { width: 140, height: 90, left: 10, texels: 260 },
      { width: 60, height: 40, left: 0, texels: 120 },
    ]);
    expect(asked.toSorted()).toEqual(['atlas-0@2x.json', 'atlas-0@2x.webp', 'atlas-1@2x.json', 'atlas-1@2x.webp']);
  });

  it('fall back on the single drawings as a whole: every page and picture, at the same size on the stage', async () => {
    files = served(1);
    expect(await sizes()).toEqual([
      { width: 140, height: 90, left: 10, texels: 130 },
      { width: 60, height: 40, left: 0, texels: 60 },
    ]);
    expect(asked.toSorted()).toEqual(['atlas-0@1x.webp', 'atlas-0@2x.json', 'atlas-1@1x.json', 'atlas-1@1x.webp']);
  });

  it('are given back when the game ends', async () => {
    files = served(1);
    await sizes();
    expect(closed).toHaveBeenCalledTimes(PAGES.length);
  });

  it('are fetched once for a game that a child is on the way to, also when it comes after another game', async () => {
    files = served(2);
    prepareSceneAssets({ spel: 'race', resolution: 2 });
    prepareSceneAssets({ spel: 'race', resolution: 2 });
    await sizes();
    expect(asked, 'read at its stone and asked again at its door').toHaveLength(2 * PAGES.length);
    await sizes();
    expect(asked, 'what was prepared is taken once').toHaveLength(4 * PAGES.length);
  });

  it('are freed when the child went to another game', async () => {
    files = served(2);
    prepareSceneAssets({ spel: 'boot', resolution: 2 });
    files = served(1);
    await sizes();
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(PAGES.length), { timeout: 40_000 });
  });

  it('are asked for again when they failed on the way', async () => {
    files = new Map();
    prepareSceneAssets({ spel: 'race', resolution: 2 });
    await vi.waitFor(() => expect(asked).toContain('atlas-0@1x.json'), { timeout: 40_000 });
    files = served(2);
    expect(await sizes()).toHaveLength(PAGES.length);
  });

  it('do not load at all when a later page is missing', async () => {
    files = served(1);
    files.delete('atlas-1@1x.json');
    await expect(loadSceneAssets({ spel: 'race', resolution: 2 })).rejects.toThrow('atlas-1@1x.json: 404');
    expect(asked.filter((name) => name.endsWith('.webp'))).toEqual([]);
  });
});
