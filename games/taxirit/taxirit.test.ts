import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('taxirit', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'sequence:kat', ...o });
  test.session.start();
  test.seconds(6);
  return test;
}
const passengers = (spel: TestSpel) => spel.scene.group('reiziger*').filter(({ token }) => token !== null);
function tap(spel: TestSpel, { x, y }: { x: number; y: number }): void {
  spel.session.intent({ kind: 'down', x, y, device: 'aanraken' });
  spel.session.intent({ kind: 'up', x, y, device: 'aanraken' });
}
const taken = (spel: TestSpel): number => spel.events.filter((event) => event.startsWith('taken')).length;
function pickUp(spel: TestSpel, text: string): void {
  const found = passengers(spel).find(({ token }) => token?.text === text);
  if (found === undefined) throw new Error(`nobody with ${text}`);
  const before = taken(spel);
  // Where a finger sees it: the camera leans along with the taxi.
  const at = { x: 0, y: 0 };
  spel.world.mechanics.placeOf({ tokenId: found.token?.id ?? null, slot: null }, at);
  tap(spel, at);
  for (let i = 0; i < 60 && taken(spel) === before; i += 1) spel.seconds(0.1);
  spel.seconds(0.1);
}

describe('the taxi ride', () => {
  it('has more in it for who can more: cars, then one-way streets', async () => {
    const seen = async (s: number, calm = false): Promise<string[]> => {
      const spel = await begin({ s, accessibility: { calm } });
      const found = ['auto*', 'pijl'].filter((name) => spel.scene.group(name).length > 0);
      spel.destroy();
      return found;
    };
    expect(await seen(0)).toEqual([]);
    expect(await seen(0.3)).toEqual(['auto*']);
    expect(await seen(0.9)).toEqual(['auto*', 'pijl']);
    expect(await seen(0.9, true)).toEqual(['pijl']);
  });

  it('fills its back seat passenger by passenger, and ends at the lit flag with an empty one', async () => {
    const spel = await begin();
    const loads = ['k', 'a', 't'].map((text) => {
      pickUp(spel, text);
      return spel.scene.entity('taxi').state.at(-1);
    });
    expect(loads).toEqual(['1', '2', '3']);
    spel.seconds(2);
    expect(spel.scene.group('vlag')[0]?.state).toBe('open');
    spel.seconds(8);
    await spel.spokenOut();
    spel.seconds(3);
    expect(spel.scene.entity('taxi').state.at(-1)).toBe('0');
    expect(spel.scene.group('vlag')[0]?.state).toBe('');
    spel.destroy();
  });

  it('keeps the driver in the taxi', async () => {
    const spel = await begin();
    pickUp(spel, 'k');
    const [taxi, driver] = [spel.scene.entity('taxi'), spel.scene.entity('bestuurder')];
    expect(Math.abs(driver.x - taxi.x)).toBeLessThan(4);
    expect(taxi.y - driver.y).toBeGreaterThan(8);
    spel.destroy();
  });

  it('keeps every passenger on the stage, below the task and above the rail', async () => {
    for (const upright of [false, true]) {
      const spel = await begin({ fixture: 'sequence:stroom', s: 1, upright });
      const [left, right] = upright ? [280, 1000] : [0, 1280];
      const [top, bottom] = upright ? [-320, 800] : [60, 612];
      for (const { x, y } of passengers(spel)) {
        expect(x - 46).toBeGreaterThanOrEqual(left);
        expect(x + 46).toBeLessThanOrEqual(right);
        expect(y - 125).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThanOrEqual(bottom);
      }
      spel.destroy();
    }
  });

  it('brings a lost duckling home to the canal', async () => {
    const spel = await begin();
    for (let i = 0; i < 12 && !spel.events.some((event) => event.startsWith('collect eend')); i += 1) {
      const duck = spel.scene.group('eend')[0];
      if (duck === undefined) throw new Error('no duckling');
      tap(spel, { x: duck.x, y: duck.y });
      spel.seconds(4);
    }
    expect(spel.events.filter((event) => event.startsWith('flee eend')).length).toBeGreaterThan(0);
    const home = spel.events.filter((event) => event.startsWith('collect eend')).length;
    expect(home).toBeGreaterThan(0);
    expect(spel.scene.group('gevonden').filter(({ visible }) => visible)).toHaveLength(home);
    spel.destroy();
  });

  it('leans along with the taxi, and stands still with less movement', async () => {
    for (const reducedMotion of [false, true]) {
      const spel = await begin({ accessibility: { reducedMotion } });
      const seen = new Set<number>();
      for (let i = 0; i < 8; i += 1) {
        const next = passengers(spel)[i % passengers(spel).length];
        if (next !== undefined) tap(spel, next);
        spel.seconds(2);
        const { x, y } = spel.scene.services.camera;
        seen.add(Math.round(x));
        expect(Math.abs(x)).toBeLessThanOrEqual(60);
        expect(Math.abs(y)).toBeLessThanOrEqual(30);
      }
      expect(seen.size > 2).toBe(!reducedMotion);
      spel.destroy();
    }
  });
});
