import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { Antwoord } from './antwoord.ts';
import { createModel } from './model.ts';
import { pack, unpack } from './pack.ts';
import { PARAMS } from './params.ts';
import { predict } from './predict.ts';
import { replay, updateAlles } from './replay.ts';
import { createToestand, woordVan } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { antwoord, doe, DOEL, kopie, m } from './update-kit.ts';
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
    const live = createToestand(4, 9);
    const start = pack(live);
    updateAlles(m, live, { log, doelsucces: DOEL });
    const heel = replay(m, start, { log, doelsucces: DOEL });
    expect(heel.ok && heel.value.toestand).toEqual(pack(live));
    let stuk = start;
    for (let i = 0; i < log.length; i += 7) {
      const deel = replay(m, stuk, { log: log.slice(i, i + 7), doelsucces: DOEL });
      if (deel.ok) stuk = deel.value.toestand;
    }
    expect(stuk).toEqual(pack(live));
  });

  it('holds after every answer exactly what its packed form holds', () => {
    const s = createToestand(4, 9);
    for (const a of log) {
      updateAlles(m, s, { log: [a], doelsucces: DOEL });
      expect(kopie(s)).toEqual(s);
    }
  });

  it('does not depend on which other content is loaded', () => {
    const start = pack(createToestand(4, 9));
    const nodig = new Set(log.map((a) => a.itemId));
    const klein = createModel(
      WOORDEN.filter((w) => nodig.has(w.id)),
      DOELEN,
    );
    const a = replay(m, start, { log, doelsucces: DOEL });
    const b = replay(klein, start, { log, doelsucces: DOEL });
    expect(a.ok && b.ok && a.value.toestand).toEqual(b.ok && b.value.toestand);
  });

  it('keeps rows of words that are not loaded', () => {
    const s = createToestand(4, 9);
    doe(s, { itemId: 'w-hond' });
    const klein = createModel(
      WOORDEN.filter((w) => w.w === 'trein'),
      DOELEN,
    );
    const uit = replay(klein, pack(s), { log: [antwoord({ itemId: 'w-trein', doelId: 'ei' })], doelsucces: DOEL });
    const terug = uit.ok ? unpack(uit.value.toestand) : uit;
    expect(terug.ok && woordVan(terug.value, 'w-hond')).toEqual(woordVan(s, 'w-hond'));
  });

  it('refuses damaged starts and bad answers', () => {
    expect(replay(m, new Uint8Array(3), { log, doelsucces: DOEL })).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    expect(replay(m, pack(createToestand(4, 1)), { log: [antwoord({ ms: -1 })], doelsucces: DOEL })).toEqual({
      ok: false,
      fout: 'antwoord-ongeldig',
    });
  });
});

describe('typed errors (test 4)', () => {
  it('gives a chance inside (0,1) or an error for any state and question, never NaN', () => {
    const rng = createRng(44);
    const vreemd = [0, 1e-12, 1e-3, 1e9, -1, Number.NaN, Infinity, -Infinity];
    const greep = (): number => (rng.int(3) === 0 ? (vreemd[rng.int(vreemd.length)] ?? 0) : rng.next() * 20 - 10);
    let kansen = 0;
    let geweigerd = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const s = createToestand(3 + rng.int(6), i + 1);
      doe(s);
      const woord = woordVan(s, 'w-brood');
      if (woord !== undefined) Object.assign(woord, { S: greep(), D: greep() });
      Object.assign(s, { theta: greep(), kappa: greep() / 5 });
      const uit = predict(m, s, {
        itemId: 'w-brood',
        doelId: 'eind-d',
        format: rng.int(2) === 0 ? 'kies' : 'dictee',
        k: rng.int(2) === 0 ? 3 : greep(),
        day: rng.int(4) === 0 ? greep() : 100 + rng.int(400),
      });
      if (!uit.ok) {
        geweigerd += 1;
        continue;
      }
      kansen += 1;
      expect(uit.value.p).toBeGreaterThanOrEqual(0);
      expect(uit.value.p).toBeLessThanOrEqual(PARAMS.pMax);
    }
    expect(Math.min(kansen, geweigerd)).toBeGreaterThan(1000);
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
    const s = createToestand(4, 1);
    doe(s);
    const voor = pack(s);
    expect(update(m, s, { antwoord: antwoord(over), doelsucces: DOEL })).toEqual({
      ok: false,
      fout: 'antwoord-ongeldig',
    });
    expect(pack(s)).toEqual(voor);
  });

  it('predict refuses the same', () => {
    const s = createToestand(4, 1);
    doe(s);
    const q = { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day: 100 } as const;
    expect(predict(m, s, { ...q, day: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, day: 99 }).ok).toBe(false);
    expect(predict(m, s, { ...q, k: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, itemId: 'w-nee' }).ok).toBe(false);
    expect(predict(m, s, q).ok).toBe(true);
  });
});
