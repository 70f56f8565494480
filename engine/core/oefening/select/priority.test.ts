import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { buildCandidates } from './candidates.ts';
import { createModel } from '../model/model.ts';
import { select, type ChosenVraag } from './select.ts';
import { createPracticeSession, type PracticeSession } from '../model/session.ts';
import { restrict, type TaakRestriction } from '../model/settings.ts';
import { createPracticeState, type LeerlingState } from '../model/state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { update } from '../model/update.ts';

/** Precedence of section 10: safety > pool filters > forced lists > caps > target > gain; one case per adjacent pair. */
const EASY = 'w-maan';
const DIFFICULT = 'w-kikker';
const base = createModel(WOORDEN, DOELEN);
/** One word that nearly everybody knows, one that nobody knows, the rest in between. */
const bOf = (id: string): number => (id === EASY ? -6 : id === DIFFICULT ? 6 : 0.4);
const m = { ...base, items: new Map([...base.items.values()].map((i) => [i.id, { ...i, b: bOf(i.id) }])) };

interface TestCase {
  s?: LeerlingState;
  session?: PracticeSession;
  over?: Partial<Oefeninstelling>;
  taak?: TaakRestriction;
  day?: number;
}
function choose({
  s = createPracticeState(5, 1),
  session = createPracticeSession(),
  over = {},
  taak = {},
  day = 100,
}: TestCase): ChosenVraag {
  const restriction = restrict(m, oefeninstellingSchema.parse(over), taak);
  if (!restriction.ok) throw new Error(restriction.fout);
  const candidates = buildCandidates(m, s, {
    restriction: restriction.value,
    day,
    formaat: () => ({ format: 'dictee', k: 0 }),
  });
  if (!candidates.ok) throw new Error(candidates.fout);
  const out = select(m, s, { kandidaten: candidates.value, session });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
}
const afterErrors = (): LeerlingState => Object.assign(createPracticeState(5, 1), { reeks: 2, theta: 0 });
/** Words seen long ago, and therefore due. */
function withRepetition(): LeerlingState {
  const s = createPracticeState(5, 1);
  for (const itemId of ['w-trein', 'w-klein', 'w-reis'])
    update(m, s, {
      antwoord: { itemId, doelId: 'ei', format: 'dictee', k: 0, x: 1, ms: 5000, day: 10, arm: 'adaptief' },
      targetSuccess: { doel: 0.75, band: 0.07 },
    });
  return s;
}

describe('precedence (test 19)', () => {
  it('safety and pool filters: the safest word inside the filter, never one outside it', () => {
    expect(choose({ s: afterErrors() }).vraag.itemId).toBe(EASY);
    const inside = choose({ s: afterErrors(), taak: { doelIds: ['ei'] } });
    expect(inside.vraag.doelId).toBe('ei');
    expect(inside.vraag.itemId).not.toBe(EASY);
  });

  it('safety before forced lists: after two errors the hard word of the list waits', () => {
    const taak = { required: [DIFFICULT] };
    expect(choose({ over: { aandeelLijst: 100 }, taak }).vraag.itemId).toBe(DIFFICULT);
    expect(choose({ s: afterErrors(), over: { aandeelLijst: 100 }, taak }).vraag.itemId).toBe(EASY);
  });

  it('pool filters before forced lists: a word of the list outside the goals is never asked', () => {
    const out = choose({ over: { aandeelLijst: 100 }, taak: { required: [DIFFICULT], doelIds: ['ei', 'ij'] } });
    expect(out.vraag.itemId).not.toBe(DIFFICULT);
    expect(['ei', 'ij']).toContain(out.vraag.doelId);
  });

  it('forced lists before caps: a new word of the list comes although no new words are left', () => {
    const over = { nieuwPerSessie: 0, aandeelLijst: 100 };
    expect(choose({ s: withRepetition(), over, taak: { required: [DIFFICULT] }, day: 400 }).vraag.itemId).toBe(
      DIFFICULT,
    );
  });

  it('caps before target: no new word, however easy, when the cap is reached and words are due', () => {
    const s = Object.assign(withRepetition(), { lambda: 3 });
    expect(choose({ s, day: 400 }).vraag.itemId).toBe(EASY);
    const out = choose({ s, over: { nieuwPerSessie: 0 }, day: 400 });
    expect(out.nieuw).toBe(false);
  });

  it('target before gain: far below the target the easy word wins over the one that teaches more', () => {
    expect(choose({}).vraag.itemId).not.toBe(EASY);
    expect(choose({ s: Object.assign(createPracticeState(5, 1), { lambda: 3 }) }).vraag.itemId).toBe(EASY);
  });
});
