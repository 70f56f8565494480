import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRng } from '#engine/core/basis/rng.ts';
import { corrupt, createValue } from './values.ts';

/** Every contract the web reads, and every schema of scenes and games. */
const contracts = [
  ...new Set(
    globSync(['web/**/*.{ts,tsx}', '!**/*.test.*']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'#(server\/[^']+\.contract\.ts)'/g)].map((match) => match[1] ?? ''),
    ),
  ),
];
const schemas = globSync([
  'engine/document/{scene,entiteit,trigger,velden.schema}.ts',
  'engine/{mechanics,behaviours}/*.schema.ts',
  'games/*/*.schema.ts',
  'engine/core/taal/woord.ts',
  'engine/core/oefening/antwoord.ts',
  'engine/core/domein/oefeninstelling.ts',
  'engine/runtime/assets.ts',
]);
const MODULES = [...contracts, ...schemas].sort();

interface Light {
  safeParse(value: unknown): { success: boolean; data?: unknown };
}
interface Pair {
  naam: string;
  heavy: z.ZodType;
  licht: Light;
}

const load = (path: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `../../../${path}`);
const isLight = (value: unknown): value is Light => typeof value === 'object' && value !== null && 'safeParse' in value;

async function pairs(path: string): Promise<Pair[]> {
  vi.doUnmock('zod');
  vi.resetModules();
  // The same copy of zod as the module loads, so that `instanceof` holds.
  const heavy = await load(path);
  vi.doMock('zod', () => import('./zod.ts'));
  vi.resetModules();
  const light = await load(path);
  vi.doUnmock('zod');
  return Object.entries(heavy).flatMap(([name, schema]) => {
    const other = light[name];
    return schema instanceof z.ZodType && isLight(other) ? [{ naam: name, heavy: schema, licht: other }] : [];
  });
}

const outcome = (schema: Light, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? { goed: true, data: read.data } : { goed: false };
};

/** Three values per turn, right ones and broken ones, read by both. */
function compare({ naam: name, heavy, licht: light }: Pair, occurrences: number): { goed: number; fout: number } {
  const rng = createRng(name.length * 7919 + occurrences);
  const trials = Array.from({ length: occurrences }, () => createValue(heavy, rng)).flatMap((value) => [
    value,
    corrupt(value, rng),
    corrupt(value, rng),
  ]);
  const correct = trials.filter((trial) => {
    const expected = outcome(heavy, trial);
    expect(outcome(light, trial), `${name} ${JSON.stringify(trial)}`).toEqual(expected);
    return expected.goed;
  }).length;
  return { goed: correct, fout: trials.length - correct };
}

describe('the light reader answers as zod does', () => {
  const tally = { schemas: 0, goed: 0, fout: 0 };
  beforeAll(() => {
    vi.stubGlobal('navigator', { userAgent: '' });
  }); // pixi looks at it when it is loaded
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it.each(MODULES)('%s', async (path) => {
    const found = await pairs(path);
    expect(found).not.toEqual([]);
    for (const pair of found) {
      const { goed: correct, fout: error } = compare(pair, 30);
      tally.schemas += 1;
      tally.goed += correct;
      tally.fout += error;
    }
  });

  it('on many schemas, with right and wrong values', () => {
    expect(MODULES.length).toBeGreaterThan(25);
    expect(tally.schemas).toBeGreaterThan(80);
    expect(tally.goed).toBeGreaterThan(1_500);
    expect(tally.fout).toBeGreaterThan(2_500);
  });
});

describe('scene documents', () => {
  it('are read the same by both', { timeout: 30_000 }, async () => {
    const [pair] = (await pairs('engine/document/scene.ts')).filter(({ naam: name }) => name === 'sceneSchema');
    if (!pair) throw new Error('no sceneSchema');
    const scenes = globSync('games/*/scene.json');
    expect(scenes.length).toBeGreaterThan(3);
    for (const scene of scenes) {
      const json: unknown = JSON.parse(readFileSync(scene, 'utf8'));
      const rng = createRng(scene.length);
      expect(outcome(pair.licht, json), scene).toEqual(outcome(pair.heavy, json));
      for (let times = 0; times < 40; times += 1) {
        const broken = corrupt(json, rng);
        expect(outcome(pair.licht, broken), scene).toEqual(outcome(pair.heavy, broken));
      }
    }
  });
});

it('says where a wrong answer of the server is wrong', async () => {
  const { z: light } = await import('./zod.ts');
  const schema = light.strictObject({
    leerling: light.object({ munten: light.int().min(0) }),
    stenen: light.array(light.string()),
  });
  expect(() => schema.parse({ leerling: { munten: -1 }, stenen: ['a', 2], x: 1 })).toThrow(
    'leerling.munten: Invalid input (too_small); stenen.1: Invalid input (invalid_type); (all): Unrecognized keys: x',
  );
});
