import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import type { Intent } from '#engine/runtime/contract.ts';
import { ScrubField } from './pieces/scrub-field.ts';
import { trialScene } from './pieces/test-scenes.ts';
import { scrubSchema } from './scrub.schema.ts';

const SIZE = [200, 120] as const;
const at = (x: number, y: number): [number, number] => [x, y];
/** Two pictures under a cover; the answer is given by tapping them. */
const pictures = (part: object = {}): object =>
  trialScene({
    capabilities: [{ shape: 'select', formats: ['kies'], weight: 1 }],
    sounds: { wrijf: 'sfx/roll' },
    mechanics: [
      { use: 'scrub', regions: 'vak-*', size: SIZE, layer: 'wereld', brush: 80, over: 'knop', ...part },
      { use: 'gesture', kind: 'pop', targets: 'knop' },
    ],
    prefabs: { drop: { sprite: 'ding', layer: 'wereld', states: { full: {}, empty: {} } } },
    entities: [
      ...[300, 640].map((x, i) => ({
        id: `vak-${i}`,
        sprite: 'ding',
        layer: 'wereld',
        at: at(x, 300),
      })),
      { id: 'knop', sprite: 'ding', layer: 'wereld', at: [300, 340], hit: { r: 30 } },
      ...[0, 1, 2, 3].map((i) => ({ id: `meet-${i}`, prefab: 'drop', at: at(100 + i * 20, 50) })),
    ],
  });

async function start(part: object = {}, o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: pictures(part), fixture: 'select:2', ...o });
  spel.session.start();
  spel.seconds(6);
  return spel;
}
const point = (kind: 'down' | 'move' | 'up', x: number, y: number): Intent => ({ kind, x, y, device: 'aanraken' });

/** Strokes from left to right over a region, `rows` of them from the top. */
function wipe(spel: TestSpel, x: number, rows: number): void {
  spel.session.intent(point('down', x - 95, 250));
  for (let row = 0; row < rows; row += 1) {
    spel.session.intent(point('move', x + (row % 2 === 0 ? 95 : -95), 250 + row * 45));
    spel.step(6);
    spel.session.intent(point('move', x + (row % 2 === 0 ? 95 : -95), 295 + row * 45));
    spel.step(6);
  }
  spel.session.intent(point('up', x, 300));
}
const count = (spel: TestSpel, event: string): number => spel.events.filter((one) => one.startsWith(event)).length;

describe('the field', () => {
  const brush = { radius: 30, hardness: 0.6, strength: 1 };

  it('counts what goes, once', () => {
    const field = new ScrubField(200, 100);
    expect(field.bare).toBeCloseTo(0);
    const gone = field.rub({ x: 0, y: 50 }, { x: 200, y: 50 }, brush);
    expect(gone).toBeGreaterThan(0.35);
    expect(gone).toBeLessThan(0.65);
    expect(field.bare).toBeCloseTo(gone, 5);
    expect(field.rub({ x: 0, y: 50 }, { x: 200, y: 50 }, brush)).toBeCloseTo(0, 6);
  });

  it('loses nothing to a stroke beside it', () => {
    const field = new ScrubField(200, 100);
    expect(field.rub({ x: -300, y: -200 }, { x: -90, y: 400 }, brush)).toBe(0);
    expect(field.rub({ x: 240, y: 50 }, { x: 240, y: 50 }, brush)).toBe(0);
  });

  it('loses more with every pass when the brush is soft', () => {
    const field = new ScrubField(200, 100);
    const soft = { ...brush, strength: 0.3 };
    const first = field.rub({ x: 0, y: 50 }, { x: 200, y: 50 }, soft);
    expect(first).toBeGreaterThan(0);
    expect(field.rub({ x: 200, y: 50 }, { x: 0, y: 50 }, soft)).toBeGreaterThan(0);
    expect(field.bare).toBeLessThan(0.6);
  });

  it('stays between covered and bare', () => {
    const field = new ScrubField(40, 40);
    field.grow(5);
    expect(field.bare).toBeCloseTo(0);
    field.grow(-5);
    expect(field.bare).toBeCloseTo(1);
  });
});

describe('scrub', () => {
  it('refuses a brush without strength and a region without size', () => {
    const base = { use: 'scrub', regions: 'vak', size: [10, 10], layer: 'wereld' };
    expect(scrubSchema.safeParse(base).success).toBe(true);
    expect(scrubSchema.safeParse({ ...base, strength: 0 }).success).toBe(false);
    expect(scrubSchema.safeParse({ ...base, size: [0, 10] }).success).toBe(false);
  });

  it('reveals the region that is rubbed, and only that, once', async () => {
    const spel = await start();
    wipe(spel, 300, 1);
    expect(spel.events).toContain('rub vak-0');
    expect(count(spel, 'revealed')).toBe(0);
    wipe(spel, 300, 3);
    wipe(spel, 300, 3);
    expect(spel.events.filter((one) => one.startsWith('revealed'))).toEqual(['revealed vak-0']);
    expect(spel.events).toContain('coverage vak-0 half');
    spel.destroy();
  });

  it('leaves a tap beside the regions, and on what lies over them, to others', async () => {
    const spel = await start();
    spel.session.intent(point('down', 1000, 600));
    spel.session.intent(point('down', 300, 340));
    expect(count(spel, 'rub')).toBe(0);
    expect(spel.events).toContain('pop knop');
    spel.destroy();
  });

  it('runs dry, tells it once, shows it, and fills again', async () => {
    const spel = await start({ supply: 0.2, refill: 4, meter: 'meet-*', opens: false });
    const full = (): number => spel.scene.group('meet-*').filter(({ state }) => state === 'full').length;
    spel.step(2);
    expect(full()).toBe(4);
    wipe(spel, 300, 3);
    expect(count(spel, 'empty')).toBe(1);
    spel.step(1);
    expect(full()).toBeLessThan(2);
    expect(count(spel, 'revealed')).toBe(0);
    spel.seconds(5);
    expect(full()).toBe(4);
    spel.destroy();
  });

  it('covers again in its time, and never when it does not regrow', async () => {
    const steam = await start({ regrow: 2 });
    wipe(steam, 300, 3);
    steam.seconds(8);
    wipe(steam, 300, 3);
    expect(count(steam, 'revealed vak-0')).toBe(2);
    steam.destroy();
    const still = await start();
    wipe(still, 300, 3);
    still.seconds(8);
    wipe(still, 300, 3);
    expect(count(still, 'revealed vak-0')).toBe(1);
    still.destroy();
  });

  it('works unpressed as a torch does', async () => {
    const spel = await start({ hover: true });
    for (let row = 0; row < 8; row += 1) spel.session.intent(point('move', row % 2 === 0 ? 210 : 390, 245 + row * 15));
    expect(count(spel, 'revealed')).toBe(1);
    spel.destroy();
  });

  it('opens and covers by a call', async () => {
    const spel = await start();
    const scrub = spel.scene.mechanic('scrub');
    scrub?.call?.('clear', { region: 'vak-0' });
    spel.seconds(1);
    wipe(spel, 300, 3);
    expect(count(spel, 'revealed vak-0')).toBe(0);
    scrub?.call?.('cover', {});
    wipe(spel, 300, 3);
    expect(count(spel, 'revealed vak-0')).toBe(1);
    spel.destroy();
  });

  it('needs more strokes for a harder kind of cover, and tells which it is', async () => {
    const mud = { name: 'mud', coats: [{ light: '#B08968', dark: '#7F5539' }], strength: 0.2 };
    const spel = await start({ kinds: [{ ...mud, share: 1 }] });
    wipe(spel, 300, 1);
    wipe(spel, 300, 1);
    expect(spel.events).toContain('rub vak-0 mud');
    expect(count(spel, 'revealed')).toBe(0);
    for (let i = 0; i < 4; i += 1) wipe(spel, 300, 3);
    expect(count(spel, 'revealed')).toBe(1);
    spel.destroy();
    const none = await start({ kinds: [{ ...mud, share: 0 }] });
    wipe(none, 300, 3);
    expect(none.events).toContain('rub vak-0');
    expect(count(none, 'revealed')).toBe(1);
    none.destroy();
  });

  it('makes a sound as long as the brush moves', async () => {
    const spel = await start({ sound: 'wrijf' });
    wipe(spel, 300, 2);
    expect(spel.sound.played).toContain('wrijf');
    spel.destroy();
  });
});

/** Every option is a carrier of its own under a cover. */
const carriers = (): object =>
  trialScene({
    capabilities: [{ shape: 'select', formats: ['kies'], weight: 1 }],
    mechanics: [
      { use: 'scrub', regions: 'drager', size: SIZE, layer: 'wereld', supply: 0.9, refill: 6, regrow: 9 },
      {
        use: 'spawner',
        prefabs: ['drager'],
        area: [200, 200, 800, 300],
        concurrent: 4,
        calm: { cols: 4, rows: 1, at: [240, 300], gap: [240, 150] },
      },
      { use: 'gesture', kind: 'pop', targets: 'drager' },
    ],
    prefabs: { drager: { layer: 'wereld', token: { plate: 'card', size: 90, width: 180 } } },
  });

it('is scrubbed by Space held down, while Enter gives the answer', async () => {
  const spel = await startTestSpel({ doc: carriers(), fixture: 'select:2', accessibility: { calm: true } });
  spel.session.start();
  spel.seconds(6);
  const token = spel.state.getState().choices[0]?.id ?? '';
  spel.session.focus(token);
  spel.session.intent({ kind: 'act', down: true, device: 'toets' });
  spel.seconds(2.5);
  spel.session.intent({ kind: 'act', down: false, device: 'toets' });
  expect(count(spel, 'revealed')).toBe(1);
  expect(spel.last).toBeNull();
  spel.session.intent({ kind: 'act', down: true, enter: true, device: 'toets' });
  expect(spel.last).toMatchObject({ attempt: { tokenId: token } });
  spel.destroy();
});

it('is scrubbed by the scan of the one switch, which costs no supply', async () => {
  const spel = await startTestSpel({
    doc: carriers(),
    fixture: 'select:2',
    accessibility: { calm: true, oneSwitch: true },
  });
  spel.session.start();
  spel.seconds(14);
  expect(count(spel, 'revealed')).toBeGreaterThanOrEqual(2);
  expect(count(spel, 'empty')).toBe(0);
  spel.destroy();
});

it.each(['goed', 'fout', 'willekeurig'] as const)('is played to the end by a bot: %s', async (bot) => {
  for (const accessibility of [{}, { calm: true }, { reducedMotion: true }, { oneSwitch: true }]) {
    const out = await playWithBot({ doc: carriers(), fixture: 'select:3', bot, accessibility });
    expect(out.done, out.step).toBe(true);
  }
});
