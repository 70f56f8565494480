import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemContext } from './model.ts';
import { PARAMS } from './params.ts';
import { createPracticeSession, recordAsked, scheduleReturn, type PracticeSession } from './session.ts';

fc.configureGlobal({ seed: 20 });

const vraag = (itemId: string, doelId = 'ei'): ItemContext => ({ itemId, doelId, format: 'dictee', k: 0, day: 100 });
const ask = (
  session: PracticeSession,
  itemId: string,
  o: { doelId?: string; nieuw?: boolean; required?: boolean } = {},
): void =>
  recordAsked(session, {
    vraag: vraag(itemId, o.doelId),
    nieuw: o.nieuw ?? false,
    required: o.required ?? false,
  });

describe('memory of a round', () => {
  it('begins empty, with the new words of earlier today', () => {
    expect(createPracticeSession()).toEqual({
      asked: [],
      terug: [],
      nieuw: 0,
      required: 0,
      previousDoel: '',
      seen: new Set(),
    });
    expect(createPracticeSession(6).nieuw).toBe(6);
  });

  it('gives every round a memory of its own', () => {
    const [one, two] = [createPracticeSession(), createPracticeSession()];
    ask(one, 'w-trein');
    expect(two.asked).toEqual([]);
    expect(two.seen.size).toBe(0);
  });

  it('keeps the order, and an item asked twice counts twice but is seen once', () => {
    const session = createPracticeSession();
    for (const id of ['w-trein', 'w-ijs', 'w-trein']) ask(session, id);
    expect(session.asked).toEqual(['w-trein', 'w-ijs', 'w-trein']);
    expect([...session.seen]).toEqual(['w-trein', 'w-ijs']);
  });

  it('remembers the goal of the last question only', () => {
    const session = createPracticeSession();
    ask(session, 'w-trein', { doelId: 'ei' });
    ask(session, 'w-ijs', { doelId: 'ij' });
    expect(session.previousDoel).toBe('ij');
  });

  it('counts new words and words of the list apart', () => {
    const session = createPracticeSession();
    ask(session, 'a', { nieuw: true });
    ask(session, 'b', { required: true });
    ask(session, 'c', { nieuw: true, required: true });
    ask(session, 'd');
    expect(session).toMatchObject({ nieuw: 2, required: 2 });
  });
});

describe('return of a missed item', () => {
  it('waits for three and at most five other items, counted from the miss', () => {
    const session = createPracticeSession();
    ask(session, 'a');
    ask(session, 'b');
    scheduleReturn(PARAMS, session, vraag('b'));
    expect(session.terug).toEqual([{ vraag: vraag('b'), van: 5, tot: 7 }]);
  });

  it('is off the list once it was asked again, and the others stay in order', () => {
    const session = createPracticeSession();
    for (const id of ['a', 'b', 'c']) {
      ask(session, id);
      scheduleReturn(PARAMS, session, vraag(id));
    }
    ask(session, 'b');
    expect(session.terug.map((t) => t.vraag.itemId)).toEqual(['a', 'c']);
  });

  it('never waits for longer than the questions that follow, however the session went', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.boolean()), { maxLength: 60 }), (steps) => {
        const session = createPracticeSession();
        for (const [nr, missed] of steps) {
          ask(session, `w-${nr}`);
          if (missed) scheduleReturn(PARAMS, session, vraag(`w-${nr}`));
        }
        const now = session.asked.length;
        expect(now).toBe(steps.length);
        for (const { van: from, tot: until } of session.terug) {
          expect(until - from).toBe(PARAMS.returnBefore - PARAMS.returnAfter);
          expect(from).toBeLessThanOrEqual(now + PARAMS.returnAfter);
        }
        // Asking an item clears its return, so one item never waits twice without having been missed twice.
        expect(new Set(session.terug.map((t) => t.vraag.itemId)).size).toBe(session.terug.length);
      }),
    );
  });
});
