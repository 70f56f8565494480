import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stars } from '#engine/core/scoring/stars.ts';
import {
  isDone,
  wasDone,
  newTaak,
  nextTaak,
  STENEN,
  steenOf,
  TAAK_STATUSES,
  type TaakEvent,
  type TaakVoortgang,
} from './taak.ts';

const at = (over: Partial<TaakVoortgang>): TaakVoortgang => ({ ...newTaak(), ...over });
const statusAfter = (t: TaakVoortgang, event: TaakEvent): string => {
  const out = nextTaak(t, event);
  return out.ok ? out.value.taak.status : '-';
};

/** Status, then where each event leads; `-` = refused (behaviours.md section 5.6). */
const TABLE = [
  ['dicht', 'open', '-', '-', 'overgeslagen'],
  ['open', '-', 'bezig', '-', 'overgeslagen'],
  ['bezig', '-', 'bezig', '-', 'overgeslagen'],
  ['blijft_open', '-', 'bezig', '-', 'overgeslagen'],
  ['klaar', '-', '-', 'kom_terug', '-'],
  ['kom_terug', '-', 'bezig', '-', '-'],
  ['overgeslagen', '-', '-', '-', '-'],
] as const;
const EVENTS = ['ontgrendel', 'begin', 'woordenTerug', 'slaOver'] as const;

/** Status, then the status after a round with 0, 1, 2 and 3 stars, for a taak that had none and no support yet. */
const ROUNDS = [
  ['dicht', '-', '-', '-', '-'],
  ['open', 'bezig', 'blijft_open', 'klaar', 'klaar'],
  ['bezig', 'bezig', 'blijft_open', 'klaar', 'klaar'],
  ['blijft_open', 'bezig', 'blijft_open', 'klaar', 'klaar'],
  ['klaar', 'klaar', 'klaar', 'klaar', 'klaar'],
  ['kom_terug', 'bezig', 'blijft_open', 'klaar', 'klaar'],
  ['overgeslagen', '-', '-', '-', '-'],
] as const;
const STARS = [0, 1, 2, 3] as const;

describe('steps of a taak', () => {
  it('have a row for every status', () => {
    expect(TABLE.map(([status]) => status)).toEqual([...TAAK_STATUSES]);
    expect(ROUNDS.map(([status]) => status)).toEqual([...TAAK_STATUSES]);
  });

  it.each(TABLE)('from %s: unlocked %s, begun %s, words back %s, skipped %s', (status, ...next) => {
    expect(EVENTS.map((kind) => statusAfter(at({ status }), { soort: kind }))).toEqual(next);
  });

  it.each(ROUNDS)('from %s by a round: 0 stars %s, 1 %s, 2 %s, 3 %s', (status, ...next) => {
    expect(STARS.map((stars) => statusAfter(at({ status }), { soort: 'ronde', sterren: stars }))).toEqual(next);
  });

  it('change nothing else when only the status moves', () => {
    const t = at({ status: 'bezig', sterren: 2, steen: 'zilver', supportGiven: true, isSteun: true });
    expect(nextTaak(t, { soort: 'slaOver' })).toEqual({
      ok: true,
      value: { taak: { ...t, status: 'overgeslagen' }, support: false },
    });
  });

  it('leave the taak that was given as it was', () => {
    const t = Object.freeze(at({ status: 'open' }));
    nextTaak(t, { soort: 'ronde', sterren: 3 });
    expect(t).toEqual(newTaak());
  });
});

/** Had support, is support itself, best stars so far; whether one star more asks for support. */
const SUPPORT = [
  [false, false, 0, true],
  [false, false, 1, true],
  [false, false, 2, false],
  [false, false, 3, false],
  [true, false, 0, false],
  [true, false, 1, false],
  [false, true, 0, false],
  [false, true, 1, false],
  [true, true, 0, false],
] as const;

describe('support in front of a taak', () => {
  it.each(SUPPORT)('had it %s, is it %s, best %i: one star asks for it %s', (supportGiven, isSupport, stars, asked) => {
    const t = at({ status: 'bezig', supportGiven, isSteun: isSupport, sterren: stars });
    const out = nextTaak(t, { soort: 'ronde', sterren: 1 });
    expect(out.ok && out.value.support).toBe(asked);
    expect(out.ok && out.value.taak.status).toBe(asked ? 'blijft_open' : 'klaar');
    expect(out.ok && out.value.taak.supportGiven).toBe(supportGiven || asked);
  });

  it('is never asked for by 0, 2 or 3 stars', () => {
    for (const stars of [0, 2, 3] as const)
      for (const [supportGiven, isSupport] of SUPPORT) {
        const out = nextTaak(at({ supportGiven, isSteun: isSupport }), { soort: 'ronde', sterren: stars });
        expect(out.ok && out.value.support).toBe(false);
      }
  });

  it('lets a round that was stopped end a taak that already had its stars and its support', () => {
    const t = at({ status: 'bezig', sterren: 1, steen: 'brons', supportGiven: true });
    expect(statusAfter(t, { soort: 'ronde', sterren: 0 })).toBe('klaar');
    expect(statusAfter({ ...t, supportGiven: false }, { soort: 'ronde', sterren: 0 })).toBe('bezig');
    expect(statusAfter({ ...t, sterren: 0 }, { soort: 'ronde', sterren: 0 })).toBe('bezig');
  });
});

describe('stones', () => {
  it.each([
    [0, 'geen'],
    [1, 'brons'],
    [2, 'zilver'],
    [3, 'goud'],
  ] as const)('%i stars are %s', (stars, steen) => {
    expect(steenOf(stars)).toBe(steen);
    expect(STENEN).toContain(steen);
  });

  it('of a done taak get better, never worse, by playing again', () => {
    for (const before of STARS)
      for (const achieved of STARS) {
        const t = at({ status: 'klaar', sterren: before, steen: steenOf(before) });
        const best = before > achieved ? before : achieved;
        expect(nextTaak(t, { soort: 'ronde', sterren: achieved })).toEqual({
          ok: true,
          value: { taak: { ...t, sterren: best, steen: steenOf(best) }, support: false },
        });
      }
  });
});

describe('a taak', () => {
  it('starts open, or closed when a fixed order makes it wait', () => {
    expect(newTaak()).toEqual({ status: 'open', sterren: 0, steen: 'geen', supportGiven: false, isSteun: false });
    expect(newTaak({ dicht: true, isSteun: true })).toMatchObject({ status: 'dicht', isSteun: true });
    expect(newTaak({ dicht: false }).status).toBe('open');
  });

  it('is done when it is finished or skipped, and not before', () => {
    expect(TAAK_STATUSES.filter((status) => isDone({ status }))).toEqual(['klaar', 'overgeslagen']);
  });

  const event: fc.Arbitrary<TaakEvent> = fc.oneof(
    fc.constantFrom(...EVENTS.map((kind) => ({ soort: kind }))),
    fc.constantFrom<Stars>(0, 1, 2, 3).map((stars) => ({ soort: 'ronde' as const, sterren: stars })),
  );

  it('keeps its stars, its stone and its promise of one support through any history', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), fc.boolean(), fc.boolean(), (events, closed, isSupport) => {
        let t = newTaak({ dicht: closed, isSteun: isSupport });
        let supports = 0;
        for (const e of events) {
          const out = nextTaak(t, e);
          if (!out.ok) continue;
          supports += Number(out.value.support);
          expect(out.value.taak.sterren).toBeGreaterThanOrEqual(t.sterren);
          expect(out.value.taak.steen).toBe(steenOf(out.value.taak.sterren));
          expect(out.value.taak.isSteun).toBe(isSupport);
          t = out.value.taak;
        }
        expect(supports).toBeLessThanOrEqual(isSupport ? 0 : 1);
        if (t.status === 'klaar') expect(t.sterren).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a taak that was done', () => {
  it('stays done at least once when its words come back', () => {
    expect(TAAK_STATUSES.filter((status) => wasDone({ status }))).toEqual(['klaar', 'kom_terug', 'overgeslagen']);
  });
  it('is one that was finished or skipped, never one that is still open', () => {
    for (const status of ['dicht', 'open', 'bezig', 'blijft_open'] as const) {
      expect(wasDone({ status })).toBe(false);
      expect(isDone({ status })).toBe(false);
    }
  });
});
