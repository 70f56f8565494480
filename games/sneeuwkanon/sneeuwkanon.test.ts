import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('sneeuwkanon', 'nl');
  if (spel === null) throw new Error('no game');
  const { doc, eigen: own } = spel;
  const test = await startTestSpel({ doc, ...(own === undefined ? {} : { eigen: own }), fixture: 'select:3', ...o });
  test.session.start();
  test.seconds(4);
  return test;
}

/** Shoots at the right answer, or at a wrong one, and waits until it has come down. */
function shoot(spel: TestSpel, right: boolean): string {
  const built = spel.round.built(spel.session.question()?.id ?? '');
  const correct = built?.sleutel.goed[0];
  const target = spel.scene.group('pop-*').find(({ token }) => token !== null && (token.text === correct) === right);
  if (target?.token === null || target === undefined) throw new Error('no snowman');
  spel.session.choose(target.token.id, 'muis');
  spel.seconds(1.8);
  return target.id;
}

describe('forts', () => {
  it('stand for every answer, and their blocks stay where they are until something happens', async () => {
    const spel = await begin();
    expect(spel.scene.group('pop-*')).toHaveLength(3);
    const blocks = spel.scene.group('blok');
    const places = blocks.map(({ x, y }) => [x, y] as const);
    spel.seconds(5);
    for (const [i, { x, y }] of blocks.entries())
      expect(Math.hypot(x - (places[i]?.[0] ?? 0), y - (places[i]?.[1] ?? 0)), `block ${i}`).toBeLessThan(4);
    spel.destroy();
  });

  it('fall to pieces when they are hit rightly, and stand when they are not', async () => {
    for (const right of [true, false]) {
      const spel = await begin();
      const high = (): number => spel.scene.group('blok').filter(({ angle }) => Math.abs(angle) > 8).length;
      shoot(spel, right);
      expect(high() > 0, String(right)).toBe(right);
      spel.destroy();
    }
  });

  it('have small people when there are many answers, and none of them leaves the stage', async () => {
    const spel = await begin({ fixture: 'pairs:meervoud' });
    const targets = spel.scene.group('pop-lang-*');
    expect(targets).toHaveLength(6);
    for (const { x } of targets) expect(x > 400 && x < 1200).toBe(true);
    spel.destroy();
  });

  it('hold nobody who glides in calm', async () => {
    const places = async (calm: boolean): Promise<number> => {
      const spel = await begin({ s: 1, accessibility: { calm } });
      const before = spel.scene.group('pop-*').map(({ x }) => x);
      spel.seconds(1);
      const moved = spel.scene.group('pop-*').filter(({ x }, i) => Math.abs(x - (before[i] ?? 0)) > 1).length;
      spel.destroy();
      return moved;
    };
    expect(await places(true)).toBe(0);
    expect(await places(false)).toBeGreaterThan(0);
  });
});

describe('hats', () => {
  it('fly from the right snowman to the penguin, and stay there in the next question', async () => {
    const spel = await begin();
    shoot(spel, true);
    spel.seconds(2);
    expect(spel.events.filter((event) => event.startsWith('stack verzamelaar'))).toHaveLength(1);
    spel.seconds(3);
    shoot(spel, true);
    spel.seconds(2);
    const foot = spel.scene.entity('verzamelaar');
    const tower = spel.scene.group('hoed-*').filter(({ x }) => Math.abs(x - foot.x) < 10);
    expect(tower).toHaveLength(2);
    expect(new Set(tower.map(({ y }) => Math.round(y))).size).toBe(2);
    spel.destroy();
  });

  it('stay on the wrong snowman, who eats the ball', async () => {
    const spel = await begin();
    const id = shoot(spel, false);
    expect(spel.events).toContain(`almost ${id}`);
    expect(spel.events.some((event) => event.startsWith('stack'))).toBe(false);
    expect(spel.scene.group('hoed-*')).toHaveLength(3);
    spel.destroy();
  });

  it('never become a tower that grows out of the sky', async () => {
    const spel = await begin({ items: 14 });
    for (let i = 0; i < 14; i += 1) {
      if (spel.session.phase !== 'spel') break;
      shoot(spel, true);
      spel.seconds(6);
    }
    const foot = spel.scene.entity('verzamelaar');
    expect(spel.scene.group('hoed-*').filter(({ x }) => Math.abs(x - foot.x) < 40).length).toBeLessThanOrEqual(12);
    spel.destroy();
  });

  it('hop when the penguin is tapped', async () => {
    const spel = await begin();
    shoot(spel, true);
    spel.seconds(5);
    const { x, y } = spel.scene.entity('verzamelaar');
    for (const kind of ['down', 'up'] as const) spel.session.intent({ kind, x, y: y - 40, device: 'aanraken' });
    expect(spel.events).toContain('tap verzamelaar');
    spel.destroy();
  });
});
