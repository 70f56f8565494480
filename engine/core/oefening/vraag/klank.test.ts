import { describe, expect, it } from 'vitest';
import { createTurn } from '../ronde/turn.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { klankAntwoord, klankOf } from './klank.ts';
import { around, cap, environment, made, makes, options, realWoord, realWoorden } from './test-kit.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => n * 17 + 1);

/** Everything that can be asked by ear about a word: place and answer. */
const questions = (item: WoordItem): string[] =>
  [
    ...new Set(
      SEEDS.flatMap((seed) => {
        const v = klankOf(item, seed);
        return v === undefined ? [] : [`${v.plek} ${klankAntwoord(item, seed)}`];
      }),
    ),
  ].sort();

describe('what the ear can tell of a word', () => {
  it.each([
    ['vis', 'aantal 3, begin v, eind s, klank i, midden i'],
    ['maan', 'aantal 3, begin m, eind n, klank aa, midden aa'],
    ['trein', 'aantal 4, begin t, eind n, klank ei, midden ei'],
    ['hond', 'aantal 4, begin h, klank o, midden o'],
    ['web', 'aantal 3, begin w, klank e, midden e'],
    ['appel', 'begin a, eind l'],
    ['schaap', 'aantal 4, begin s, eind p, klank aa, midden aa'],
  ])('%s: %s', (w, all) => {
    expect(questions(realWoord(w)).join(', ')).toBe(all);
  });

  it('is never the last letter of a word that sounds otherwise than it is written', () => {
    for (const doelId of ['eind-d', 'eind-b'])
      for (const item of realWoorden(doelId, 12))
        expect(
          questions(item).filter((q) => /^eind [dbvz]$/u.test(q)),
          item.w,
        ).toEqual([]);
  });

  it('is never a letter that stands for more than one sound, or a doubled one', () => {
    for (const doelId of ['c-k', 'c-s', 'verdubbeling', 'kilo'])
      for (const item of realWoorden(doelId, 12))
        expect(
          questions(item).filter((q) => / (?:[cqxy]|([b-df-hj-np-tv-z])\1)$/u.test(q)),
          item.w,
        ).toEqual([]);
  });

  it('counts the sounds of words of one syllable only', () => {
    const items = ['kz-mkm', 'kz-mmkm', 'verenkeling', 'mv-en', 'sch'].flatMap((id) => realWoorden(id, 12));
    const counted = items.flatMap((item) =>
      questions(item).flatMap((q) => (q.startsWith('aantal') ? [{ item, count: Number(q.slice(7)) }] : [])),
    );
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.filter(({ item }) => item.lettergrepen.length > 1)).toEqual([]);
    expect(counted.filter(({ item, count }) => item.grafemen.length !== count)).toEqual([]);
  });

  it('is nothing for a word without a pure sound', () => {
    const item = { ...realWoord('vis'), grafemen: [{ g: 'x', klank: 'k s', van: 0, tot: 1, cats: [] }], w: 'x' };
    expect([klankOf(item, 1), klankAntwoord(item, 1)]).toEqual([undefined, undefined]);
  });
});

/** One spelling a sound: only one of each row may stand among the options. */
const SAME = ['ei ij', 'au ou auw ouw', 'g ch', 'v f', 'z s'];

describe('klank by choosing', () => {
  it.each(['kz-mkm', 'kz-mmkm', 'ei', 'ij', 'au', 'eind-d', 'v-f-begin', 'z-s-begin', 'ch-g', 'ng'])(
    'offers different sounds for real words of %s, the right one among them',
    (doelId) => {
      for (const item of realWoorden(doelId, 10))
        for (const seed of SEEDS.slice(0, 6)) {
          const over = {
            format: 'klank',
            doelId,
            seed,
            capability: cap('select'),
            environment: around([item]),
          } as const;
          if (!makes(item, over)) continue;
          const v = made(item, over);
          const shown = options(v);
          expect(shown.filter((text) => text === v.sleutel.goed[0])).toHaveLength(1);
          expect(new Set(shown).size).toBe(shown.length);
          for (const row of SAME)
            expect(shown.filter((text) => row.split(' ').includes(text)).length, `${item.w} ${shown}`).toBeLessThan(2);
          expect(shown.every((text) => /^[a-z]{1,4}$|^\d$/u.test(text))).toBe(true);
        }
    },
  );

  it('offers numbers for a number: none below one, the right one among them', () => {
    const seed = SEEDS.find((n) => klankOf(realWoord('vis'), n)?.plek === 'aantal') ?? 0;
    const v = made(realWoord('vis'), {
      format: 'klank',
      seed,
      capability: cap('select'),
      environment: environment({ groep: 5 }),
    });
    expect([...options(v)].sort()).toEqual(['2', '3', '4', '5']);
    expect(v.focus).toEqual({ from: 0, to: 3 });
  });

  it('says the sound alone when its grapheme is asked, the word otherwise', () => {
    const item = realWoord('vis');
    for (const seed of SEEDS.slice(0, 20)) {
      const spot = klankOf(item, seed)?.plek;
      const { prompt } = made(item, { format: 'klank', seed, capability: cap('select') }).question;
      expect(prompt.instructionKey).toBe(`prompt.klank.${spot}`);
      expect(prompt.audio).toBe(spot === 'klank' ? 'k:i' : 'w:vis');
      expect('picture' in prompt).toBe(spot !== 'klank' && item.plaatje !== undefined);
    }
  });

  it.each([
    [3, {}, 3],
    [4, {}, 4],
    [4, { maxOptions: 3 }, 3],
    [4, { maxOptions: 2 }, 2],
  ])('in groep %i with %j has %i options', (groep, over, count) => {
    const v = made(realWoord('maan'), {
      format: 'klank',
      capability: cap('select', over),
      environment: environment({ groep }),
    });
    expect(options(v)).toHaveLength(count);
  });
});

describe('klank by pointing', () => {
  it('marks the one grapheme in which the sound is heard', () => {
    let asked = 0;
    for (const item of [...realWoorden('kz-mkm', 12), ...realWoorden('kz-mmkm', 12)])
      for (const seed of SEEDS.slice(0, 4)) {
        const over = { format: 'klank', seed, capability: cap('mark') } as const;
        if (!makes(item, over)) continue;
        asked += 1;
        const v = made(item, over);
        if (v.question.view.shape !== 'mark') throw new Error('nothing to mark');
        const parts = v.question.view.parts.map((t) => t.text);
        expect(parts).toEqual(item.grafemen.map((g) => g.g));
        expect(v.question.prompt).toMatchObject({
          instructionKey: 'prompt.klank.plaats',
          audio: `k:${v.sleutel.goed[0]}`,
        });
        const right = parts.flatMap((_, index) => (createTurn(v).attempt({ kind: 'token', index }).ok ? [index] : []));
        expect(right.map((index) => parts[index])).toEqual(v.sleutel.goed);
      }
    expect(asked).toBeGreaterThan(30);
  });

  it('does not ask for a sound that is heard twice, nor for a number', () => {
    const item = realWoord('pop');
    for (const seed of SEEDS) {
      const spot = klankOf(item, seed)?.plek;
      expect(makes(item, { format: 'klank', seed, capability: cap('mark') }), spot).toBe(
        spot === 'midden' || spot === 'klank',
      );
    }
  });
});
