import { describe, expect, it } from 'vitest';
import { playWithBot, startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { JUNCTION } from './test-scenes.ts';

async function begin(fixture: string, part: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await startTestSpel({ doc: JUNCTION, fixture, ...part });
  spel.session.start();
  while (spel.session.phase !== 'spel') spel.step(6);
  return spel;
}
const wagons = (spel: TestSpel) => spel.scene.group('wagon');
const happened = (spel: TestSpel, event: string): boolean => spel.events.some((line) => line.startsWith(event));
const pick = (spel: TestSpel, index: number): void => spel.session.intent({ kind: 'pick', index, device: 'toets' });
const tap = (spel: TestSpel, at: { x: number; y: number } | undefined): void =>
  spel.session.intent({ kind: 'down', x: at?.x ?? 0, y: at?.y ?? 0, device: 'aanraken' });
/** Number of the line that is right, or wrong, for a word. */
function lineFor(spel: TestSpel, word: string | undefined, right = true): number {
  const question = spel.session.question();
  const solution = question === null ? undefined : spel.round.built(question.id)?.solution;
  if (question?.view.shape !== 'sort' || solution?.soort !== 'sorteer') throw new Error('no sorting');
  return question.view.bins.findIndex(({ id }) => (id === solution.bin.get(word ?? '')) === right);
}
const front = (spel: TestSpel): string | undefined => wagons(spel)[0]?.token?.id;

describe('a net of lines', () => {
  it('has a station and a lever for every answer, each with its mark', async () => {
    const spel = await begin('sort:4');
    expect(spel.scene.group('station').map(({ state }) => state)).toEqual(['A', 'B', 'C', 'D']);
    expect(spel.scene.group('hendel').map(({ token }) => token?.text)).toEqual(['ei', 'ij', 'au', 'ou']);
    expect(spel.scene.group('wissel')).toHaveLength(3);
    spel.destroy();
  });

  it('waits before the first switch until a way is set, however long that takes', async () => {
    const spel = await begin('sort:2');
    spel.seconds(40);
    expect(spel.last).toBeNull();
    expect(spel.events.filter((line) => line.startsWith('waits'))).toHaveLength(1);
    expect(wagons(spel)[0]?.x).toBeLessThan(300);
    spel.destroy();
  });

  it('gives the answer at the last switch, and brings the wagon to its station', async () => {
    const spel = await begin('sort:2');
    pick(spel, lineFor(spel, front(spel)));
    expect(spel.last).toBeNull();
    while (spel.last === null) spel.step(1);
    expect(wagons(spel)[0]?.x).toBeGreaterThan(280);
    spel.seconds(6);
    expect([spel.last?.verdict.ok, happened(spel, 'atStation'), happened(spel, 'left')]).toEqual([true, true, true]);
    spel.destroy();
  });

  it('takes a train that is touched for the word that is meant, and then its station', async () => {
    const spel = await begin('sort:2');
    spel.seconds(6);
    const [wagon] = wagons(spel);
    const busy = (): (boolean | undefined)[] =>
      spel.state
        .getState()
        .choices.slice(-2)
        .map((choice) => choice.busy);
    expect(busy()).toEqual([true, true]);
    tap(spel, wagon);
    expect(busy()).toEqual([false, false]);
    const right = lineFor(spel, front(spel));
    tap(spel, spel.scene.group('station')[right]);
    spel.seconds(8);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it("lets one change one's mind while it rolls: the last way before the switch counts", async () => {
    const spel = await begin('sort:2');
    const right = lineFor(spel, front(spel));
    pick(spel, 1 - right);
    spel.seconds(1);
    pick(spel, right);
    spel.seconds(6);
    expect(spel.last?.verdict.ok).toBe(true);
    spel.destroy();
  });

  it('backs up to a switch that it passed when another way is set too late for it', async () => {
    const spel = await begin('sort:4');
    spel.seconds(4);
    pick(spel, 3);
    while (!happened(spel, 'atSwitch')) spel.step(1);
    const x = wagons(spel)[0]?.x ?? 0;
    spel.step(8);
    pick(spel, 0);
    spel.seconds(0.8);
    expect(spel.last === null || (wagons(spel)[0]?.y ?? 0) < 500).toBe(true);
    spel.seconds(8);
    expect(spel.last?.attempt).toMatchObject({ kind: 'bin', binId: 'ei' });
    expect(x).toBeGreaterThan(0);
    spel.destroy();
  });

  it('bumps after a wrong way, comes back with its word and waits for another', async () => {
    const spel = await begin('sort:2');
    const word = front(spel);
    pick(spel, lineFor(spel, word, false));
    while (!happened(spel, 'bump')) spel.step(2);
    expect(spel.scene.group('blok')).toHaveLength(1);
    spel.seconds(8);
    expect(spel.scene.group('blok')).toHaveLength(0);
    expect(spel.last?.verdict.ok).toBe(false);
    expect([happened(spel, 'bump'), happened(spel, 'reverse'), front(spel)]).toEqual([true, true, word]);
    const tries = spel.events.filter((line) => line.startsWith('verdict')).length;
    spel.seconds(20);
    expect(spel.events.filter((line) => line.startsWith('verdict'))).toHaveLength(tries);
    spel.destroy();
  });

  it('is set by a station, by a lever, and by throwing its switch', async () => {
    const spel = await begin('sort:2');
    const on = (): string[] => spel.scene.group('hendel').map(({ state }) => state);
    tap(spel, spel.scene.group('station')[1]);
    expect(on()).toEqual(['A', 'B-on']);
    tap(spel, spel.scene.group('hendel')[0]);
    expect(on()).toEqual(['A-on', 'B']);
    expect(spel.scene.group('wissel')[0]?.state).toBe('way-1');
    tap(spel, spel.scene.group('wissel')[0]);
    expect([...on(), spel.scene.group('wissel')[0]?.state]).toEqual(['A', 'B-on', 'way-2']);
    expect(spel.scene.group('pijl').some(({ visible }) => visible)).toBe(true);
    spel.destroy();
  });

  it('goes from station to station with up and down, and stops at both ends', async () => {
    const spel = await begin('sort:4');
    const turn = (dir: 'up' | 'down'): string | undefined => {
      spel.session.intent({ kind: 'dir', dir, down: true, device: 'toets' });
      return spel.scene.group('hendel').find(({ state }) => state.endsWith('-on'))?.state;
    };
    expect([turn('down'), turn('down'), turn('up'), turn('up')]).toEqual(['A-on', 'B-on', 'A-on', 'A-on']);
    spel.destroy();
  });

  it('keeps trains apart when more than one is on its way', async () => {
    const spel = await begin('sort:2', { s: 1 });
    const gaps: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      spel.seconds(0.25);
      const [one, two] = wagons(spel);
      if (one !== undefined && two !== undefined) gaps.push(one.x - two.x);
      if (i === 24) pick(spel, lineFor(spel, front(spel), false));
    }
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThan(300);
    spel.destroy();
  });

  it('carries what is asked when there is no row of words, or only a horn', async () => {
    const shown = async (fixture: string) => {
      const spel = await begin(fixture);
      const [wagon] = wagons(spel);
      spel.destroy();
      return [wagon?.token?.text ?? null, wagon?.state];
    };
    expect(await shown('select:oordeel')).toEqual(['trijn', '']);
    expect(await shown('select:klank')).toEqual([null, 'heard']);
  });

  it('turns wheels by the way that is rolled and puffs on it', async () => {
    const spel = await begin('sort:2');
    spel.seconds(2);
    expect(spel.scene.group('wiel')[0]?.angle).toBeGreaterThan(90);
    expect(happened(spel, 'puff wiel')).toBe(true);
    spel.destroy();
  });

  it('by name: first the word, which comes to the front, then its station', async () => {
    const spel = await begin('sort:2');
    const view = spel.session.question()?.view;
    const last = view?.shape === 'sort' ? view.stream.at(-1)?.id : undefined;
    spel.session.choose('ei', 'knop');
    expect(spel.events.some((line) => line.startsWith('route'))).toBe(false);
    spel.session.choose(last ?? '', 'knop');
    expect(front(spel)).toBe(last);
    expect(spel.state.getState().choices.every(({ busy }) => !busy)).toBe(true);
    spel.session.choose(['ei', 'ij'][lineFor(spel, last)] ?? '', 'knop');
    spel.seconds(8);
    expect(spel.last).toMatchObject({ attempt: { tokenId: last }, verdict: { ok: true } });
    spel.destroy();
  });

  it('takes no station for the next word that was meant for the one that has just gone', async () => {
    const spel = await begin('sort:2');
    const word = front(spel) ?? '';
    pick(spel, lineFor(spel, word));
    spel.session.choose(word, 'knop');
    while (spel.last === null) spel.step(1);
    spel.session.choose(['ei', 'ij'][lineFor(spel, word)] ?? '', 'knop');
    const first = spel.last;
    spel.seconds(12);
    expect([first.verdict.ok, spel.last]).toEqual([true, first]);
    spel.destroy();
  });

  it('changes its stations with the question, and is empty at the end', async () => {
    const out = await playWithBot({ doc: JUNCTION, fixture: 'sort:4', bot: 'willekeurig', items: 2, maxSeconds: 240 });
    expect(out).toMatchObject({ done: true });
    const spel = await begin('sort:2');
    spel.world.mechanics.finale();
    expect([wagons(spel).length, spel.scene.group('station').every(({ token }) => token === null)]).toEqual([0, true]);
    spel.destroy();
  });

  it('leans no car with less movement', async () => {
    const spel = await begin('sort:2', { accessibility: { reducedMotion: true } });
    pick(spel, 0);
    for (let i = 0; i < 60; i += 1) {
      spel.step(5);
      expect(wagons(spel).every(({ angle }) => angle === 0)).toBe(true);
    }
    spel.destroy();
  });

  it('tells every third that was right at once, and counts anew after a miss', async () => {
    const streaks = async (wrongAt: number): Promise<number> => {
      const spel = await begin('sort:2');
      for (let i = 0; i < 5; i += 1) {
        pick(spel, lineFor(spel, front(spel), i !== wrongAt));
        const before = spel.last;
        while (spel.last === before) spel.step(2);
        spel.seconds(5);
      }
      spel.destroy();
      return spel.events.filter((line) => line.startsWith('streak')).length;
    };
    expect([await streaks(-1), await streaks(2)]).toEqual([1, 0]);
  });

  it('tells who rides along by chance, and never who always does', async () => {
    const spel = await begin('sort:4');
    for (let i = 0; i < 6; i += 1) {
      pick(spel, lineFor(spel, front(spel)));
      spel.seconds(7);
    }
    const rides = spel.events.filter((line) => line.startsWith('rides'));
    expect(rides.length).toBeGreaterThan(0);
    expect(rides.every((line) => /^rides gast\S* wagon/.test(line))).toBe(true);
    spel.destroy();
  });

  it('points the hand at the lever of a station and at the wagon of a word', async () => {
    const spel = await begin('sort:2');
    const at = { x: 0, y: 0 };
    expect(spel.world.mechanics.placeOf({ tokenId: 'ij', slot: null }, at)).toBe(true);
    expect(at.y).toBe(650);
    expect(spel.world.mechanics.placeOf({ tokenId: front(spel) ?? '', slot: null }, at)).toBe(true);
    expect(at.x).toBeCloseTo(wagons(spel)[0]?.x ?? 0);
    expect(spel.world.mechanics.placeOf({ tokenId: 'nothing', slot: null }, at)).toBe(false);
    spel.destroy();
  });

  it('is smaller once it has rolled into its station', async () => {
    const doc = { ...JUNCTION, mechanics: JUNCTION.mechanics.map((mechanic) => ({ ...mechanic, inside: 0.5 })) };
    const spel = await begin('sort:2', { doc });
    pick(spel, lineFor(spel, front(spel)));
    while (!happened(spel, 'atStation')) spel.step(2);
    const arrived = wagons(spel)[0]?.scale ?? 0;
    spel.seconds(1.6);
    expect(wagons(spel)[0]?.scale).toBeCloseTo(arrived / 2, 1);
    spel.destroy();
  });
});
