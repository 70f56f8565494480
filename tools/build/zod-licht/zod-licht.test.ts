import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createRng } from '#engine/core/basis/rng.ts';
import { bederf, maakWaarde } from './waarden.ts';

/** Every contract the web reads, and every schema of scenes and games. */
const contracten = [
  ...new Set(
    globSync(['web/**/*.{ts,tsx}', '!**/*.test.*']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'#(server\/[^']+\.contract\.ts)'/g)].map((vondst) => vondst[1] ?? ''),
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
const MODULES = [...contracten, ...schemas].sort();

interface Licht {
  safeParse(waarde: unknown): { success: boolean; data?: unknown };
}
interface Paar {
  naam: string;
  zwaar: z.ZodType;
  licht: Licht;
}

const laad = (pad: string): Promise<Record<string, unknown>> => import(/* @vite-ignore */ `../../../${pad}`);
const isLicht = (waarde: unknown): waarde is Licht =>
  typeof waarde === 'object' && waarde !== null && 'safeParse' in waarde;

async function paren(pad: string): Promise<Paar[]> {
  vi.doUnmock('zod');
  vi.resetModules();
  // The same copy of zod as the module loads, so that `instanceof` holds.
  const zwaar = await laad(pad);
  vi.doMock('zod', () => import('./zod.ts'));
  vi.resetModules();
  const licht = await laad(pad);
  vi.doUnmock('zod');
  return Object.entries(zwaar).flatMap(([naam, schema]) => {
    const ander = licht[naam];
    return schema instanceof z.ZodType && isLicht(ander) ? [{ naam, zwaar: schema, licht: ander }] : [];
  });
}

const uitkomst = (schema: Licht, waarde: unknown) => {
  const gelezen = schema.safeParse(waarde);
  return gelezen.success ? { goed: true, data: gelezen.data } : { goed: false };
};

/** Three values per turn, right ones and broken ones, read by both. */
function vergelijk({ naam, zwaar, licht }: Paar, keren: number): { goed: number; fout: number } {
  const rng = createRng(naam.length * 7919 + keren);
  const proeven = Array.from({ length: keren }, () => maakWaarde(zwaar, rng)).flatMap((waarde) => [
    waarde,
    bederf(waarde, rng),
    bederf(waarde, rng),
  ]);
  const goed = proeven.filter((proef) => {
    const verwacht = uitkomst(zwaar, proef);
    expect(uitkomst(licht, proef), `${naam} ${JSON.stringify(proef)}`).toEqual(verwacht);
    return verwacht.goed;
  }).length;
  return { goed, fout: proeven.length - goed };
}

describe('the light reader answers as zod does', () => {
  const telling = { schemas: 0, goed: 0, fout: 0 };
  beforeAll(() => {
    vi.stubGlobal('navigator', { userAgent: '' });
  }); // pixi looks at it when it is loaded
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it.each(MODULES)('%s', async (pad) => {
    const gevonden = await paren(pad);
    expect(gevonden).not.toEqual([]);
    for (const paar of gevonden) {
      const { goed, fout } = vergelijk(paar, 30);
      telling.schemas += 1;
      telling.goed += goed;
      telling.fout += fout;
    }
  });

  it('on many schemas, with right and wrong values', () => {
    expect(MODULES.length).toBeGreaterThan(25);
    expect(telling.schemas).toBeGreaterThan(80);
    expect(telling.goed).toBeGreaterThan(1_500);
    expect(telling.fout).toBeGreaterThan(2_500);
  });
});

describe('scene documents', () => {
  it('are read the same by both', { timeout: 30_000 }, async () => {
    const [paar] = (await paren('engine/document/scene.ts')).filter(({ naam }) => naam === 'sceneSchema');
    if (!paar) throw new Error('no sceneSchema');
    const scenes = globSync('games/*/scene.json');
    expect(scenes.length).toBeGreaterThan(3);
    for (const scene of scenes) {
      const json: unknown = JSON.parse(readFileSync(scene, 'utf8'));
      const rng = createRng(scene.length);
      expect(uitkomst(paar.licht, json), scene).toEqual(uitkomst(paar.zwaar, json));
      for (let keer = 0; keer < 40; keer += 1) {
        const kapot = bederf(json, rng);
        expect(uitkomst(paar.licht, kapot), scene).toEqual(uitkomst(paar.zwaar, kapot));
      }
    }
  });
});

it('says where a wrong answer of the server is wrong', async () => {
  const { z: licht } = await import('./zod.ts');
  const schema = licht.strictObject({
    leerling: licht.object({ munten: licht.int().min(0) }),
    stenen: licht.array(licht.string()),
  });
  expect(() => schema.parse({ leerling: { munten: -1 }, stenen: ['a', 2], x: 1 })).toThrow(
    'leerling.munten: Invalid input (too_small); stenen.1: Invalid input (invalid_type); (all): Unrecognized keys: x',
  );
});
