import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { Antwoord } from '../contract/antwoord.ts';
import { createModel } from './model.ts';
import { pack, unpack } from '../select/pack.ts';
import { PARAMS } from './params.ts';
import { predict } from './predict.ts';
import { replay, updateAll } from '../ronde/replay.ts';
import { createPracticeState, woordOf } from './state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { antwoord, perform, DOEL, copy, m } from '../fake/update-kit.ts';
import { update } from './update.ts';

describe('replay (test 10)', () => {
  const log = Array.from({ length: 120 }, (_, i) => {
    const rng = createRng(i + 1);
    const w = WOORDEN[rng.int(WOORDEN.length)] ?? WOORDEN[0];
    return antwoord({
      itemId: w?.id ?? '',
      doelId: w?.hoofd ?? '',
      x: rng.int(3) === 0 ? 0 : 1,
      day: 200 + Math.floor(i / 12),
      ms: 500 + rng.int(9000),
      format: i % 4 === 0 ? 'kies' : 'bouw',
      k: i % 4 === 0 ? 3 : 0,
    });
  });

  it('gives the live state byte for byte, however the log is cut', () => {
    const live = createPracticeState(4, 9);
    const start = pack(live);
    updateAll(m, live, { log, targetSuccess: DOEL });
    const whole = replay(m, start, { log, targetSuccess: DOEL });
    expect(whole.ok && whole.value.toestand).toEqual(pack(live));
    let piece = start;
    for (let i = 0; i < log.length; i += 7) {
      const part = replay(m, piece, { log: log.slice(i, i + 7), targetSuccess: DOEL });
      if (part.ok) piece = part.value.toestand;
    }
    expect(piece).toEqual(pack(live));
  });

  it('holds after every answer exactly what its packed form holds', () => {
    const s = createPracticeState(4, 9);
    for (const a of log) {
      updateAll(m, s, { log: [a], targetSuccess: DOEL });
      expect(copy(s)).toEqual(s);
    }
  });

  it('does not depend on which other content is loaded', () => {
    const start = pack(createPracticeState(4, 9));
    const required = new Set(log.map((a) => a.itemId));
    const small = createModel(
      WOORDEN.filter((w) => required.has(w.id)),
      DOELEN,
    );
    const a = replay(m, start, { log, targetSuccess: DOEL });
    const b = replay(small, start, { log, targetSuccess: DOEL });
    expect(a.ok && b.ok && a.value.toestand).toEqual(b.ok && b.value.toestand);
  });

  it('keeps rows of words that are not loaded', () => {
    const s = createPracticeState(4, 9);
    perform(s, { itemId: 'w-hond' });
    const small = createModel(
      WOORDEN.filter((w) => w.w === 'trein'),
      DOELEN,
    );
    const out = replay(small, pack(s), { log: [antwoord({ itemId: 'w-trein', doelId: 'ei' })], targetSuccess: DOEL });
    const back = out.ok ? unpack(out.value.toestand) : out;
    expect(back.ok && woordOf(back.value, 'w-hond')).toEqual(woordOf(s, 'w-hond'));
  });

  it('refuses damaged starts and bad answers', () => {
    expect(replay(m, new Uint8Array(3), { log, targetSuccess: DOEL })).toEqual({
      ok: false,
      fout: 'toestand-beschadigd',
    });
    expect(replay(m, pack(createPracticeState(4, 1)), { log: [antwoord({ ms: -1 })], targetSuccess: DOEL })).toEqual({
      ok: false,
      fout: 'antwoord-ongeldig',
    });
  });
});

describe('typed errors (test 4)', () => {
  it('gives a chance inside (0,1) or an error for any state and question, never NaN', () => {
    const rng = createRng(44);
    const unexpected = [0, 1e-12, 1e-3, 1e9, -1, Number.NaN, Infinity, -Infinity];
    const grip = (): number =>
      rng.int(3) === 0 ? (unexpected[rng.int(unexpected.length)] ?? 0) : rng.next() * 20 - 10;
    let chances = 0;
    let refused = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const s = createPracticeState(3 + rng.int(6), i + 1);
      perform(s);
      const woord = woordOf(s, 'w-brood');
      if (woord !== undefined) Object.assign(woord, { S: grip(), D: grip() });
      Object.assign(s, { theta: grip(), kappa: grip() / 5 });
      const out = predict(m, s, {
        itemId: 'w-brood',
        doelId: 'eind-d',
        format: rng.int(2) === 0 ? 'kies' : 'dictee',
        k: rng.int(2) === 0 ? 3 : grip(),
        day: rng.int(4) === 0 ? grip() : 100 + rng.int(400),
      });
      if (!out.ok) {
        refused += 1;
        continue;
      }
      chances += 1;
      expect(out.value.p).toBeGreaterThanOrEqual(0);
      expect(out.value.p).toBeLessThanOrEqual(PARAMS.pMax);
    }
    expect(Math.min(chances, refused)).toBeGreaterThan(1000);
  });

  it.each<[string, Partial<Antwoord>]>([
    ['NaN time', { ms: Number.NaN }],
    ['negative time', { ms: -1 }],
    ['endless time', { ms: Infinity }],
    ['half day', { day: 100.5 }],
    ['NaN day', { day: Number.NaN }],
    ['day before the last', { day: 99 }],
    ['unknown item', { itemId: 'w-bestaatniet' }],
    ['negative options', { k: -1 }],
    ['day out of range', { day: 70_000 }],
  ])('%s is refused and changes nothing', (_, over) => {
    const s = createPracticeState(4, 1);
    perform(s);
    const before = pack(s);
    expect(update(m, s, { antwoord: antwoord(over), targetSuccess: DOEL })).toEqual({
      ok: false,
      fout: 'antwoord-ongeldig',
    });
    expect(pack(s)).toEqual(before);
  });

  it('predict refuses the same', () => {
    const s = createPracticeState(4, 1);
    perform(s);
    const q = { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day: 100 } as const;
    expect(predict(m, s, { ...q, day: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, day: 99 }).ok).toBe(false);
    expect(predict(m, s, { ...q, k: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, itemId: 'w-nee' }).ok).toBe(false);
    expect(predict(m, s, q).ok).toBe(true);
  });
});
