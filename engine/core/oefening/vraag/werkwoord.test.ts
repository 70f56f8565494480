import { describe, expect, it } from 'vitest';
import { judge } from '#engine/core/scoring/judgment.ts';
import type { WerkwoordItem } from '#engine/core/taal/woord/woord.ts';
import { WERKWOORD } from '../fake/test-kit.ts';
import { createTurn } from '../ronde/turn.ts';
import { formParts, zinOf } from './werkwoord.ts';
import { around, cap, environment, made, makes, options, realItems, realWerkwoord } from './test-kit.ts';

const isVerb = (x: object): x is WerkwoordItem => 'infinitief' in x;
const VERBS = realItems('ww-', 40).filter(isVerb);
const doelenOf = (item: WerkwoordItem): string[] => [...new Set(item.zinnen.map((z) => z.categorie))];
const SEEDS = [1, 2, 3, 4];

describe('a form in stem and ending', () => {
  it.each([
    ['aaien', 'aait', 'aai t'],
    ['aaien', 'aaide', 'aai de'],
    ['aaien', 'geaaid', 'ge aai d'],
    ['aaien', 'aai', '-'],
    ['aaien', 'aaie', 'aai e'],
    ['aaien', 'liep', '-'],
    ['aaien', 'gelopen', '-'],
    ['aaien', 'ge', '-'],
    ['aaien', '', '-'],
  ])('%s: %s is %s', (infinitive, form, parts) => {
    expect(formParts(realWerkwoord(infinitive), form)?.join(' ') ?? '-').toBe(parts);
  });

  it('does not take ge for a prefix when the stem begins with it', () => {
    const verb = { ...WERKWOORD, infinitief: 'geloven', stam: 'geloof' };
    expect(formParts(verb, 'gelooft')).toEqual(['geloof', 't']);
    expect(formParts({ ...verb, stam: 'loof' }, 'gelooft')).toEqual(['ge', 'loof', 't']);
  });

  it('joined is the form, for every form of real verbs', () => {
    for (const verb of VERBS)
      for (const zin of verb.zinnen) {
        const parts = formParts(verb, zin.vorm);
        if (parts === null) continue;
        expect(parts.join('')).toBe(zin.vorm);
        expect(parts).toContain(verb.stam);
        expect(parts.at(-1)).not.toBe('');
      }
  });
});

describe('the sentence of a seed', () => {
  it('is one of the goal, and each of them for some seed', () => {
    for (const verb of VERBS.slice(0, 15))
      for (const doelId of doelenOf(verb)) {
        const found = new Set(Array.from({ length: 60 }, (_, seed) => zinOf(verb, doelId, seed)?.id));
        expect(found).toEqual(new Set(verb.zinnen.filter((z) => z.categorie === doelId).map((z) => z.id)));
      }
  });

  it('is none for a goal the verb has no sentence of', () => {
    expect(zinOf(WERKWOORD, 'ww-vt-te', 1)).toBeUndefined();
    expect(makes(WERKWOORD, { format: 'werkwoord', doelId: 'ww-vt-te', capability: cap('select') })).toBe(false);
  });
});

describe('werkwoord by choosing', () => {
  it.each(VERBS.slice(0, 25).map((v) => [v.infinitief, v] as const))('%s: one right form', (_, verb) => {
    for (const doelId of doelenOf(verb))
      for (const seed of SEEDS) {
        const v = made(verb, { format: 'werkwoord', doelId, seed, capability: cap('select') });
        const zin = zinOf(verb, doelId, seed);
        const shown = options(v);
        expect(shown.filter((text) => judge(v.sleutel, text))).toEqual([zin?.vorm]);
        expect(new Set(shown.map((text) => text.toLowerCase())).size).toBe(shown.length);
        expect(shown).toHaveLength(4);
        expect(v.question.prompt).toMatchObject({
          text: verb.infinitief,
          instructionKey: `prompt.werkwoord.${zin?.tijd}`,
        });
        expect(v.question.prompt.sentence).toEqual({ before: zin?.voor, after: zin?.na });
        expect(v.question.prompt.audio).toContain(zin?.vorm);
        expect(v.question.prompt.audio).not.toMatch(/ {2}| [.,?!]/u);
      }
  });

  it('has its mistake in the ending, where verb spelling goes wrong', () => {
    for (const verb of VERBS)
      for (const doelId of doelenOf(verb)) {
        const v = made(verb, { format: 'werkwoord', doelId, capability: cap('select') });
        expect(v.focus.to).toBe(v.getoond.text.length);
        expect(v.focus.from).toBeLessThan(v.focus.to);
        expect(v.focus.from).toBeGreaterThanOrEqual(0);
      }
  });

  it.each([
    [{}, 4],
    [{ maxOptions: 3 }, 3],
    [{ maxOptions: 2 }, 2],
  ])('%j has %i options', (size, count) => {
    expect(options(made(WERKWOORD, { format: 'werkwoord', capability: cap('select', size) }))).toHaveLength(count);
  });
});

describe('werkwoord by typing', () => {
  it('does not tell the length, and takes a capital or not', () => {
    const v = made(WERKWOORD, { format: 'werkwoord', capability: cap('entry') });
    expect(v.question.view).toMatchObject({
      shape: 'entry',
      caseSensitive: false,
      showLength: false,
      specialKeys: false,
    });
    expect(judge(v.sleutel, 'Wordt')).toBe(true);
    expect(judge(v.sleutel, 'word')).toBe(false);
  });

  it('gives special keys for a form with a trema', () => {
    const [zin] = WERKWOORD.zinnen;
    if (zin === undefined) throw new Error('no sentence');
    const verb = { ...WERKWOORD, zinnen: [{ ...zin, vorm: 'geërfd' }] };
    const v = made(verb, { format: 'werkwoord', capability: cap('entry') });
    expect(v.question.view).toMatchObject({ specialKeys: true });
  });
});

describe('werkwoord by building', () => {
  it('builds stem and ending, with endings that make no second answer', () => {
    let asked = 0;
    for (const verb of VERBS)
      for (const doelId of doelenOf(verb)) {
        const over = { format: 'werkwoord', doelId, capability: cap('sequence') } as const;
        if (!makes(verb, over)) continue;
        asked += 1;
        const v = made(verb, over);
        const parts = v.solution.soort === 'reeks' ? v.solution.delen : [];
        const pool = v.question.view.shape === 'sequence' ? v.question.view.pool.map((t) => t.text ?? '') : [];
        expect(parts.join('')).toBe(v.sleutel.goed[0]);
        const extra = pool.filter((t) => !parts.includes(t));
        expect(new Set(extra).size).toBe(extra.length);
        expect(extra.length).toBeLessThanOrEqual(3);
        expect(pool).toHaveLength(parts.length + extra.length);
      }
    expect(asked).toBeGreaterThan(20);
  });

  it('takes the right ending only', () => {
    const v = made(WERKWOORD, { format: 'werkwoord', capability: cap('sequence') });
    const pool = v.question.view.shape === 'sequence' ? v.question.view.pool : [];
    const turn = createTurn(v);
    expect(turn.attempt({ kind: 'place', tokenId: pool.find((t) => t.text === 'word')?.id ?? '', slot: 0 }).ok).toBe(
      true,
    );
    for (const t of pool.filter((x) => x.text !== 'word' && x.text !== 't'))
      expect(turn.attempt({ kind: 'place', tokenId: t.id, slot: 1 }).ok, t.text).toBe(false);
  });
});

describe('room for a verb', () => {
  it.each([
    [cap('select'), true],
    [cap('select', { maxChars: 5 }), true],
    [cap('select', { maxChars: 4 }), false],
    [cap('select', { maxOptions: 1 }), false],
    [cap('select', { tokenKinds: ['letter'] }), false],
    [cap('entry', { maxChars: 5 }), true],
    [cap('entry', { maxChars: 4 }), false],
    [cap('sequence', { maxSlots: 2 }), true],
    [cap('sequence', { maxSlots: 1 }), false],
    [cap('sequence', { minSlots: 3 }), false],
    [cap('sequence', { tokenKinds: ['grafeem'] }), false],
    [cap('sort'), false],
  ])('%j: %s', (capability, fits) => {
    expect(makes(WERKWOORD, { format: 'werkwoord', capability })).toBe(fits);
  });

  it('is none by typing when typing is off', () => {
    const silent = environment({ typen: false });
    expect(makes(WERKWOORD, { format: 'werkwoord', capability: cap('entry'), environment: silent })).toBe(false);
    expect(makes(WERKWOORD, { format: 'werkwoord', capability: cap('select'), environment: silent })).toBe(true);
    expect(
      makes(WERKWOORD, { format: 'werkwoord', capability: cap('sequence'), environment: around([WERKWOORD]) }),
    ).toBe(true);
  });
});
