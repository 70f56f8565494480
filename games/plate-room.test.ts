import { describe, expect, it } from 'vitest';
import { playWithBot } from '#engine/runtime/test-kit.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import type { CssBox } from '#engine/runtime/layout/css-box.ts';
import { createLayout, isUpright, WHOLE_STAGE } from '#engine/runtime/layout/layout.ts';
import { readUpright } from '#engine/runtime/load.ts';
import { coveredShare, createPlateRoom, type TaskScreen } from './plate-room.ts';
import { loadSpel, SPEL_SLUGS, type SpelPackage } from './registry.ts';

/** As long as the longest sentence of the content: three lines on a narrow plate. */
const SENTENCE = { before: 'De restaurateur maakt het schilderij millimeter voor', after: 'schoon.' };
/** Bar and task as the page draws them with this sentence and ten beads, and where a sentence has a place of its own in the world. */
const SCREENS: readonly (TaskScreen & { short: CssBox })[] = [
  { w: 1280, h: 720, hud: 109, task: { x: 278, y: 12, w: 620, h: 91 }, short: { x: 447, y: 12, w: 387, h: 70 } },
  { w: 1024, h: 768, hud: 137, task: { x: 248, y: 12, w: 502, h: 119 }, short: { x: 318, y: 12, w: 362, h: 70 } },
  { w: 844, h: 390, hud: 105, task: { x: 233, y: 6, w: 393, h: 95 }, short: { x: 301, y: 6, w: 257, h: 64 } },
  { w: 390, h: 844, hud: 201, task: { x: 10, y: 86, w: 370, h: 109 }, short: { x: 56, y: 86, w: 278, h: 70 } },
];
/** What comes by or grows may be hidden so long, s: it moves on, and a child waits no longer than for a bubble. */
const PASSING = 1.2;
const MINUTE = 60_000;

/** Plays one fixture on one screen; what was hidden for longer than that. */
async function hiddenIn({ doc, eigen: own }: SpelPackage, fixture: string, screen: TaskScreen) {
  const upright = isUpright(screen);
  const { stage } = upright ? readUpright(ENGINE_KIT, doc, own) : doc;
  const layout = createLayout({ ...screen, topCss: screen.hud, bottomCss: 0 }, stage.frame ?? WHOLE_STAGE);
  const room = createPlateRoom(screen);
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
    '$w x $h: no answer or slot lies under a sentence of three lines',
    async ({ short, ...long }) => {
      const screen = doc.zin === undefined ? long : { ...long, task: short };
      for (const fixture of doc.tests.fixtures) {
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
    const all = { ...screen, task: { x: 0, y: 0, w: screen.w, h: screen.h } };
    const { hidden, seen } = await hiddenIn(spel, 'select:3', all);
    expect(seen).toBeGreaterThan(10);
    expect(hidden.length).toBeGreaterThan(2);
    expect((await hiddenIn(spel, 'select:3', { ...screen, task: { x: 0, y: 0, w: 1, h: 1 } })).hidden).toEqual([]);
  });

  it('tells how much of a box is covered', () => {
    const box = { x: 0, y: 0, w: 10, h: 10 };
    expect(coveredShare(box, { x: 5, y: 0, w: 10, h: 10 })).toBe(0.5);
    expect(coveredShare(box, { x: 10, y: 0, w: 10, h: 10 })).toBe(0);
  });
});
