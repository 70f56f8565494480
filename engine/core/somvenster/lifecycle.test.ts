import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseOpen,
  isExpired,
  isVoltooid,
  nextSomvenster,
  SOMVENSTER_KINDS,
  SOMVENSTER_STATUSES,
  type SomvensterEvent,
  type SomvensterKind,
  type SomvensterStatus,
} from './somvenster.ts';
import { TAAK_STATUSES } from './taak.ts';

const EVENTS: readonly SomvensterEvent[] = ['open', 'voltooi', 'verloop', 'trekIn', 'bevries', 'ontdooi'];
/** Status, then where each event leads; `-` = refused (behaviours.md section 5.5). */
const TABLE = [
  ['gepland', 'open', '-', 'verlopen', 'ingetrokken', '-', '-'],
  ['open', '-', 'voltooid', 'verlopen', 'ingetrokken', 'bevroren', '-'],
  ['voltooid', '-', '-', '-', '-', '-', '-'],
  ['verlopen', '-', '-', '-', '-', '-', '-'],
  ['ingetrokken', '-', '-', '-', '-', '-', '-'],
  ['bevroren', '-', '-', '-', 'ingetrokken', '-', 'open'],
] as const;

describe('life of a somvenster', () => {
  it('has a row for every status', () => {
    expect(TABLE.map(([status]) => status)).toEqual([...SOMVENSTER_STATUSES]);
  });

  it.each(TABLE)('from %s: open %s, done %s, expired %s, withdrawn %s, frozen %s, thawed %s', (status, ...next) => {
    const got = EVENTS.map((event) => {
      const out = nextSomvenster(status, event);
      return out.ok ? out.value : '-';
    });
    expect(got).toEqual(next);
  });

  it('tells a refused step by one code', () => {
    expect(nextSomvenster('voltooid', 'open')).toEqual({ ok: false, fout: 'stap-niet-toegestaan' });
  });

  it('is done with all stones done or skipped, not without stones', () => {
    for (const status of TAAK_STATUSES) {
      const done = status === 'klaar' || status === 'overgeslagen';
      expect(isVoltooid([{ status }]), status).toBe(done);
      expect(isVoltooid([{ status: 'klaar' }, { status }, { status: 'overgeslagen' }]), status).toBe(done);
    }
    expect(isVoltooid([])).toBe(false);
  });
});

describe('last day', () => {
  it.each([
    [undefined, 0, false],
    [undefined, 65_535, false],
    [0, 0, false],
    [0, 1, true],
    [2557, 2556, false],
    [2557, 2557, false],
    [2557, 2558, true],
  ])('ends on %s, today is %d: over is %s', (endDay, day, over) => {
    expect(isExpired(endDay, day)).toBe(over);
  });
});

interface Entry {
  id: string;
  soort: SomvensterKind;
  status: SomvensterStatus;
  startDay: number;
}
const v = (id: string, kind: SomvensterKind, startDay: number, status: SomvensterStatus = 'gepland'): Entry => ({
  id,
  soort: kind,
  startDay,
  status,
});

describe('which somvensters are open', () => {
  it.each<[string, Entry[], string[]]>([
    ['none without any', [], []],
    ['one alone', [v('a', 'adaptief', 1)], ['a']],
    ['one that starts today', [v('a', 'adaptief', 10)], ['a']],
    ['none that starts tomorrow', [v('a', 'leerkracht', 11)], []],
    ['none that is over', SOMVENSTER_STATUSES.slice(2).map((s) => v(s, 'zorg', 1, s)), []],
    ['the newest adaptive ones', [1, 2, 3, 4].map((d) => v(`a${d}`, 'adaptief', d)), ['a4', 'a3', 'a2']],
    ['the newest of adults', [1, 2, 3, 4].map((d) => v(`l${d}`, 'leerkracht', d)), ['l4', 'l3', 'l2']],
    ['adults before the engine', [v('a', 'adaptief', 9), v('b', 'zorg', 1), v('c', 'toets', 2)], ['c', 'b', 'a']],
    ['an entry test with the adults', [v('a', 'adaptief', 9), v('b', 'instap', 1)], ['b', 'a']],
    ['by id when they began together', [v('c', 'zorg', 5), v('a', 'zorg', 5), v('b', 'zorg', 5)], ['a', 'b', 'c']],
    ['open and planned alike', [v('a', 'zorg', 1, 'open'), v('b', 'zorg', 2)], ['b', 'a']],
    ['not the frozen one', [v('a', 'zorg', 1, 'bevroren'), v('b', 'adaptief', 2)], ['b']],
  ])('%s', (_, list, ids) => {
    expect(chooseOpen(list, 10)).toEqual(ids);
  });

  const entry = fc.record({
    id: fc.uuid(),
    soort: fc.constantFrom(...SOMVENSTER_KINDS),
    status: fc.constantFrom(...SOMVENSTER_STATUSES),
    startDay: fc.nat(20),
  });
  const entries = fc.uniqueArray(entry, { selector: (e) => e.id, maxLength: 9 });

  it('are at most three, living, begun, and the same whatever order they come in', () => {
    fc.assert(
      fc.property(entries, fc.nat(20), (list, day) => {
        const ids = chooseOpen(list, day);
        const living = list.filter((e) => (e.status === 'open' || e.status === 'gepland') && e.startDay <= day);
        expect(ids).toHaveLength(Math.min(3, living.length));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => living.some((e) => e.id === id))).toBe(true);
        expect(chooseOpen([...list].reverse(), day)).toEqual(ids);
      }),
    );
  });

  it('never leave one of an adult waiting for an adaptive one', () => {
    fc.assert(
      fc.property(entries, fc.nat(20), (list, day) => {
        const ids = new Set(chooseOpen(list, day));
        const living = list.filter((e) => (e.status === 'open' || e.status === 'gepland') && e.startDay <= day);
        const adultWaits = living.some((e) => e.soort !== 'adaptief' && !ids.has(e.id));
        if (adultWaits) expect(living.some((e) => e.soort === 'adaptief' && ids.has(e.id))).toBe(false);
      }),
    );
  });
});
