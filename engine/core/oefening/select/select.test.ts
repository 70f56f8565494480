import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, defaultSetting, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { buildCandidates } from './candidates.ts';
import type { Candidates } from './candidate.ts';
import { FORMATS, type Format } from '../contract/contract.ts';
import { explain } from './explain.ts';
import { intakeDone, intakePrior } from './intake.ts';
import { createModel, type Model } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { createPool, type PoolVraag } from './pool.ts';
import { scoreAll } from './score.ts';
import { chances, select, type ChosenVraag } from './select.ts';
import { createPracticeSession, recordAsked, scheduleReturn, type PracticeSession } from '../model/session.ts';
import { restrict, inNiveau, type Restriction, type TaakRestriction } from '../model/settings.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { update } from '../model/update.ts';

const m: Model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const format = () => ({ format: 'bouw', k: 0 }) as const;
const clear = oefeninstellingSchema.parse({});
const restriction = (over: Partial<Oefeninstelling> = {}, taak: TaakRestriction = {}): Restriction => {
  const out = restrict(m, { ...clear, ...over }, taak);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const candidates = (s: LeerlingState, b = restriction(), day = 100): Candidates => {
  const out = buildCandidates(m, s, { restriction: b, day, formaat: format });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const choose = (s: LeerlingState, k: Candidates, session: PracticeSession): ChosenVraag => {
  const out = select(m, s, { kandidaten: k, session });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

/** Plays a session; `x` decides each outcome. */
function play(
  s: LeerlingState,
  n: number,
  options: { x: (choice: ChosenVraag, i: number) => 0 | 1; b?: Restriction; day?: number },
): ChosenVraag[] {
  const b = options.b ?? restriction();
  const day = options.day ?? 100;
  const k = candidates(s, b, day);
  const session = createPracticeSession();
  const out: ChosenVraag[] = [];
  for (let i = 0; i < n; i += 1) {
    const choice = choose(s, k, session);
    recordAsked(session, choice);
    const x = options.x(choice, i);
    const { itemId, doelId, format } = choice.vraag;
    update(m, s, {
      antwoord: { itemId, doelId, format, k: 0, x, ms: 6000, day, arm: choice.arm },
      targetSuccess: b.targetSuccess,
    });
    if (x === 0 && !choice.terug) scheduleReturn(PARAMS, session, choice.vraag);
    out.push(choice);
  }
  return out;
}

describe('settings (test 8)', () => {
  it('10^4 random settings never give an item outside the filters', () => {
    const rng = createRng(20);
    const doelIds = DOELEN.map((d) => d.id);
    let empty = 0;
    for (let i = 0; i < 10_000; i += 1) {
      const from = 3 + rng.int(12) / 2;
      const i1: Oefeninstelling = {
        ...clear,
        niveauVan: Math.min(8.5, from),
        niveauTot: Math.min(8.5, from + rng.int(5) / 2),
        inhoud: rng.int(2) === 0 ? 'leerlijn' : 'doelen',
        leerdoelIds: doelIds.filter(() => rng.int(3) === 0),
        formatenVerboden: FORMATS.filter(() => rng.int(4) === 0),
        typenAan: rng.int(2) === 0,
      };
      const taak = {
        doelIds: doelIds.filter(() => rng.int(3) === 0),
        formaten: FORMATS.filter(() => rng.int(2) === 0),
      };
      const b = restrict(m, i1, taak);
      if (!b.ok) continue;
      const choose2 = () => ({ format: FORMATS[rng.int(FORMATS.length)] ?? 'bouw', k: 0 }) as const;
      const pool = createPool(m, b.value, choose2).vragen;
      if (pool.length === 0) empty += 1;
      const doelOk = (id: string): boolean =>
        [i1.inhoud === 'doelen' ? i1.leerdoelIds : [], taak.doelIds].every(
          (list) => list.length === 0 || list.includes(id),
        );
      const itemOk = (q: PoolVraag): boolean => {
        const item = m.items.get(q.itemId);
        return item !== undefined && inNiveau(i1, item.groep) && item.categorieen.some((c) => c.id === q.doelId);
      };
      const formatOk = (f: Format): boolean => !i1.formatenVerboden.includes(f) && (i1.typenAan || f !== 'dictee');
      expect(pool.filter((q) => !itemOk(q) || !doelOk(q.doelId) || !formatOk(q.format))).toEqual([]);
    }
    expect(empty).toBeGreaterThan(0);
  }, 60_000);

  it('an empty pool is an error, never a random word', () => {
    const b = restriction({ niveauVan: 8, niveauTot: 8.5 });
    expect(buildCandidates(m, createPracticeState(4, 1), { restriction: b, day: 1, formaat: format })).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
    expect(
      buildCandidates(m, createPracticeState(4, 1), { restriction: restriction(), day: 1, formaat: () => null }),
    ).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
  });

  it('refuses settings that contradict themselves', () => {
    expect(restrict(m, { ...clear, niveauVan: 7, niveauTot: 4 })).toEqual({ ok: false, fout: 'instelling-ongeldig' });
    expect(restrict(m, { ...clear, niveauVan: Number.NaN })).toEqual({ ok: false, fout: 'instelling-ongeldig' });
    expect(restrict(m, { ...clear, formatenVerboden: [...FORMATS] })).toEqual({
      ok: false,
      fout: 'instelling-ongeldig',
    });
    expect(restrict(m, { ...clear, inhoud: 'doelen', leerdoelIds: ['ei'] }, { doelIds: ['ij'] })).toEqual({
      ok: false,
      fout: 'instelling-ongeldig',
    });
  });

  it('sets target, band, horizon and arm', () => {
    expect(restriction({ moeilijkheid: 'makkelijk' }).targetSuccess).toEqual({ doel: 0.9, band: 0.05 });
    expect(restriction({ moeilijkheid: 'moeilijk' }).targetSuccess.doel).toBeGreaterThanOrEqual(0.55);
    expect(restriction({}, { daysUntilToets: 3 }).horizon).toBe(7);
    expect(restriction({}, { daysUntilToets: 21 }).horizon).toBe(21);
    expect(restriction({ vasteVolgorde: true }).arm).toBe('statisch');
  });
});

describe('select', () => {
  it('never repeats an item but for the return of a missed one after 3 to 5 others (test 9)', () => {
    for (let seed = 1; seed <= 15; seed += 1) {
      const rng = createRng(seed);
      const choices = play(createPracticeState(4, seed), 30, { x: () => (rng.int(3) === 0 ? 0 : 1) });
      choices.forEach((k, i) => {
        const earlier = choices.slice(0, i).findLastIndex((x) => x.vraag.itemId === k.vraag.itemId);
        expect(k.terug).toBe(earlier >= 0);
        if (earlier >= 0) expect(i - earlier - 1).toBeGreaterThanOrEqual(3);
      });
    }
  });

  it('brings a missed item back within 5 others when safety allows', () => {
    const s = createPracticeState(4, 3);
    const choices = play(s, 12, { x: (_, i) => (i === 0 ? 0 : 1) });
    const back = choices.findIndex((k) => k.terug);
    expect(back).toBeGreaterThanOrEqual(4);
    expect(back).toBeLessThanOrEqual(6);
  });

  it('after two errors in a row gives the safest item (streak rule)', () => {
    let tested = 0;
    for (let seed = 1; seed <= 16; seed += 1) {
      const s = createPracticeState(3 + (seed % 4), seed);
      play(s, 20, { x: () => 1 });
      const k = candidates(s);
      const session = createPracticeSession();
      s.reeks = 2;
      const highest = Math.max(...k.lijst.map((c) => select1(s, k, c.vraag.itemId)));
      const choice = choose(s, k, session);
      if (highest >= 0.85) {
        tested += 1;
        expect(choice.p).toBeGreaterThanOrEqual(0.85);
      } else {
        expect(choice.p).toBeCloseTo(highest, 9);
      }
      expect(choice.arm).toBe('adaptief');
    }
    expect(tested).toBeGreaterThan(0);
  });

  it('keeps the streak rule through whole sessions: never a risk after two errors while an item of .85 is left (test 9)', () => {
    let touched = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const s = createPracticeState(4, seed);
      play(s, 25, { x: () => 1 });
      const k = candidates(s);
      const session = createPracticeSession();
      const rng = createRng(seed);
      for (let i = 0; i < 25; i += 1) {
        const all = scoreAll(m, s, { kandidaten: k, session });
        const choice = choose(s, k, session);
        if (s.reeks >= 2 && all.some((c) => c.p >= 0.85)) {
          touched += 1;
          expect(choice.p).toBeGreaterThanOrEqual(0.85);
        }
        recordAsked(session, choice);
        const x = rng.int(2) === 0 ? 0 : 1;
        const { itemId, doelId, format } = choice.vraag;
        update(m, s, {
          antwoord: { itemId, doelId, format, k: 0, x, ms: 6000, day: 100, arm: choice.arm },
          targetSuccess: restriction().targetSuccess,
        });
        if (x === 0 && !choice.terug) scheduleReturn(PARAMS, session, choice.vraag);
      }
    }
    expect(touched).toBeGreaterThan(30);
  });

  it('propensities sum to 1 and are logged (test 14)', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const s = createPracticeState(4, seed);
      play(s, seed, { x: () => 1 });
      const moment = { kandidaten: candidates(s), session: createPracticeSession() };
      const all = chances(m, s, moment);
      expect([...all.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      const choice = choose(s, moment.kandidaten, moment.session);
      expect(choice.propensity).toBeCloseTo(all.get(choice.vraag.itemId) ?? -1, 9);
      expect(choice.propensity).toBeGreaterThan(0);
    }
  });

  it('chooses as often as the propensity says', () => {
    const s = createPracticeState(4, 5);
    play(s, 15, { x: () => 1 });
    const k = candidates(s);
    const expected = chances(m, s, { kandidaten: k, session: createPracticeSession() });
    const countUp = new Map<string, number>();
    const n = 1500;
    for (let i = 1; i <= n; i += 1) {
      const out = choose({ ...s, rng: Math.imul(i, 2654435761) >>> 0 }, k, createPracticeSession());
      countUp.set(out.vraag.itemId, (countUp.get(out.vraag.itemId) ?? 0) + 1);
    }
    for (const [id, chance] of expected) expect(Math.abs((countUp.get(id) ?? 0) / n - chance)).toBeLessThan(0.05);
  });

  it('explores about 5 % after the first 12 answers, never before', () => {
    const early = play(createPracticeState(4, 2), 12, { x: (_, i) => (i % 4 === 0 ? 0 : 1) });
    expect(early.every((k) => k.arm === 'adaptief')).toBe(true);
    let explored = 0;
    let n = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const s = createPracticeState(4, seed);
      play(s, 14, { x: () => 1 });
      for (const k of play(s, 20, { x: () => 1, day: 105 })) {
        n += 1;
        if (k.arm === 'verkenning') explored += 1;
      }
    }
    expect(explored / n).toBeGreaterThan(0.015);
    expect(explored / n).toBeLessThan(0.1);
  });

  it('holds the number of new words when words are due', () => {
    const s = createPracticeState(4, 6);
    play(s, 20, { x: () => 1 });
    const choices = play(s, 10, { x: () => 1, b: restriction({ nieuwPerSessie: 2 }), day: 300 });
    expect(choices.slice(0, 6).filter((k) => k.nieuw).length).toBeLessThanOrEqual(2);
  });

  it('follows the list of the leerkracht in fixed order', () => {
    const list = ['w-tijd', 'w-hond', 'w-trein', 'w-kat'];
    const choices = play(createPracticeState(4, 1), 4, {
      x: () => 1,
      b: restriction({ vasteVolgorde: true }, { required: list }),
    });
    expect(choices.map((k) => k.vraag.itemId)).toEqual(list);
    expect(choices.every((k) => k.arm === 'statisch' && k.propensity === 1)).toBe(true);
  });

  it('goes on in the fixed order where the last round ended, whatever was right, and begins again at the end', () => {
    const b = restriction({ vasteVolgorde: true }, { doelIds: ['ei'] });
    const s = createPracticeState(4, 1);
    const order = WOORDEN.filter((w) => w.hoofd === 'ei').map((w) => w.id);
    const rondes = [
      play(s, 5, { x: () => 1, b, day: 100 }),
      play(s, 5, { x: () => 1, b, day: 101 }),
      play(s, 5, { x: () => 1, b, day: 102 }),
    ];
    expect(rondes.flatMap((ronde) => ronde.map((k) => k.vraag.itemId))).toEqual([...order, ...order].slice(0, 15));
    expect(rondes.flat().every((k) => k.arm === 'statisch' && k.propensity === 1)).toBe(true);
  });

  it('takes a fixed order from the whole stock, not from the most gainful words', () => {
    const b = restriction({ adaptief: false });
    expect(candidates(createPracticeState(4, 1), b).lijst.map((k) => k.vraag.itemId)).toEqual([...m.items.keys()]);
    expect(m.items.size).toBeGreaterThan(PARAMS.kandidaten);
    expect(play(createPracticeState(4, 1), 1, { x: () => 1, b }).map((k) => k.vraag.itemId)).toEqual(
      [...m.items.keys()].slice(0, 1),
    );
  });

  it('fills the wanted share with the words of the list', () => {
    const list = ['w-tijd', 'w-hond', 'w-trein', 'w-kat', 'w-brood', 'w-spin'];
    const choices = play(createPracticeState(4, 1), 10, {
      x: () => 1,
      b: restriction({ aandeelLijst: 40 }, { required: list }),
    });
    expect(choices.filter((k) => k.required)).toHaveLength(4);
  });

  it('stays with a brand-new rule at first and leaves it when it goes well', () => {
    const choices = play(createPracticeState(4, 9), 5, { x: () => 1 });
    expect(new Set(choices.slice(0, 4).map((k) => k.vraag.doelId)).size).toBe(1);
    const s = createPracticeState(4, 9);
    for (const w of WOORDEN.filter((x) => x.hoofd === 'ei'))
      update(m, s, {
        antwoord: { itemId: w.id, doelId: 'ei', format: 'bouw', k: 0, x: 1, ms: 6000, day: 99, arm: 'adaptief' },
        targetSuccess: restriction().targetSuccess,
      });
    const session = createPracticeSession();
    session.previousDoel = 'ei';
    expect(choose(s, candidates(s), session).vraag.doelId).not.toBe('ei');
  });

  it('is deterministic and ends with pool-leeg when all was asked', () => {
    const a = play(createPracticeState(4, 7), 25, { x: (_, i) => (i % 3 === 0 ? 0 : 1) });
    expect(play(createPracticeState(4, 7), 25, { x: (_, i) => (i % 3 === 0 ? 0 : 1) })).toEqual(a);
    const s = createPracticeState(4, 1);
    const k = candidates(s, restriction({}, { doelIds: ['verdubbeling'] }));
    const session = createPracticeSession();
    for (const c of k.lijst) recordAsked(session, { vraag: c.vraag, nieuw: true, required: false });
    expect(select(m, s, { kandidaten: k, session })).toEqual({ ok: false, fout: 'pool-leeg' });
  });
});

/** Predicted chance of one item. */
function select1(s: LeerlingState, k: Candidates, itemId: string): number {
  return (
    explain(m, s, { itemId, kandidaten: k, session: createPracticeSession() }).find(
      (t) => t.sleutel === 'waarom.kansGoed',
    )?.waarde ?? 0
  );
}

describe('explain', () => {
  it('names every term and its sum', () => {
    const s = createPracticeState(4, 1);
    const k = candidates(s);
    const terms = explain(m, s, { itemId: 'w-hond', kandidaten: k, session: createPracticeSession() });
    const v = (name: string): number => terms.find((t) => t.sleutel === `waarom.${name}`)?.waarde ?? Number.NaN;
    expect(v('totaal')).toBeCloseTo(v('winstPerTijd') + v('succesSturing') + v('zelfdeCategorie'), 12);
    expect(v('winstPerTijd')).toBeCloseTo((10 * (v('winstGeheugen') + v('winstRegel'))) / v('seconden'), 12);
    expect(explain(m, s, { itemId: 'w-geen', kandidaten: k, session: createPracticeSession() })).toEqual([]);
  });
});

describe('intake', () => {
  it('starts at the mean of the grade', () => {
    expect(intakePrior(3, 1).theta).toBeCloseTo(-1.5, 6);
    expect(intakePrior(8, 1).theta).toBeCloseTo(1.5, 6);
    expect(intakePrior(99, 1).theta).toBeCloseTo(1.5, 6);
    expect(intakePrior(5, 1).v).toBe(1);
  });

  it('stops when sure enough, or at 15', () => {
    const s = intakePrior(4, 1);
    expect(intakeDone(s, 12)).toBe(false);
    expect(intakeDone({ ...s, v: 0.15 }, 12)).toBe(true);
    expect(intakeDone({ ...s, v: 0.15 }, 11)).toBe(false);
    expect(intakeDone(s, 15)).toBe(true);
  });

  it('settings of a grade leave something to practise', () => {
    for (const groep of [3, 4, 5]) expect(restrict(m, defaultSetting(groep)).ok).toBe(true);
  });
});
