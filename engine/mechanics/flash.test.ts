import { describe, expect, it } from 'vitest';
import type { SceneInput } from '#engine/document/scene.ts';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { flashSchema } from './flash.schema.ts';
import { rowsOf } from './pieces/flash-text.ts';
import { trialScene } from './pieces/test-scenes.ts';

const scene = (over: object = {}): SceneInput =>
  trialScene({
    capabilities: [{ shape: 'read', formats: ['flits'], weight: 1 }],
    mechanics: [
      {
        use: 'flash',
        window: 'raam',
        cover: 'stoom',
        eye: 'oog',
        onward: 'verder',
        ghost: { entity: 'schim', from: [100, 500], to: [1100, 500] },
        ...over,
      },
      { use: 'typing' },
      { use: 'gesture', kind: 'pop', targets: 'raam' },
    ],
    entities: [
      { id: 'raam', sprite: 'ding', layer: 'wereld', at: [640, 300], hit: { w: 300, h: 200 } },
      { id: 'stoom', sprite: 'ding', layer: 'wereld', at: [640, 400] },
      { id: 'oog', sprite: 'ding', layer: 'wereld', at: [300, 200], hit: { r: 50 } },
      { id: 'verder', sprite: 'ding', layer: 'wereld', at: [640, 520], hit: { r: 50 } },
      { id: 'schim', sprite: 'ding', layer: 'wereld', at: [0, 0] },
    ],
  });

/** In the first question, at its first step. */
async function begin(o: Partial<TestOptions> & { over?: object } = {}): Promise<TestSpel> {
  const { over, ...rest } = o;
  const spel = await startTestSpel({ doc: scene(over), fixture: 'read:flits', ...rest });
  spel.session.start();
  spel.session.skip();
  spel.step(1);
  return spel;
}
const tap = (spel: TestSpel, x: number, y: number): void => {
  for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y, device: 'muis' });
};
const type = (spel: TestSpel, text: string): void => {
  for (const letter of text) spel.session.intent({ kind: 'letter', letter, device: 'toets' });
};
const seenCount = (spel: TestSpel, why: string): number => spel.events.filter((e) => e === `seen raam ${why}`).length;

describe('rows of text', () => {
  it('break where a word no longer fits, and leave a long word whole', () => {
    expect(rowsOf(['de', 'kat', 'zit'], 6)).toEqual(['de kat', 'zit']);
    expect(rowsOf(['schroevendraaier', 'in'], 6)).toEqual(['schroevendraaier', 'in']);
    expect(rowsOf([], 6)).toEqual([]);
  });
});

describe('flash', () => {
  it('refuses an exposure that grows shorter after a miss', () => {
    expect(flashSchema.safeParse({ use: 'flash', window: 'raam', longer: 0.5 }).success).toBe(false);
  });

  it('shows the word in the world as long as the question says, and then covers it', async () => {
    const spel = await begin();
    expect(spel.events).toContain('seen raam first');
    expect(spel.state.getState()).toMatchObject({ flits: 'lamp', flitsInWorld: true });
    spel.seconds(1.1);
    expect(spel.events).not.toContain('covered raam');
    spel.seconds(0.2);
    expect(spel.events).toContain('covered raam');
    expect(spel.state.getState().flits).toBeNull();
    expect(spel.session.question()?.view.shape).toBe('entry');
    spel.seconds(1);
    expect(spel.scene.entity('stoom').view.alpha).toBe(1);
    spel.destroy();
  });

  it.each([{ calm: true }, { oneSwitch: true }])('is never seen too short: %o', async (accessibility) => {
    const spel = await begin({ accessibility });
    spel.seconds(1.4);
    expect(spel.events).not.toContain('covered raam');
    spel.seconds(0.2);
    expect(spel.events).toContain('covered raam');
    spel.destroy();
  });

  it('shows a text to be covered without a time of its own for the time of the scene', async () => {
    const spel = await begin({
      over: { exposureMs: 800 },
      vary: (vraag) => {
        if (vraag.view.shape !== 'read') return vraag;
        const { exposureMs: _, ...view } = vraag.view;
        return { ...vraag, view };
      },
    });
    spel.seconds(0.7);
    expect(spel.events).not.toContain('covered raam');
    spel.seconds(0.2);
    expect(spel.events).toContain('covered raam');
    spel.destroy();
  });

  it('only fades with less movement', async () => {
    const spel = await begin({ accessibility: { reducedMotion: true } });
    const { scale } = spel.scene.entity('stoom');
    spel.seconds(1.5);
    expect(spel.scene.entity('stoom').view.alpha).toBeGreaterThan(0);
    expect(spel.scene.entity('stoom').scale).toBe(scale);
    spel.destroy();
  });

  it('flashes again half as long again after a miss, and takes no letter meanwhile', async () => {
    const spel = await begin();
    spel.seconds(2);
    type(spel, 'q');
    spel.seconds(0.5);
    expect(seenCount(spel, 'miss')).toBe(1);
    type(spel, 'l');
    expect(spel.state.getState().input).toBe('');
    spel.seconds(1.6);
    expect(spel.state.getState().flits).toBe('lamp');
    spel.seconds(0.4);
    expect(spel.state.getState().flits).toBeNull();
    type(spel, 'l');
    expect(spel.state.getState().input).toBe('l');
    spel.destroy();
  });

  it('gives one look again for free: by its eye or by the key up, and no second one', async () => {
    const spel = await begin();
    expect(spel.scene.entity('oog').visible).toBe(false);
    tap(spel, 300, 200);
    expect(seenCount(spel, 'look')).toBe(0);
    spel.seconds(1.5);
    expect(spel.scene.entity('oog').visible).toBe(true);
    tap(spel, 300, 200);
    expect(seenCount(spel, 'look')).toBe(1);
    expect(spel.scene.entity('oog').visible).toBe(false);
    spel.seconds(1.5);
    spel.session.intent({ kind: 'dir', dir: 'up', down: true, device: 'toets' });
    expect(seenCount(spel, 'look')).toBe(1);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it.each([
    ['once only', [], 6],
    ['twice', ['up'], 2],
  ] as const)('gives play points for a word that was seen once: seen %s', async (_, keys, munten) => {
    const spel = await begin({ over: { bonus: 4 }, items: 1 });
    spel.seconds(1.5);
    for (const dir of keys) spel.session.intent({ kind: 'dir', dir, down: true, device: 'toets' });
    spel.seconds(1.5);
    type(spel, 'lamp');
    spel.seconds(5);
    expect(spel.state.getState().result?.coins).toBe(munten);
    spel.destroy();
  });

  it('hands out a look by a call from a trigger', async () => {
    const spel = await begin({ over: { looks: 2 } });
    spel.seconds(1.5);
    spel.scene.mechanic('flash')?.call?.('look', {});
    expect(seenCount(spel, 'look')).toBe(1);
    spel.destroy();
  });

  it('has nothing to look at when a question shows nothing', async () => {
    const spel = await begin({ fixture: 'entry:brood' });
    spel.seconds(1);
    spel.session.intent({ kind: 'dir', dir: 'up', down: true, device: 'toets' });
    expect(spel.events.filter((e) => e.startsWith('seen'))).toEqual([]);
    expect(spel.scene.entity('oog').visible).toBe(false);
    spel.destroy();
  });

  it('leaves the word to look-cover-do after the third miss', async () => {
    const spel = await begin();
    spel.seconds(2);
    for (let i = 0; i < 3; i += 1) {
      type(spel, 'q');
      spel.seconds(5);
    }
    expect(seenCount(spel, 'miss')).toBe(2);
    spel.destroy();
  });
});

describe('lines in the own tempo', () => {
  const lineIds = (spel: TestSpel): string[] => spel.state.getState().choices.map(({ id, busy }) => `${id} ${busy}`);

  it('are read one by one: by a tap on the window, a key, or the mirror', async () => {
    const spel = await begin({ fixture: 'read:zin' });
    expect(lineIds(spel)).toEqual(['line-0 false', 'line-1 false', 'line-2 false']);
    expect(spel.state.getState().choices[1]?.label).toBe('lekker op de mat');
    expect(spel.scene.entity('verder').visible).toBe(true);
    tap(spel, 640, 300);
    expect(lineIds(spel)[0]).toBe('line-0 true');
    tap(spel, 640, 520);
    spel.seconds(1);
    spel.session.choose('line-2', 'knop');
    expect(spel.events.filter((e) => e.startsWith('lineRead'))).toHaveLength(3);
    expect(spel.last?.attempt).toMatchObject({ kind: 'readDone' });
    expect(spel.session.question()?.view.shape).toBe('select');
    expect(spel.scene.entity('verder').visible).toBe(false);
    spel.destroy();
  });

  it('wait for a child that does nothing', async () => {
    const spel = await begin({ fixture: 'read:zin' });
    spel.seconds(30);
    expect(spel.last).toBeNull();
    spel.destroy();
  });

  it.each([false, true])('run against a ghost in the tempo of before; calm: %s', async (calm) => {
    const spel = await begin({ fixture: 'read:zin', accessibility: { calm }, items: 2 });
    const ghost = spel.scene.entity('schim');
    const read = (seconds: number): void => {
      for (let i = 0; i < 3; i += 1) {
        spel.seconds(seconds);
        spel.session.intent({ kind: 'act', down: true, device: 'toets' });
      }
    };
    read(2);
    expect(ghost.visible).toBe(false);
    const built = spel.round.built(spel.session.question()?.id ?? '');
    const view = spel.session.question()?.view;
    const right = view?.shape === 'select' ? view.options.find((t) => t.text === 'op de mat') : undefined;
    expect(built).toBeDefined();
    spel.session.choose(right?.id ?? '', 'knop');
    spel.seconds(3);
    expect(spel.session.question()?.view.shape).toBe('read');
    expect(ghost.visible).toBe(!calm);
    read(0.5);
    expect(spel.events.includes('ahead raam')).toBe(!calm);
    spel.destroy();
  });
});

describe('bots', () => {
  it.each(['read:flits', 'read:flits-kies', 'read:zin'])(
    'play %s to the end',
    async (fixture) => {
      for (const bot of ['goed', 'fout', 'willekeurig'] as const)
        for (const accessibility of [{}, { calm: true }, { reducedMotion: true }]) {
          const out = await playWithBot({ doc: scene(), fixture, bot, accessibility });
          expect(out.done, `${bot} ${out.step}`).toBe(true);
        }
    },
    60_000,
  );
});
