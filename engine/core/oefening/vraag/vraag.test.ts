import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { judge } from '#engine/core/scoring/judgment.ts';
import { createTurn } from '../ronde/turn.ts';
import { createBot } from '../ronde/bot.ts';
import type { Capability, Format, Token, View } from '../contract/contract.ts';
import { createWoord, WERKWOORD, WOORDEN } from '../fake/test-kit.ts';
import { ALL_VRAGEN } from './all-vragen.ts';
import { rejudge, keyFor } from './key-before.ts';
import { ambiguous, findErrorPart } from './build.ts';
import { build, cap, doelOf, correct, item, environment, POOL } from './test-kit.ts';

const { past: fits } = ALL_VRAGEN;

const tokensOf = (view: View): Token[] => {
  if (view.shape === 'select') return view.options;
  return view.shape === 'sequence' ? view.pool : [];
};
const fitsView = (view: View, c: Capability): boolean => {
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
const COMBINATIONS = SPELLEN.flatMap(({ spel, capability, formats }) =>
  formats.map((format) => ({ spel, format, capability })),
);

describe('every format of the built games', () => {
  it.each(COMBINATIONS)('$spel $format: builds, and bots finish it', ({ format, capability }) => {
    const built = POOL.filter((x) => fits(capability, x, { format, doelId: doelOf(x) })).flatMap((x) =>
      [1, 2, 3].flatMap((seed) => {
        const out = build(x, { format, capability, seed });
        return out.ok ? [{ x, seed, v: out.value }] : [];
      }),
    );
    expect(built.length).toBeGreaterThan(0);
    for (const { x, seed, v } of built) {
      for (const kind of ['goed', 'fout', 'willekeurig'] as const) {
        const turn = createTurn(v);
        const bot = createBot(v, kind, createRng(seed));
        for (let i = 0; i < 200 && !turn.klaar(); i += 1) bot.saw(turn.attempt(bot.next()));
        const finding = turn.uitslag();
        expect(turn.klaar()).toBe(true);
        expect(finding.goed).toBe(judge(v.sleutel, finding.ruw));
        const retry = rejudge(x, { doelId: doelOf(x), format, ruw: finding.ruw, vraagSeed: seed }, POOL);
        expect(retry.ok && retry.value).toBe(finding.goed);
        if (kind !== 'willekeurig') expect(finding.goed).toBe(kind === 'goed');
      }
    }
  });

  it.each(COMBINATIONS)(
    '$spel $format: keeps to what the game can take, unique ids, no key in the question',
    ({ format, capability }) => {
      for (const x of POOL) {
        const out = build(x, { format, capability });
        if (!out.ok) continue;
        const { view } = out.value.question;
        const tokens = tokensOf(view);
        expect(fitsView(view, capability)).toBe(true);
        expect(new Set(tokens.map((t) => t.id)).size).toBe(tokens.length);
        expect(new Set(tokens.map((t) => t.kind)).size).toBeLessThanOrEqual(1);
        expect(out.value.question.prompt.instructionKey).toMatch(new RegExp(`^prompt\\.${format}`, 'u'));
        expect(JSON.stringify(out.value.question)).not.toMatch(/goed":|sleutel|correct/u);
        expect(build(x, { format, capability })).toEqual(out);
      }
    },
  );

  it('is deterministic in the seed and differs between seeds', () => {
    const a = correct(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 });
    expect(correct(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 })).toEqual(a);
    expect(correct(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 2 }).question).not.toEqual(
      a.question,
    );
  });

  it('gives the same key without building', () => {
    const different = COMBINATIONS.flatMap(({ format, capability }) =>
      POOL.filter((x) => {
        const out = build(x, { format, capability, seed: 77 });
        const key = keyFor({ item: x, doelId: doelOf(x), format, seed: 77, pool: POOL });
        return out.ok && !(key.ok && out.value.sleutel.goed.every((g) => judge(key.value, g)));
      }),
    );
    expect(different).toEqual([]);
  });
});

describe('bouw', () => {
  it('keeps graphemes whole in groep 3 and 4, klankgroepen from groep 5', () => {
    const young = correct(item('trein'), { format: 'bouw', capability: cap('sequence') });
    expect(young.solution).toMatchObject({ soort: 'reeks', delen: ['t', 'r', 'ei', 'n'] });
    const old = correct(item('schroevendraaier'), {
      format: 'bouw',
      capability: cap('sequence'),
      environment: environment({ groep: 6 }),
    });
    expect(old.solution).toMatchObject({ delen: ['schroe', 'ven', 'draai', 'er'] });
  });

  it('falls back to what the game can show', () => {
    const v = correct(item('trein'), { format: 'bouw', capability: cap('sequence', { tokenKinds: ['letter'] }) });
    expect(v.solution).toMatchObject({ delen: ['t', 'r', 'e', 'i', 'n'] });
    expect(build(item('schroevendraaier'), { format: 'bouw', capability: cap('sequence', { maxSlots: 3 }) })).toEqual({
      ok: false,
      fout: 'past-niet',
    });
  });

  it('takes distractors from real confusions, one to three', () => {
    const pool = (s: number): string[] => {
      const v = correct(item('trein'), {
        format: 'bouw',
        capability: cap('sequence'),
        environment: environment({ s }),
      });
      return v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text ?? '') : [];
    };
    expect(pool(0)).toHaveLength(5);
    expect(pool(0)).toContain('ij');
    expect(pool(1).length).toBeLessThanOrEqual(7);
    expect(pool(1).length).toBeGreaterThan(5);
  });

  it('never offers a part that makes two answers possible', () => {
    expect(ambiguous(['ba', 'kker'], 'bak', ['ker'])).toBe(true);
    expect(ambiguous(['ba', 'kker'], 'bak', [])).toBe(false);
    expect(ambiguous(['a', 'a'], 'aa', [])).toBe(false);
    for (const x of WOORDEN) {
      const v = correct(x, { format: 'bouw', capability: cap('sequence'), environment: environment({ s: 1 }) });
      const { view } = v.question;
      const parts = v.solution.soort === 'reeks' ? v.solution.delen : [];
      const pool = view.shape === 'sequence' ? view.pool.map((t) => t.text ?? '') : [];
      for (const extra of pool.filter((t) => !parts.includes(t)))
        expect(
          ambiguous(
            parts,
            extra,
            pool.filter((t) => t !== extra && !parts.includes(t)),
          ),
        ).toBe(false);
    }
  });

  it('finds the wrong part of a misspelling', () => {
    expect(findErrorPart(['t', 'r', 'ei', 'n'], { vorm: 'trijn', van: 2, tot: 4 })).toBe('ij');
    expect(findErrorPart(['ba', 'kker'], { vorm: 'baker', van: 2, tot: 4 })).toBe('ker');
    expect(findErrorPart(['ba', 'kker'], { vorm: 'bakr', van: 1, tot: 5 })).toBeNull();
  });

  it('asks a homophone only with a sentence or picture', () => {
    const bare = createWoord('hart', { hoofd: 'kz-mkm', homofoonVan: ['hard'] });
    expect(build(bare, { format: 'bouw', capability: cap('sequence') }).ok).toBe(false);
    const zin = createWoord('hart', { hoofd: 'kz-mkm', homofoonVan: ['hard'], zin: 'Mijn hart klopt snel.' });
    expect(correct(zin, { format: 'bouw', capability: cap('sequence') }).question.prompt.sentence).toEqual({
      before: 'Mijn',
      after: 'klopt snel.',
    });
  });
});

describe('past', () => {
  it('refuses shapes, formats, lengths and kinds the game does not take', () => {
    expect(fits(cap('sort'), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(false);
    expect(fits(cap('sequence', { formats: ['volgorde'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(
      false,
    );
    expect(
      fits(cap('entry', { maxChars: 10 }), item('schroevendraaier'), { format: 'dictee', doelId: 'verdubbeling' }),
    ).toBe(false);
    expect(fits(cap('sequence', { tokenKinds: ['woord'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(
      false,
    );
    expect(fits(cap('entry'), item('trein'), { format: 'dictee', doelId: 'ei', typen: false })).toBe(false);
    expect(fits(cap('select'), WERKWOORD, { format: 'werkwoord', doelId: 'trema' })).toBe(false);
    expect(fits(cap('select'), item('trein'), { format: 'zin', doelId: 'ei' })).toBe(false);
  });

  it('accepts what the builders accept', () => {
    const missed = COMBINATIONS.flatMap(({ format, capability }) =>
      POOL.filter((x) => build(x, { format, capability }).ok && !fits(capability, x, { format, doelId: doelOf(x) })),
    );
    expect(missed).toEqual([]);
  });
});
