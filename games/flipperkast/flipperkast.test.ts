import { describe, expect, it } from 'vitest';
import type { Entity } from '#engine/runtime/contract.ts';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('flipperkast', 'nl');
  if (spel === null) throw new Error('no game');
  const { doc, eigen: own } = spel;
  const test = await startTestSpel({
    doc,
    ...(own === undefined ? {} : { eigen: own }),
    fixture: 'sequence:kat',
    ...o,
  });
  test.session.start();
  test.seconds(4);
  return test;
}
const targets = (spel: TestSpel): readonly Entity[] => spel.scene.group('doel*');
const said = (spel: TestSpel, event: string): string[] => spel.events.filter((one) => one.split(' ')[0] === event);
function put(spel: TestSpel, { x, y }: { x: number; y: number }): void {
  const ball = spel.scene.entity('bal');
  spel.scene.services.world?.teleport(ball, x, y);
  spel.scene.services.world?.velocity(ball, 0, 0);
}
/** Gives the letter that is next. */
function shootNext(spel: TestSpel): Entity {
  const word = spel.round.built(spel.session.question()?.id ?? '')?.sleutel.goed[0] ?? '';
  const letter = word[spel.scene.nextSlot()];
  const target = targets(spel).find(({ token }) => token?.text === letter);
  if (target?.token === null || target === undefined) throw new Error('no target');
  spel.session.choose(target.token.id, 'knop');
  spel.seconds(1.6);
  return target;
}

describe('the board', () => {
  it('has a target for every answer, and the right one goes down', async () => {
    const spel = await begin();
    expect(
      targets(spel)
        .map(({ token }) => token?.text)
        .toSorted(),
    ).toEqual(['a', 'k', 'o', 't']);
    const target = shootNext(spel);
    expect(target.token).toBeNull();
    expect(target.state).toBe('down');
    spel.destroy();
  });

  it('has wide plates for words and small ones for many letters', async () => {
    const kinds: (string | null | undefined)[] = [];
    const fixtures = [
      'sequence:kat',
      'sequence:s-morgens',
      'select:4',
      'sequence:schroevendraaier-klankgroepen',
      'entry:brood',
    ];
    for (const fixture of fixtures) {
      const spel = await begin({ fixture });
      kinds.push(targets(spel)[0]?.prefab);
      spel.destroy();
    }
    expect(kinds).toEqual(['doel', 'doel-klein', 'doel-breed', 'doel-half', undefined]);
  });

  it('keeps its targets apart and on the playfield, also when they slide', async () => {
    const spel = await begin({ fixture: 'sequence:s-morgens', s: 1 });
    const places = targets(spel).map(({ x, y }) => ({ x, y }));
    for (const { x, y } of places) expect(x > 390 && x < 850 && y > 120 && y < 420).toBe(true);
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(82);
    spel.destroy();
  });
});

describe('the machine', () => {
  it('shows something new in the second, the fifth and the tenth round', async () => {
    const seen: number[] = [];
    for (const s of [0, 0.08, 0.32, 0.72]) {
      const spel = await begin({ s });
      seen.push(['goudster', 'ufo', 'gat-1', 'gat-2'].filter((id) => spel.scene.entity(id).visible).length);
      spel.destroy();
    }
    expect(seen).toEqual([0, 1, 2, 4]);
  });

  it('lights a lamp for every word', async () => {
    const spel = await begin();
    for (let i = 0; i < 3; i += 1) shootNext(spel);
    expect(spel.scene.group('lampen').filter(({ state }) => state === 'on')).toHaveLength(1);
    spel.destroy();
  });

  it('gives the star once, and puts it elsewhere', async () => {
    const spel = await begin({ s: 0.1 });
    const star = spel.scene.entity('goudster');
    const { x, y } = star;
    spel.session.intent({ kind: 'act', down: true, device: 'toets' });
    spel.session.intent({ kind: 'act', down: false, device: 'toets' });
    spel.seconds(1);
    put(spel, { x, y });
    spel.step(2);
    expect(said(spel, 'star')).toHaveLength(1);
    expect([star.x, star.y]).not.toEqual([x, y]);
    spel.destroy();
  });

  it('has two holes with one way between them', async () => {
    const spel = await begin({ s: 0.8 });
    put(spel, spel.scene.entity('gat-1'));
    spel.step(2);
    expect(said(spel, 'hole')).toEqual(['hole gat-1 gat-2']);
    expect(spel.scene.entity('bal').x).toBeGreaterThan(700);
    spel.destroy();
  });

  it('pays the jackpot for all three bumpers', async () => {
    const spel = await begin();
    for (const id of ['bumper-ster', 'bumper-bel', 'bumper-bel', 'bumper-paddo']) spel.scene.emit('bumper', id, 'bal');
    expect(said(spel, 'jackpot')).toHaveLength(1);
    spel.destroy();
  });

  it('flips by itself for every letter that is typed', async () => {
    const spel = await begin({ fixture: 'entry:brood' });
    spel.session.intent({ kind: 'letter', letter: 'b', device: 'toets' });
    expect(said(spel, 'flip')).toHaveLength(2);
    expect(said(spel, 'launch')).toHaveLength(1);
    spel.destroy();
  });
});
