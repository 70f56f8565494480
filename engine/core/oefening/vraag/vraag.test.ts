import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import { createBeurt } from '../beurt.ts';
import { createBot } from '../bot.ts';
import type { Capability, Format, Token, View } from '../contract.ts';
import { maakWoord, WERKWOORD, WOORDEN } from '../test-kit.ts';
import { ALLE_VRAGEN } from './alle-vragen.ts';
import { herbeoordeel, sleutelVoor } from './sleutel-voor.ts';
import { dubbelzinnig, foutDeel } from './bouw.ts';
import { bouw, cap, doelVan, goed, item, omgeving, POOL } from './test-kit.ts';

const { past } = ALLE_VRAGEN;

const tokensVan = (view: View): Token[] => {
  if (view.shape === 'select') return view.options;
  return view.shape === 'sequence' ? view.pool : [];
};
const pastView = (view: View, c: Capability): boolean => {
  if (view.shape === 'select')
    return view.options.length <= (c.maxOptions ?? 4) && view.options.length >= (c.minOptions ?? 2);
  return view.shape !== 'sequence' || view.slots <= (c.maxSlots ?? 24);
};

/** The four games that are built, by the matrix. */
const SPELLEN: readonly { spel: string; capability: Capability; formats: Format[] }[] = [
  {
    spel: 'pizzabakken',
    capability: cap('sequence', { maxSlots: 12, maxChars: 8 }),
    formats: ['bouw', 'gat', 'volgorde'],
  },
  { spel: 'pizzabakken', capability: cap('select', { minOptions: 2, maxOptions: 3 }), formats: ['kies', 'gat'] },
  { spel: 'botenkoers', capability: cap('entry', { maxChars: 18 }), formats: ['dictee', 'gat', 'werkwoord', 'flits'] },
  { spel: 'bellenprikken', capability: cap('sequence', { maxSlots: 10 }), formats: ['bouw', 'volgorde'] },
  { spel: 'bellenprikken', capability: cap('select', { maxOptions: 4 }), formats: ['klank', 'rijm'] },
  {
    spel: 'autorace',
    capability: cap('select', { minOptions: 2, maxOptions: 3, maxChars: 14 }),
    formats: ['kies', 'gat', 'oordeel', 'werkwoord'],
  },
];
const COMBINATIES = SPELLEN.flatMap(({ spel, capability, formats }) =>
  formats.map((format) => ({ spel, format, capability })),
);

describe('every format of the built games', () => {
  it.each(COMBINATIES)('$spel $format: builds, and bots finish it', ({ format, capability }) => {
    const gebouwd = POOL.filter((x) => past(capability, x, { format, doelId: doelVan(x) })).flatMap((x) =>
      [1, 2, 3].flatMap((seed) => {
        const uit = bouw(x, { format, capability, seed });
        return uit.ok ? [{ x, seed, v: uit.value }] : [];
      }),
    );
    expect(gebouwd.length).toBeGreaterThan(0);
    for (const { x, seed, v } of gebouwd) {
      for (const soort of ['goed', 'fout', 'willekeurig'] as const) {
        const beurt = createBeurt(v);
        const bot = createBot(v, soort, createRng(seed));
        for (let i = 0; i < 200 && !beurt.klaar(); i += 1) bot.zag(beurt.attempt(bot.next()));
        const uitslag = beurt.uitslag();
        expect(beurt.klaar()).toBe(true);
        expect(uitslag.goed).toBe(beoordeel(v.sleutel, uitslag.ruw));
        const opnieuw = herbeoordeel(x, { doelId: doelVan(x), format, ruw: uitslag.ruw, vraagSeed: seed }, POOL);
        expect(opnieuw.ok && opnieuw.value).toBe(uitslag.goed);
        if (soort !== 'willekeurig') expect(uitslag.goed).toBe(soort === 'goed');
      }
    }
  });

  it.each(COMBINATIES)(
    '$spel $format: keeps to what the game can take, unique ids, no key in the question',
    ({ format, capability }) => {
      for (const x of POOL) {
        const uit = bouw(x, { format, capability });
        if (!uit.ok) continue;
        const { view } = uit.value.question;
        const tokens = tokensVan(view);
        expect(pastView(view, capability)).toBe(true);
        expect(new Set(tokens.map((t) => t.id)).size).toBe(tokens.length);
        expect(new Set(tokens.map((t) => t.kind)).size).toBeLessThanOrEqual(1);
        expect(uit.value.question.prompt.instructionKey).toMatch(new RegExp(`^prompt\\.${format}`, 'u'));
        expect(JSON.stringify(uit.value.question)).not.toMatch(/goed":|sleutel|correct/u);
        expect(bouw(x, { format, capability })).toEqual(uit);
      }
    },
  );

  it('is deterministic in the seed and differs between seeds', () => {
    const a = goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 });
    expect(goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 })).toEqual(a);
    expect(goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 2 }).question).not.toEqual(
      a.question,
    );
  });

  it('gives the same key without building', () => {
    const anders = COMBINATIES.flatMap(({ format, capability }) =>
      POOL.filter((x) => {
        const uit = bouw(x, { format, capability, seed: 77 });
        const sleutel = sleutelVoor({ item: x, doelId: doelVan(x), format, seed: 77, pool: POOL });
        return uit.ok && !(sleutel.ok && uit.value.sleutel.goed.every((g) => beoordeel(sleutel.value, g)));
      }),
    );
    expect(anders).toEqual([]);
  });
});

describe('bouw', () => {
  it('keeps graphemes whole in groep 3 and 4, klankgroepen from groep 5', () => {
    const jong = goed(item('trein'), { format: 'bouw', capability: cap('sequence') });
    expect(jong.oplossing).toMatchObject({ soort: 'reeks', delen: ['t', 'r', 'ei', 'n'] });
    const oud = goed(item('schroevendraaier'), {
      format: 'bouw',
      capability: cap('sequence'),
      omgeving: omgeving({ groep: 6 }),
    });
    expect(oud.oplossing).toMatchObject({ delen: ['schroe', 'ven', 'draai', 'er'] });
  });

  it('falls back to what the game can show', () => {
    const v = goed(item('trein'), { format: 'bouw', capability: cap('sequence', { tokenKinds: ['letter'] }) });
    expect(v.oplossing).toMatchObject({ delen: ['t', 'r', 'e', 'i', 'n'] });
    expect(bouw(item('schroevendraaier'), { format: 'bouw', capability: cap('sequence', { maxSlots: 3 }) })).toEqual({
      ok: false,
      fout: 'past-niet',
    });
  });

  it('takes distractors from real confusions, one to three', () => {
    const pool = (s: number): string[] => {
      const v = goed(item('trein'), { format: 'bouw', capability: cap('sequence'), omgeving: omgeving({ s }) });
      return v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text ?? '') : [];
    };
    expect(pool(0)).toHaveLength(5);
    expect(pool(0)).toContain('ij');
    expect(pool(1).length).toBeLessThanOrEqual(7);
    expect(pool(1).length).toBeGreaterThan(5);
  });

  it('never offers a part that makes two answers possible', () => {
    expect(dubbelzinnig(['ba', 'kker'], 'bak', ['ker'])).toBe(true);
    expect(dubbelzinnig(['ba', 'kker'], 'bak', [])).toBe(false);
    expect(dubbelzinnig(['a', 'a'], 'aa', [])).toBe(false);
    for (const x of WOORDEN) {
      const v = goed(x, { format: 'bouw', capability: cap('sequence'), omgeving: omgeving({ s: 1 }) });
      const { view } = v.question;
      const delen = v.oplossing.soort === 'reeks' ? v.oplossing.delen : [];
      const pool = view.shape === 'sequence' ? view.pool.map((t) => t.text ?? '') : [];
      for (const extra of pool.filter((t) => !delen.includes(t)))
        expect(
          dubbelzinnig(
            delen,
            extra,
            pool.filter((t) => t !== extra && !delen.includes(t)),
          ),
        ).toBe(false);
    }
  });

  it('finds the wrong part of a misspelling', () => {
    expect(foutDeel(['t', 'r', 'ei', 'n'], { vorm: 'trijn', van: 2, tot: 4 })).toBe('ij');
    expect(foutDeel(['ba', 'kker'], { vorm: 'baker', van: 2, tot: 4 })).toBe('ker');
    expect(foutDeel(['ba', 'kker'], { vorm: 'bakr', van: 1, tot: 5 })).toBeNull();
  });

  it('asks a homophone only with a sentence or picture', () => {
    const kaal = maakWoord('hart', { hoofd: 'kz-mkm', homofoonVan: ['w-hard'] });
    expect(bouw(kaal, { format: 'bouw', capability: cap('sequence') }).ok).toBe(false);
    const zin = maakWoord('hart', { hoofd: 'kz-mkm', homofoonVan: ['w-hard'], zin: 'Mijn hart klopt snel.' });
    expect(goed(zin, { format: 'bouw', capability: cap('sequence') }).question.prompt.sentence).toEqual({
      before: 'Mijn',
      after: 'klopt snel.',
    });
  });
});

describe('past', () => {
  it('refuses shapes, formats, lengths and kinds the game does not take', () => {
    expect(past(cap('sort'), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(false);
    expect(past(cap('sequence', { formats: ['volgorde'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(
      false,
    );
    expect(
      past(cap('entry', { maxChars: 10 }), item('schroevendraaier'), { format: 'dictee', doelId: 'verdubbeling' }),
    ).toBe(false);
    expect(past(cap('sequence', { tokenKinds: ['woord'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(
      false,
    );
    expect(past(cap('entry'), item('trein'), { format: 'dictee', doelId: 'ei', typen: false })).toBe(false);
    expect(past(cap('select'), WERKWOORD, { format: 'werkwoord', doelId: 'trema' })).toBe(false);
    expect(past(cap('select'), item('trein'), { format: 'zin', doelId: 'ei' })).toBe(false);
  });

  it('accepts what the builders accept', () => {
    const gemist = COMBINATIES.flatMap(({ format, capability }) =>
      POOL.filter((x) => bouw(x, { format, capability }).ok && !past(capability, x, { format, doelId: doelVan(x) })),
    );
    expect(gemist).toEqual([]);
  });
});
