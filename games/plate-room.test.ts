import { describe, expect, it } from 'vitest';
import { playWithBot } from '#engine/runtime/test-kit.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import type { CssBox } from '#engine/runtime/layout/css-box.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Layout } from '#engine/runtime/contract.ts';
import { createLayout, isUpright, onScreen, WHOLE_STAGE } from '#engine/runtime/layout/layout.ts';
import { readUpright } from '#engine/runtime/load.ts';
import { createLetterRoom, createWritingPaint, READABLE } from './letter-room.ts';
import { coveredShare, createPlateRoom } from './plate-room.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from './registry.ts';

/** As long as a teacher may write one; the plate is looked at too as it is with the longest sentence that has no row of its own. */
const SENTENCE = {
  before: 'Toen de zon bijna onder was en alle kinderen al heel moe in het hoge gras zaten, begon pas het echte',
  after: 'in de tuin van oma, met slingers tussen de bomen en lampjes.',
};
/** What the page draws over the stage, CSS px. */
interface Page {
  task: CssBox;
  /** Buttons, beads and purse. */
  around: readonly CssBox[];
}
/** A screen in CSS pixels with what lies over the stage there, as it was measured in a browser with ten beads. */
interface PageScreen {
  w: number;
  h: number;
  /** Height of the bar on top. */
  hud: number;
  /** A sentence of 70 characters, and one of 160. */
  plates: readonly [Page, Page];
  /** Where the sentence has a place of its own in the world: the task alone, and width and height of that board. */
  short: Page;
  board: { w: number; h: number };
}
const box = (x: number, y: number, w: number, h: number): CssBox => ({ x, y, w, h });
const SCREENS: readonly PageScreen[] = [
  {
    w: 1280,
    h: 720,
    hud: 138,
    plates: [
      { task: box(278, 12, 620, 120), around: [box(18, 12, 216, 64), box(912, 21, 248, 47), box(1172, 21, 90, 47)] },
      { task: box(382, 12, 880, 120), around: [box(18, 12, 216, 64), box(18, 85, 248, 47), box(278, 85, 90, 47)] },
    ],
    short: {
      task: box(447, 12, 387, 70),
      around: [box(18, 12, 216, 64), box(912, 21, 248, 47), box(1172, 21, 90, 47)],
    },
    board: { w: 880, h: 112 },
  },
  {
    w: 1024,
    h: 768,
    hud: 176,
    plates: [
      { task: box(248, 12, 502, 120), around: [box(18, 12, 216, 64), box(764, 61, 242, 36), box(922, 12, 84, 40)] },
      { task: box(274, 12, 732, 149), around: [box(18, 12, 216, 64), box(18, 134, 242, 36), box(18, 85, 84, 40)] },
    ],
    short: { task: box(318, 12, 362, 70), around: [box(18, 12, 216, 64), box(764, 61, 242, 36), box(922, 12, 84, 40)] },
    board: { w: 720, h: 110 },
  },
  {
    w: 844,
    h: 390,
    hud: 109,
    plates: [
      { task: box(233, 6, 393, 94), around: [box(18, 6, 206, 64), box(635, 44, 191, 26), box(751, 6, 75, 32)] },
      { task: box(233, 6, 593, 94), around: [box(18, 6, 206, 64), box(18, 79, 191, 26)] },
    ],
    short: { task: box(301, 6, 257, 64), around: [box(18, 6, 206, 64), box(635, 44, 191, 26), box(751, 6, 75, 32)] },
    board: { w: 720, h: 81 },
  },
  {
    w: 390,
    h: 844,
    hud: 253,
    plates: [
      { task: box(10, 86, 370, 104), around: [box(10, 10, 208, 64), box(252, 50, 128, 26), box(301, 10, 79, 34)] },
      { task: box(10, 86, 370, 161), around: [box(10, 10, 208, 64), box(252, 50, 128, 26), box(301, 10, 79, 34)] },
    ],
    short: { task: box(56, 86, 278, 70), around: [box(10, 10, 208, 64), box(252, 50, 128, 26), box(301, 10, 79, 34)] },
    board: { w: 368, h: 140 },
  },
];
/** On a phone, which has the least room and the smallest letters, every fixture is played; larger screens share them. */
const PHONE = 640;
function fixturesOn(screen: PageScreen, fixtures: readonly string[]): readonly string[] {
  if (Math.min(screen.w, screen.h) < PHONE) return fixtures;
  return fixtures.filter((_, nr) => SCREENS[nr % 2] === screen);
}
/** What comes by or grows may be hidden so long, s: it moves on, and a child waits no longer than for a bubble. */
const PASSING = 1.2;
const MINUTE = 60_000;

/** The board of a sentence stands on the foot of its box and grows up. */
function boardIn(layout: Layout, { zin }: SceneDoc, { board }: PageScreen): CssBox[] {
  if (zin === undefined) return [];
  const { x, y, w, h } = onScreen(layout, zin.box);
  return [box(x + (w - board.w) / 2, y + h - board.h, board.w, board.h)];
}

/** The questions that come with the sentence of their word; the others have room for a task of three lines, as all had. */
const WITH_SENTENCE: ReadonlySet<Format> = new Set([
  'bouw',
  'kies',
  'gat',
  'dictee',
  'werkwoord',
  'oordeel',
  'sorteer',
  'zin',
]);

/** Plays one fixture on one screen; what was hidden for longer than that, and what was written too small. */
async function playOn({ doc, eigen: own }: SpelPackage, fixture: string, screen: PageScreen) {
  const upright = isUpright(screen);
  const seen = upright ? readUpright(ENGINE_KIT, doc, own) : doc;
  const layout = createLayout({ ...screen, topCss: screen.hud, bottomCss: 0 }, seen.stage.frame ?? WHOLE_STAGE);
  const pages = seen.zin === undefined ? screen.plates : [screen.short];
  const rooms = pages.map(({ task, around }) => createPlateRoom([task, ...around, ...boardIn(layout, seen, screen)]));
  let longest = false;
  const { paint, textOf } = createWritingPaint();
  const letters = createLetterRoom(textOf);
  await playWithBot({
    doc,
    ...(own === undefined ? {} : { eigen: own }),
    fixture,
    bot: 'goed',
    items: 2,
    maxSeconds: doc.tests.maxSeconds,
    upright,
    layout,
    paint,
    vary: (vraag) => {
      longest = WITH_SENTENCE.has(vraag.format);
      return { ...vraag, prompt: { ...vraag.prompt, sentence: SENTENCE } };
    },
    watch: (spel) => {
      for (const [nr, room] of rooms.entries()) if (nr === 0 || longest) room.watch(spel);
      letters.watch(spel);
    },
  });
  return {
    hidden: rooms.flatMap((room) => [...room.hidden()].filter(([, seconds]) => seconds > PASSING)),
    seen: rooms.reduce((sum, room) => sum + room.seen(), 0),
    small: letters.small(),
    written: letters.seen(),
  };
}

/** Where more words stand side by side than fit at 18 px, the largest that they can be: CSS px by game, width of the screen and fixture. */
const NO_ROOM: Readonly<Record<string, number>> = {
  // Five words of six letters on one tray, which is as wide as the phone.
  'dienbladbalanceren 390 sequence:zin': 16.3,
};

describe.each(SPEL_SLUGS)('%s', async (slug) => {
  const spel = await loadSpel(slug, 'nl');
  if (spel === null) throw new Error(`no game ${slug}`);
  const { fixtures } = spel.doc.tests;

  it.each(SCREENS)(
    '$w x $h: no answer or slot lies under the bar and a sentence of five lines, and every letter is large enough',
    async (screen) => {
      const wrong: Record<string, unknown> = {};
      for (const fixture of fixturesOn(screen, fixtures)) {
        const { hidden, small } = await playOn(spel, fixture, screen);
        const least = NO_ROOM[`${slug} ${screen.w} ${fixture}`] ?? READABLE;
        const tooSmall = [...small].filter(([, px]) => px < least);
        if (hidden.length + tooSmall.length > 0) wrong[fixture] = { hidden, tooSmall };
      }
      expect(wrong).toEqual({});
    },
    MINUTE,
  );
});

describe('looking under the task', () => {
  it('finds an answer that the task hides', async () => {
    const spel = await loadSpel(SPEL_SLUGS.find((slug) => slug === 'sneeuwkanon') ?? '', 'nl');
    const [screen] = SCREENS;
    if (spel === null || screen === undefined) throw new Error('nothing to look at');
    const page = (task: CssBox): PageScreen => ({
      ...screen,
      plates: [
        { task, around: [] },
        { task, around: [] },
      ],
    });
    const all = page(box(0, 0, screen.w, screen.h));
    const { hidden, seen } = await playOn(spel, 'select:3', all);
    expect(seen).toBeGreaterThan(10);
    expect(hidden.length).toBeGreaterThan(2);
    expect((await playOn(spel, 'select:3', page(box(0, 0, 1, 1)))).hidden).toEqual([]);
  });

  it('finds letters that are too small', async () => {
    const spel = await loadSpel(SPEL_SLUGS.find((slug) => slug === 'sneeuwkanon') ?? '', 'nl');
    const screen = SCREENS.find(({ w }) => w === 844);
    if (spel === null || screen === undefined) throw new Error('nothing to look at');
    const { small, written } = await playOn(spel, 'select:3', { ...screen, w: 422, h: 195 });
    expect(written).toBeGreaterThan(10);
    expect(small.size).toBeGreaterThan(2);
    expect(Math.max(...small.values())).toBeLessThan(READABLE);
    expect((await playOn(spel, 'select:3', screen)).small.size).toBe(0);
  });

  it('tells how much of a box is covered', () => {
    expect(coveredShare(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBe(0.5);
    expect(coveredShare(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  });
});
