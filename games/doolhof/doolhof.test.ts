import { describe, expect, it } from 'vitest';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';
import { loadSpel } from '../registry.ts';

async function begin(o: Partial<TestOptions> = {}): Promise<TestSpel> {
  const spel = await loadSpel('doolhof', 'nl');
  if (spel === null) throw new Error('no game');
  const test = await startTestSpel({ doc: spel.doc, fixture: 'select:3', ...o });
  test.session.start();
  test.seconds(6);
  return test;
}
const signs = (spel: TestSpel) => spel.scene.group('bord*').filter(({ token }) => token !== null);

describe('the maze', () => {
  it('has more in it for who can more: a butterfly, a hedgehog, then mist', async () => {
    const seen = async (s: number): Promise<string[]> => {
      const spel = await begin({ s });
      const found = ['vlinder', 'egel', 'mist'].filter((name) => spel.scene.group(name).length > 0);
      spel.destroy();
      return found;
    };
    expect(await seen(0)).toEqual([]);
    expect(await seen(0.3)).toEqual(['vlinder', 'egel']);
    expect(await seen(0.9)).toEqual(['vlinder', 'egel', 'mist']);
  });

  it('keeps every sign on the stage, below the task and above the rail', async () => {
    for (const upright of [false, true]) {
      for (const s of [0, 0.5, 1]) {
        const spel = await begin({ fixture: 'select:4', s, upright });
        const [left, right] = upright ? [280, 1000] : [0, 1280];
        const [top, bottom] = upright ? [-300, 826] : [84, 612];
        for (const { x, y, prefab } of signs(spel)) {
          const half = spel.scene.tokenWidth(spel.scene.doc.prefabs[prefab ?? '']?.token?.size ?? 0) / 2;
          expect(x - half).toBeGreaterThanOrEqual(left);
          expect(x + half).toBeLessThanOrEqual(right);
          expect(y - 40).toBeGreaterThanOrEqual(top);
          expect(y + 40).toBeLessThanOrEqual(bottom);
        }
        spel.destroy();
      }
    }
  });

  it('hides a rabbit that flees once and then sits on the lawn', async () => {
    const spel = await begin();
    for (let i = 0; i < 2; i += 1) {
      const [rabbit] = spel.scene.group('konijn');
      if (rabbit === undefined) throw new Error('no rabbit');
      spel.session.intent({ kind: 'down', x: rabbit.x, y: rabbit.y, device: 'aanraken' });
      spel.session.intent({ kind: 'up', x: rabbit.x, y: rabbit.y, device: 'aanraken' });
      spel.seconds(4);
    }
    expect(spel.events.filter((event) => event.startsWith('flee konijn'))).toHaveLength(1);
    expect(spel.events.filter((event) => event.startsWith('collect konijn'))).toHaveLength(1);
    expect(spel.scene.group('gevonden').filter(({ visible }) => visible)).toHaveLength(1);
    spel.destroy();
  });
});
