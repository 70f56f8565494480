import { describe, expect, it } from 'vitest';
import { playWithBot } from '#engine/runtime/test-kit.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import type { CssBox } from '#engine/runtime/layout/css-box.ts';
import { createLayout, isUpright, WHOLE_STAGE } from '#engine/runtime/layout/layout.ts';
import { readUpright } from '#engine/runtime/load.ts';
import { coveredShare, createPlateRoom } from './plate-room.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from './registry.ts';

/** As long as the longest sentence of the content: three lines on a narrow plate. */
const SENTENCE = { before: 'De restaurateur maakt het schilderij millimeter voor', after: 'schoon.' };
/** A screen in CSS pixels with what the page draws over the stage there, as it was measured with this sentence and ten beads. */
interface PageScreen {
  w: number;
  h: number;
  /** Height of the bar on top. */
  hud: number;
  task: CssBox;
  /** The task where the sentence has a place of its own in the world. */
  short: CssBox;
  /** Buttons, beads and purse. */
  around: readonly CssBox[];
}
const box = (x: number, y: number, w: number, h: number): CssBox => ({ x, y, w, h });
const SCREENS: readonly PageScreen[] = [
  {
    w: 1280,
    h: 720,
    hud: 109,
    task: box(278, 12, 620, 91),
    short: box(447, 12, 387, 70),
    around: [box(18, 12, 216, 64), box(912, 21, 248, 47), box(1172, 21, 90, 47)],
  },
  {
    w: 1024,
    h: 768,
    hud: 137,
    task: box(248, 12, 502, 119),
    short: box(318, 12, 362, 70),
    around: [box(18, 12, 216, 64), box(764, 61, 242, 36), box(922, 12, 84, 40)],
  },
  {
    w: 844,
    h: 390,
    hud: 105,
    task: box(233, 6, 393, 95),
    short: box(301, 6, 257, 64),
    around: [box(18, 6, 206, 64), box(635, 44, 191, 26), box(751, 6, 75, 32)],
  },
  {
    w: 390,
    h: 844,
    hud: 201,
    task: box(10, 86, 370, 109),
    short: box(56, 86, 278, 70),
    around: [box(10, 10, 208, 64), box(252, 50, 128, 26), box(301, 10, 79, 34)],
  },
];
/** Every fixture is played on one screen, every second one on a phone on its side, which has the least room; each screen has one. */
const TURNS = [2, 3, 2, 0, 2, 1].map((nr) => SCREENS[nr]);
function fixturesOn(screen: PageScreen, fixtures: readonly string[]): readonly string[] {
  const own = fixtures.filter((_, nr) => TURNS[nr % TURNS.length] === screen);
  return own.length > 0 ? own : fixtures.slice(-1);
}
/** What comes by or grows may be hidden so long, s: it moves on, and a child waits no longer than for a bubble. */
const PASSING = 1.2;
const MINUTE = 60_000;

/** Plays one fixture on one screen; what was hidden for longer than that. */
async function hiddenIn({ doc, eigen: own }: SpelPackage, fixture: string, screen: PageScreen) {
  const upright = isUpright(screen);
  const { stage } = upright ? readUpright(ENGINE_KIT, doc, own) : doc;
  const layout = createLayout({ ...screen, topCss: screen.hud, bottomCss: 0 }, stage.frame ?? WHOLE_STAGE);
  const room = createPlateRoom([doc.zin === undefined ? screen.task : screen.short, ...screen.around]);
  await playWithBot({
    doc,
    ...(own === undefined ? {} : { eigen: own }),
    fixture,
    bot: 'goed',
    items: 2,
    maxSeconds: doc.tests.maxSeconds,
    upright,
    layout,
    vary: (vraag) => ({ ...vraag, prompt: { ...vraag.prompt, sentence: SENTENCE } }),
    watch: (spel) => room.watch(spel),
  });
  return { hidden: [...room.hidden()].filter(([, seconds]) => seconds > PASSING), seen: room.seen() };
}

describe.each(SPEL_SLUGS)('%s', async (slug) => {
  const spel = await loadSpel(slug, 'nl');
  if (spel === null) throw new Error(`no game ${slug}`);
  const { doc } = spel;

  it.each(SCREENS)(
    '$w x $h: no answer or slot lies under the bar and a sentence of three lines',
    async (screen) => {
      for (const fixture of fixturesOn(screen, doc.tests.fixtures)) {
        const { hidden } = await hiddenIn(spel, fixture, screen);
        expect(hidden, fixture).toEqual([]);
      }
    },
    MINUTE,
  );
});

describe('looking under the task', () => {
  it('finds an answer that the task hides', async () => {
    const spel = await loadSpel(SPEL_SLUGS.find((slug) => slug === 'sneeuwkanon') ?? '', 'nl');
    const [screen] = SCREENS;
    if (spel === null || screen === undefined) throw new Error('nothing to look at');
    const all = { ...screen, task: box(0, 0, screen.w, screen.h) };
    const { hidden, seen } = await hiddenIn(spel, 'select:3', all);
    expect(seen).toBeGreaterThan(10);
    expect(hidden.length).toBeGreaterThan(2);
    expect((await hiddenIn(spel, 'select:3', { ...screen, task: box(0, 0, 1, 1) })).hidden).toEqual([]);
  });

  it('tells how much of a box is covered', () => {
    expect(coveredShare(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBe(0.5);
    expect(coveredShare(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(0);
  });
});
