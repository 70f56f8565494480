import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { createDoel, createWoord } from '../fake/test-kit.ts';
import { createModel } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { createPracticeSession, recordAsked } from '../model/session.ts';
import { restrict } from '../model/settings.ts';
import { createPracticeState } from '../model/state.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { buildCandidates } from './candidates.ts';
import { intakeDone, intakePrior, intakeTop } from './intake.ts';

/** Ten goals with three words each. */
const GOALS = Array.from({ length: 10 }, (_, i) => createDoel(`doel-${i}`, 4, i + 1));
const LETTERS = [...'abcdefghij'];
const WORDS = LETTERS.flatMap((letter, i) =>
  ['p', 'q', 'r'].map((tail) => createWoord(`${letter}${tail}`, { hoofd: `doel-${i}` })),
);
const m = createModel(WORDS, GOALS);
const setting = restrict(m, oefeninstellingSchema.parse({}), { arm: 'intake' });
if (!setting.ok) throw new Error(setting.fout);
const restriction = setting.value;
const s = createPracticeState(4, 1);

/** Candidates with a chance of our own for each word; the rest is at .65. */
function candidates(chances: Readonly<Record<string, number>> = {}): Candidates {
  const out = buildCandidates(m, s, { restriction, day: 100, formaat: () => ({ format: 'dictee', k: 0 }) });
  if (!out.ok) throw new Error(out.fout);
  for (const k of out.value.lijst) k.kolommen.p[k.rij] = chances[k.vraag.itemId] ?? 0.65;
  return out.value;
}
const asked = (ids: readonly string[], from: Candidates) => {
  const session = createPracticeSession();
  for (const id of ids) {
    const k = from.lijst.find((c) => c.vraag.itemId === id);
    if (k !== undefined) recordAsked(session, { vraag: k.vraag, nieuw: true, required: false });
  }
  return session;
};
const names = (list: readonly Candidate[]): string[] => list.map((k) => k.vraag.itemId);
const unasked = (c: Candidates, session: ReturnType<typeof asked>): Candidate[] =>
  c.lijst.filter((k) => !session.seen.has(k.vraag.itemId));

describe('best words of an entry test', () => {
  it('are the five nearest to .65, above or below, nearest first', () => {
    const c = candidates({ 'w-ap': 0.9, 'w-bp': 0.1 });
    for (const [id, chance] of [
      ['w-cp', 0.6],
      ['w-dp', 0.66],
      ['w-ep', 0.7],
      ['w-fp', 0.63],
      ['w-gp', 0.655],
    ] as const)
      for (const k of c.lijst) k.kolommen.p[k.rij] = k.vraag.itemId === id ? chance : k.p === 0.65 ? 0.3 : k.p;
    const top = intakeTop(PARAMS, c.lijst, { kandidaten: c, session: createPracticeSession() });
    expect(names(top)).toEqual(['w-gp', 'w-dp', 'w-fp', 'w-cp', 'w-ep'].toSorted((a, b) => order(a) - order(b)));
    expect(top).toHaveLength(PARAMS.top);
    function order(id: string): number {
      return Math.abs((c.lijst.find((k) => k.vraag.itemId === id)?.p ?? 0) - 0.65);
    }
  });

  it('of equal distance stand in the order of their ids', () => {
    const c = candidates();
    const top = intakeTop(PARAMS, c.lijst.toReversed(), { kandidaten: c, session: createPracticeSession() });
    expect(names(top)).toEqual(
      WORDS.map((w) => w.id)
        .toSorted()
        .slice(0, 5),
    );
  });

  it('are of goals that were not asked yet, until eight were', () => {
    const c = candidates({ 'w-ip': 0.2, 'w-jp': 0.2, 'w-iq': 0.2, 'w-jq': 0.2, 'w-ir': 0.2, 'w-jr': 0.2 });
    const seven = asked(
      LETTERS.slice(0, 7).map((letter) => `w-${letter}p`),
      c,
    );
    const top = intakeTop(PARAMS, unasked(c, seven), { kandidaten: c, session: seven });
    expect(top.map((k) => k.vraag.doelId).every((id) => ['doel-7', 'doel-8', 'doel-9'].includes(id))).toBe(true);
    const eight = asked(
      LETTERS.slice(0, 8).map((letter) => `w-${letter}p`),
      c,
    );
    const after = intakeTop(PARAMS, unasked(c, eight), { kandidaten: c, session: eight });
    // From now on a goal that was asked once stands .3 further off: nearer than .45 off.
    expect(after.some((k) => ['doel-8', 'doel-9'].includes(k.vraag.doelId))).toBe(false);
  });

  it('take a goal again rather than nothing when all others are used up', () => {
    const c = candidates();
    const session = asked(
      LETTERS.slice(0, 5).map((letter) => `w-${letter}p`),
      c,
    );
    const same = unasked(c, session).filter((k) => k.vraag.doelId === 'doel-0');
    expect(names(intakeTop(PARAMS, same, { kandidaten: c, session }))).toEqual(['w-aq', 'w-ar']);
  });

  it('spread: every earlier question about a goal counts as .3 of chance', () => {
    const c = candidates({ 'w-ar': 0.65, 'w-br': 0.5 });
    const session = asked([...LETTERS.map((letter) => `w-${letter}p`), 'w-aq'], c);
    const two = unasked(c, session).filter((k) => k.vraag.itemId === 'w-ar' || k.vraag.itemId === 'w-br');
    // doel-0 was asked twice (.6 off), doel-1 once (.3 + .15 off).
    expect(names(intakeTop(PARAMS, two, { kandidaten: c, session }))).toEqual(['w-br', 'w-ar']);
  });

  it('leave the list as it was', () => {
    const c = candidates();
    const before = names(c.lijst);
    intakeTop(PARAMS, c.lijst, { kandidaten: c, session: createPracticeSession() });
    expect(names(c.lijst)).toEqual(before);
    expect(intakeTop(PARAMS, [], { kandidaten: c, session: createPracticeSession() })).toEqual([]);
  });
});

describe('end of an entry test', () => {
  it.each([
    [11, 0.04, false],
    [12, 0.3, true],
    [12, 0.301, false],
    [14, 0.5, false],
    [15, 1.2, true],
    [40, 1.2, true],
  ])('after %i answers with variance %d: %s', (items, v, done) => {
    expect(intakeDone({ ...s, v }, items)).toBe(done);
  });

  it('begins where a new leerling of the groep stands', () => {
    expect(intakePrior(6, 3)).toEqual(createPracticeState(6, 3));
  });
});
