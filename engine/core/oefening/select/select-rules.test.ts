import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { createModel, type ItemContext } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { createPracticeSession, recordAsked, scheduleReturn, type PracticeSession } from '../model/session.ts';
import { restrict, type Restriction, type TaakRestriction } from '../model/settings.ts';
import { createPracticeState, newCat, newWoord, type LeerlingState } from '../model/state.ts';
import type { Candidates } from './candidate.ts';
import { buildCandidates } from './candidates.ts';
import { scoreAll } from './score.ts';
import { chances, select, type ChosenVraag, type Moment } from './select.ts';

fc.configureGlobal({ seed: 20 });

const m = createModel(WOORDEN, DOELEN);
const restricted = (over: Partial<Oefeninstelling> = {}, taak: TaakRestriction = {}): Restriction => {
  const out = restrict(m, oefeninstellingSchema.parse(over), taak);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const candidates = (s: LeerlingState, restriction = restricted(), day = 100): Candidates => {
  const out = buildCandidates(m, s, { restriction, day, formaat: () => ({ format: 'dictee', k: 0 }) });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const chosen = (s: LeerlingState, moment: Moment): ChosenVraag => {
  const out = select(m, s, moment);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const vraag = (itemId: string, doelId = 'ei'): ItemContext => ({ itemId, doelId, format: 'dictee', k: 0, day: 100 });
/** Leerling who remembers some words with a stability in days, last seen on day 100. */
function remembering(S: number, ids: readonly string[]): LeerlingState {
  const s = createPracticeState(4, 1);
  for (const id of ids) s.woorden.set(m.items.get(id)?.nr ?? 0, { ...newWoord(), S, D: 5, dag: 100, reps: 3 });
  return s;
}
/** Round in which these items were asked before. */
function after(ids: readonly string[], doelId = 'kz-mkm'): PracticeSession {
  const session = createPracticeSession();
  for (const id of ids) recordAsked(session, { vraag: vraag(id, doelId), nieuw: false, required: false });
  return session;
}

describe('a rule never empties the pool', () => {
  it('no new words allowed, but nothing else is there: a new word', () => {
    const s = createPracticeState(4, 1);
    const restriction = restricted({ nieuwPerSessie: 0 });
    expect(chosen(s, { kandidaten: candidates(s, restriction), session: createPracticeSession() }).nieuw).toBe(true);
  });

  it('all of the list was asked: a word outside it, and the other way round', () => {
    const s = createPracticeState(4, 1);
    const restriction = restricted({ aandeelLijst: 100 }, { doelIds: ['ei'], required: ['w-trein'] });
    const out = chosen(s, { kandidaten: candidates(s, restriction), session: after(['w-trein']) });
    expect(out).toMatchObject({ required: false });
    const none = restricted({ aandeelLijst: 0 }, { doelIds: ['ei'], required: WOORDEN.map((w) => w.id) });
    expect(chosen(s, { kandidaten: candidates(s, none), session: createPracticeSession() }).required).toBe(true);
  });

  it('the goal goes well and is the only one: it goes on', () => {
    const s = createPracticeState(4, 1);
    s.cats.set(15, { ...newCat(PARAMS), n: 20, emaSlow: 0.9 });
    const only = restricted({}, { doelIds: ['ei'] });
    expect(chosen(s, { kandidaten: candidates(s, only), session: after(['w-trein'], 'ei') }).vraag.doelId).toBe('ei');
  });

  it('any setting, state and history that leave a word give a word', () => {
    const settings = fc.record({
      nieuwPerSessie: fc.integer({ min: 0, max: 20 }),
      aandeelLijst: fc.integer({ min: 0, max: 100 }),
      moeilijkheid: fc.constantFrom('makkelijk', 'normaal', 'moeilijk'),
      vasteVolgorde: fc.boolean(),
    });
    const state = fc.record({
      lambda: fc.double({ min: -2, max: 3, noNaN: true }),
      kappa: fc.double({ min: -2, max: 2, noNaN: true }),
      theta: fc.double({ min: -4, max: 4, noNaN: true }),
      reeks: fc.nat(4),
      n: fc.nat(60),
    });
    fc.assert(
      fc.property(settings, state, fc.subarray(WOORDEN.map((w) => w.id)), (over, of, asked) => {
        const s = Object.assign(createPracticeState(4, 7), of);
        const moment = {
          kandidaten: candidates(s, restricted(over, { required: asked.slice(0, 3) })),
          session: after(asked.slice(0, 60)),
        };
        const left = moment.kandidaten.lijst.filter((k) => !moment.session.seen.has(k.vraag.itemId));
        const out = select(m, s, moment);
        expect(out.ok).toBe(left.length > 0);
        if (!out.ok) return;
        expect(moment.session.seen.has(out.value.vraag.itemId)).toBe(false);
        expect(out.value.propensity).toBeGreaterThan(0);
        expect(out.value.propensity).toBeLessThanOrEqual(1 + 1e-12);
        const all = chances(m, s, moment);
        expect([...all.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
        if (!over.vasteVolgorde) expect(all.get(out.value.vraag.itemId) ?? -1).toBeCloseTo(out.value.propensity, 9);
      }),
      { numRuns: 35 },
    );
  });
});

describe('choice', () => {
  it('changes neither state nor round, and is the same again', () => {
    const s = remembering(3, ['w-trein', 'w-geit']);
    const moment = { kandidaten: candidates(s), session: after(['w-maan']) };
    const before = structuredClone({ s, session: moment.session });
    const first = chosen(s, moment);
    expect(chosen(s, moment)).toEqual(first);
    expect({ s, session: moment.session }).toEqual(before);
  });

  it('gives every one of the best five a chance, the best the largest, and nobody else but by exploring', () => {
    const s = createPracticeState(4, 1);
    const moment = { kandidaten: candidates(s), session: createPracticeSession() };
    const all = chances(m, s, moment);
    const best = scoreAll(m, s, moment).toSorted(
      (a, b) => b.totaal - a.totaal || (a.vraag.itemId < b.vraag.itemId ? -1 : 1),
    );
    expect([...all.keys()]).toEqual(best.slice(0, PARAMS.top).map((k) => k.vraag.itemId));
    expect([...all.values()]).toEqual([...all.values()].toSorted((a, b) => b - a));
    // Softmax at temperature .02: the odds of two are e^(difference / .02).
    const [one, two] = [...all.values()];
    const [a, b] = best;
    expect(Math.log((one ?? 0) / (two ?? 1))).toBeCloseTo(((a?.totaal ?? 0) - (b?.totaal ?? 0)) / 0.02, 6);
  });

  it('explores one answer in twenty over all of middling chance, after twelve answers', () => {
    const s = Object.assign(createPracticeState(4, 1), { n: 12 });
    const moment = { kandidaten: candidates(s), session: createPracticeSession() };
    const middling = scoreAll(m, s, moment).filter((k) => k.p >= 0.5 && k.p <= 0.95);
    const all = chances(m, s, moment);
    expect(middling.length).toBeGreaterThan(10);
    for (const k of middling) expect(all.get(k.vraag.itemId)).toBeGreaterThanOrEqual(0.05 / middling.length - 1e-12);
    expect([...all.keys()].toSorted()).toEqual(
      [...new Set([...middling.map((k) => k.vraag.itemId), ...all.keys()])].toSorted(),
    );
  });

  it.each<[string, Partial<LeerlingState>, TaakRestriction]>([
    ['in the first twelve answers', { n: 11 }, {}],
    ['after two errors in a row', { n: 40, reeks: 2 }, {}],
    ['in a toets', { n: 40 }, { arm: 'toets' }],
    ['in an entry test', { n: 40 }, { arm: 'intake' }],
  ])('never explores %s', (_, over, taak) => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const s = Object.assign(createPracticeState(4, seed), over);
      const moment = { kandidaten: candidates(s, restricted({}, taak)), session: createPracticeSession() };
      expect(chances(m, s, moment).size).toBeLessThanOrEqual(PARAMS.top);
      expect(chosen(s, moment).arm).toBe(taak.arm ?? 'adaptief');
    }
  });
});

describe('after two errors in a row', () => {
  it('gives a word of .85 or more, else the surest there is', () => {
    const s = Object.assign(remembering(60, ['w-trein', 'w-geit']), { reeks: 2 });
    const sure = chosen(s, { kandidaten: candidates(s), session: createPracticeSession() });
    expect(['w-trein', 'w-geit']).toContain(sure.vraag.itemId);
    const all = scoreAll(m, s, { kandidaten: candidates(s), session: after(['w-trein', 'w-geit']) });
    const next = chosen(s, { kandidaten: candidates(s), session: after(['w-trein', 'w-geit']) });
    expect(next.p).toBe(Math.max(...all.map((k) => k.p)));
  });

  it('goes before a fixed order, which goes on afterwards', () => {
    const fixed = restricted({ vasteVolgorde: true }, { required: ['w-kikker', 'w-ladder'] });
    const s = remembering(60, ['w-trein']);
    const moment = { kandidaten: candidates(s, fixed), session: createPracticeSession() };
    expect(chosen(s, moment).vraag.itemId).toBe('w-kikker');
    expect(chosen({ ...s, reeks: 2 }, moment).vraag.itemId).toBe('w-trein');
    expect(chosen({ ...s, reeks: 1 }, moment).vraag.itemId).toBe('w-kikker');
  });
});

describe('variation', () => {
  it('stays with a brand-new goal for four answers', () => {
    for (const n of [1, 2, 3]) {
      const s = createPracticeState(4, n);
      s.cats.set(25, { ...newCat(PARAMS), n });
      const out = chosen(s, { kandidaten: candidates(s), session: after(['w-kikker'], 'verdubbeling') });
      expect(out.vraag.doelId).toBe('verdubbeling');
    }
  });

  it('leaves a goal that goes well, from eight answers at .7 on', () => {
    const next = (n: number, ema: number): ReadonlySet<string> => {
      const s = Object.assign(createPracticeState(4, 1), { lambda: 0 });
      s.cats.set(15, { ...newCat(PARAMS), n, emaSlow: ema });
      const moment = { kandidaten: candidates(s), session: after(['w-trein'], 'ei') };
      return new Set(
        [...chances(m, s, moment).keys()].map((id) =>
          WOORDEN.find((w) => w.id === id)?.hoofd === 'ei' ? 'ei' : 'other',
        ),
      );
    };
    expect(next(8, 0.7).has('ei')).toBe(false);
    expect(next(30, 1).has('ei')).toBe(false);
  });

  it('has no opinion at the start of a round or after a goal it does not know', () => {
    const s = createPracticeState(4, 1);
    const session = createPracticeSession();
    const start = chances(m, s, { kandidaten: candidates(s), session });
    session.previousDoel = 'nergens';
    expect(chances(m, s, { kandidaten: candidates(s), session })).toEqual(start);
  });
});

describe('return of a missed word', () => {
  function missed(others: number, over: Partial<LeerlingState> = {}): { s: LeerlingState; session: PracticeSession } {
    const s = Object.assign(remembering(900, ['w-trein']), over);
    const session = after(['w-trein'], 'ei');
    scheduleReturn(PARAMS, session, vraag('w-trein'));
    for (const w of WOORDEN.slice(0, others))
      recordAsked(session, { vraag: vraag(w.id, w.hoofd), nieuw: false, required: false });
    return { s, session };
  }
  const comes = ({ s, session }: ReturnType<typeof missed>, c = candidates(s)): boolean =>
    chosen(s, { kandidaten: c, session }).terug;

  it('waits for three other words', () => {
    expect([0, 1, 2].map((n) => comes(missed(n)))).toEqual([false, false, false]);
    expect([3, 4, 5].map((n) => comes(missed(n)))).toEqual([true, true, true]);
  });

  it('is sure, asked in its own way, and no new word', () => {
    const { s, session } = missed(3);
    expect(chosen(s, { kandidaten: candidates(s), session })).toMatchObject({
      vraag: vraag('w-trein'),
      propensity: 1,
      arm: 'adaptief',
      nieuw: false,
      required: false,
      terug: true,
    });
  });

  it('waits longer after two errors in a row unless it will surely go right', () => {
    const unsure = missed(3, { reeks: 2 });
    unsure.s.woorden.clear();
    unsure.s.theta = -3;
    expect(comes(unsure)).toBe(false);
    expect(comes(missed(3, { reeks: 2 }))).toBe(true);
  });

  it('comes at once when nothing else is left', () => {
    const { s, session } = missed(0);
    const none = { ...candidates(s), lijst: [] };
    expect(comes({ s, session }, none)).toBe(true);
    expect(select(m, s, { kandidaten: none, session: createPracticeSession() })).toEqual({
      ok: false,
      fout: 'pool-leeg',
    });
  });

  it('the one that has waited for five goes first', () => {
    const { s, session } = missed(2);
    scheduleReturn(PARAMS, session, vraag('w-geit'));
    for (const w of WOORDEN.slice(2, 5))
      recordAsked(session, { vraag: vraag(w.id, w.hoofd), nieuw: false, required: false });
    expect(session.terug.map((t) => t.vraag.itemId)).toEqual(['w-trein', 'w-geit']);
    expect(chosen(s, { kandidaten: candidates(s), session }).vraag.itemId).toBe('w-trein');
  });
});
