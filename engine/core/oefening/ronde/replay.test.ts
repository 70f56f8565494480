import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Antwoord } from '../contract/antwoord.ts';
import { WOORDEN } from '../fake/test-kit.ts';
import { antwoord, DOEL, m } from '../fake/update-kit.ts';
import { createPracticeState } from '../model/state.ts';
import { pack, unpack } from '../select/pack.ts';
import { replay, updateAll, type Replay } from './replay.ts';

fc.configureGlobal({ seed: 20 });

const START = pack(createPracticeState(4, 9));
const steps = fc.array(
  fc.record({
    word: fc.constantFrom(...WOORDEN.slice(0, 12)),
    x: fc.constantFrom<0 | 1>(0, 1),
    days: fc.constantFrom(0, 0, 1, 30),
    ms: fc.constantFrom(200, 3000, 9000),
  }),
  { maxLength: 25 },
);
function logOf(
  list: readonly { word: { id: string; hoofd: string }; x: 0 | 1; days: number; ms: number }[],
): Antwoord[] {
  let day = 100;
  return list.map(({ word, x, days, ms }) => {
    day += days;
    return antwoord({ itemId: word.id, doelId: word.hoofd, x, day, ms });
  });
}
const replayed = (start: Uint8Array, log: readonly Antwoord[]): Replay => {
  const out = replay(m, start, { log, targetSuccess: DOEL });
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

describe('replay', () => {
  it('of nothing gives the same bytes and no traces', () => {
    expect(replayed(START, [])).toEqual({ toestand: START, traces: [] });
  });

  it('in two parts is the replay of the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(steps, fc.nat(25), (list, at) => {
        const log = logOf(list);
        const first = replayed(START, log.slice(0, at));
        const second = replayed(first.toestand, log.slice(at));
        const whole = replayed(START, log);
        expect(second.toestand).toEqual(whole.toestand);
        expect([...first.traces, ...second.traces]).toEqual(whole.traces);
      }),
      { numRuns: 40 },
    );
  });

  it('looks at no answer before its turn: a later one changes no earlier trace', () => {
    fc.assert(
      fc.property(steps, (list) => {
        const log = logOf(list);
        const turned = log.map((a, i): Antwoord => (i === log.length - 1 ? { ...a, x: a.x === 1 ? 0 : 1 } : a));
        expect(replayed(START, turned).traces.slice(0, -1)).toEqual(replayed(START, log).traces.slice(0, -1));
      }),
      { numRuns: 30 },
    );
  });

  it('has a trace for every answer, in order', () => {
    const log = logOf([
      { word: { id: 'w-maan', hoofd: 'kz-mkm' }, x: 1, days: 0, ms: 5000 },
      { word: { id: 'w-vis', hoofd: 'kz-mkm' }, x: 0, days: 0, ms: 5000 },
      { word: { id: 'w-kip', hoofd: 'kz-mkm' }, x: 1, days: 0, ms: 100 },
    ]);
    const { traces } = replayed(START, log);
    expect(traces.map((t) => [Math.sign(t.e), t.guess])).toEqual([
      [1, false],
      [-1, false],
      [0, true],
    ]);
  });

  it('leaves the bytes it began with as they were', () => {
    const start = START.slice();
    replayed(start, logOf([{ word: { id: 'w-maan', hoofd: 'kz-mkm' }, x: 1, days: 0, ms: 5000 }]));
    expect(start).toEqual(START);
  });

  it('depends on the aim for success in its steering alone', () => {
    const log = Array.from({ length: 20 }, (_, i) => antwoord({ itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm' }));
    const states = [0.6, 0.9].map((doel) => {
      const out = replay(m, START, { log, targetSuccess: { doel, band: 0.05 } });
      const s = out.ok ? unpack(out.value.toestand) : out;
      return s.ok ? s.value : null;
    });
    const [hard, easy] = states;
    expect(hard?.lambda).toBeLessThan(easy?.lambda ?? 0);
    expect({ ...hard, lambda: 0 }).toEqual({ ...easy, lambda: 0 });
  });
});

describe('refusals', () => {
  it.each([
    ['too short', new Uint8Array(9), 'toestand-beschadigd'],
    ['of another version', Uint8Array.from({ length: 64 }, () => 99), 'versie-onbekend'],
  ] as const)('a state that is %s', (_, start, error) => {
    expect(replay(m, start, { log: [], targetSuccess: DOEL })).toEqual({ ok: false, fout: error });
  });

  it('one wrong answer refuses the whole log, and nothing half-learned comes out', () => {
    const log = [antwoord(), antwoord({ itemId: 'w-nergens' }), antwoord({ itemId: 'w-hond' })];
    expect(replay(m, START, { log, targetSuccess: DOEL })).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });

  it('on a live state stops at the first that is refused', () => {
    const s = createPracticeState(4, 9);
    const out = updateAll(m, s, {
      log: [antwoord(), antwoord({ day: 1 }), antwoord({ day: 200 })],
      targetSuccess: DOEL,
    });
    expect(out).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
    expect(s).toMatchObject({ n: 1, dag: 100 });
  });

  it('a log that runs back in time', () => {
    expect(replay(m, START, { log: [antwoord({ day: 101 }), antwoord({ day: 100 })], targetSuccess: DOEL }).ok).toBe(
      false,
    );
  });
});
