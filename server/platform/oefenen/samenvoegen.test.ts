import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import {
  createToestand,
  nieuweCat,
  nieuwWoord,
  rondCat,
  rondKop,
  rondWoord,
  type CatToestand,
  type LeerlingToestand,
  type WoordToestand,
} from '#engine/core/oefening/state.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { voegToestandenSamen } from './samenvoegen.ts';

function staat(over: Partial<LeerlingToestand>): LeerlingToestand {
  const s = { ...createToestand(5, 7), n: 10, ...over };
  rondKop(s);
  return s;
}
function cat(over: Partial<CatToestand>): CatToestand {
  const c = { ...nieuweCat(PARAMS), n: 5, goed: 3, ...over };
  rondCat(c);
  return c;
}
function woord(over: Partial<WoordToestand>): WoordToestand {
  const w = { ...nieuwWoord(), S: 4, D: 5, reps: 2, ...over };
  rondWoord(w);
  return w;
}

describe('the ability of two accounts of one leerling', () => {
  it('lies between both, nearer to the surer one, and is no surer than that one', () => {
    const uit = voegToestandenSamen(staat({ theta: 2, v: 0.1 }), staat({ theta: 0, v: 0.3 }));
    expect(uit.theta).toBeCloseTo(1.5, 3);
    expect(uit.v).toBeCloseTo(0.1, 5);
    expect(uit.n).toBe(20);
  });

  it('counts an account of long ago for less', () => {
    const vers = staat({ theta: 2, v: 0.1, dag: 400 });
    const oud = voegToestandenSamen(vers, staat({ theta: 0, v: 0.1, dag: 0 }));
    expect(oud.theta).toBeGreaterThan(voegToestandenSamen(vers, staat({ theta: 0, v: 0.1, dag: 400 })).theta + 0.3);
    expect(oud.dag).toBe(400);
  });

  it('does not listen to an account that never answered', () => {
    const vol = staat({ theta: 2, v: 0.1, rng: 5 });
    expect(voegToestandenSamen(vol, staat({ theta: -3, n: 0 }))).toEqual(vol);
    expect(voegToestandenSamen(staat({ n: 0, rng: 9 }), vol)).toEqual({ ...vol, rng: 9 });
  });
});

describe('goals and words of both', () => {
  it('keeps the words of both, and of a word in both what was done last', () => {
    const a = staat({
      dag: 30,
      woorden: new Map([
        [1, woord({ S: 9, dag: 30 })],
        [2, woord({ S: 3, dag: 10, goedDagen: 3, productie: true })],
      ]),
    });
    const b = staat({
      dag: 20,
      woorden: new Map([
        [2, woord({ S: 20, dag: 20, goedDagen: 1 })],
        [3, woord({ S: 1, dag: 5 })],
      ]),
    });
    const { woorden } = voegToestandenSamen(a, b);
    expect([...woorden.keys()].toSorted()).toEqual([1, 2, 3]);
    expect(woorden.get(2)).toMatchObject({ S: 20, dag: 20, goedDagen: 3, productie: true });
    expect(a.woorden.get(2)?.S).toBe(3);
  });

  it('adds up the answers of a goal and never forgets that it was mastered', () => {
    const uit = voegToestandenSamen(
      staat({ cats: new Map([[4, cat({ dag: 9, n: 4000, goed: 3900, beheerst: true })]]) }),
      staat({
        cats: new Map([
          [4, cat({ dag: 12, n: 200, goed: 180, laatste: 1 })],
          [6, cat({ dag: 1 })],
        ]),
      }),
    );
    expect(uit.cats.get(4)).toMatchObject({ n: 4095, goed: 4080, dag: 12, laatste: 1, beheerst: false, ooit: true });
    expect(uit.cats.get(6)).toEqual(cat({ dag: 1 }));
  });
});

const willekeurig = fc
  .record({
    theta: fc.double({ min: -4, max: 4, noNaN: true }),
    v: fc.double({ min: 0.04, max: 1.2, noNaN: true }),
    dag: fc.integer({ min: 40, max: 2000 }),
    n: fc.integer({ min: 1, max: 9000 }),
    nrs: fc.uniqueArray(fc.nat(40), { maxLength: 20 }),
    S: fc.double({ min: 0, max: 300, noNaN: true }),
  })
  .map(({ nrs, S, ...kop }) =>
    staat({
      ...kop,
      cats: new Map(nrs.map((nr) => [nr + 1, cat({ delta: (nr % 7) / 3 - 1, dag: kop.dag })])),
      woorden: new Map(nrs.map((nr) => [nr + 100, woord({ S: S + nr, dag: kop.dag - nr })])),
    }),
  );

it('makes a state that packing loses nothing of, the same whoever comes first', () => {
  fc.assert(
    fc.property(willekeurig, willekeurig, (a, b) => {
      const uit = voegToestandenSamen(a, b);
      const terug = unpack(pack(uit));
      if (!terug.ok) throw new Error(terug.fout);
      expect(terug.value).toEqual({ ...uit, cats: terug.value.cats, woorden: terug.value.woorden });
      expect(new Map(terug.value.woorden)).toEqual(uit.woorden);
      expect(new Map(terug.value.cats)).toEqual(uit.cats);
      expect(uit.v).toBeGreaterThanOrEqual(Math.min(a.v, b.v) - 1e-6);
      if (a.dag !== b.dag)
        expect(pack(voegToestandenSamen({ ...b, rng: 1 }, a))).toEqual(pack(voegToestandenSamen({ ...a, rng: 1 }, b)));
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
