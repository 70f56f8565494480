import { describe, expect, it } from 'vitest';
import { createWoord, WERKWOORD, ZIN } from '../fake/test-kit.ts';
import { spellingSchema } from '#engine/core/taal/woord/woord.ts';
import { cap, isRealWoord, optionsFor, environment, realWoord, realWoorden } from './test-kit.ts';
import {
  errorFormsOf,
  focusOf,
  hasContext,
  isHoofdletterRequired,
  keyRng,
  partsModes,
  spellingenOf,
  woordPrompt,
} from './woord-help.ts';

const nothing = { exists: () => false };

describe('the random source of a key', () => {
  it('gives unlike numbers to seeds that lie close together, and the same to the same', () => {
    const firsts = Array.from({ length: 200 }, (_, seed) => keyRng(seed).next());
    expect(new Set(firsts.map((x) => Math.floor(x * 10))).size).toBe(10);
    const jumps = firsts.slice(1).map((x, i) => Math.abs(x - (firsts[i] ?? 0)));
    expect(jumps.reduce((sum, x) => sum + x, 0) / jumps.length).toBeGreaterThan(0.2);
    expect(keyRng(7).next()).toBe(keyRng(7).next());
  });

  it.each([0, -1, 4_294_967_295, 1e12, 0.5])('takes any number for a seed: %d', (seed) => {
    const x = keyRng(seed).next();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThan(1);
  });
});

describe('letters a goal is about', () => {
  it.each([
    ['appel', 'verdubbeling', 1, 3],
    ['appel', 'stomme-e', 3, 5],
    ['appel', 'ei', 1, 3],
    ['altijd', 'eind-d', 5, 6],
    ['altijd', 'ij', 3, 5],
    ['bank', 'nk', 2, 4],
  ])('%s for %s: %i to %i', (w, doelId, from, to) => {
    expect(focusOf(realWoord(w), doelId)).toEqual({ from, to });
  });

  it('are all of them when the word has no such category at all', () => {
    expect(focusOf({ ...realWoord('appel'), hoofd: 'x' }, 'y')).toEqual({ from: 0, to: 5 });
  });
});

describe('misspellings of a word', () => {
  const DOELEN = ['ei', 'ij', 'au', 'eind-d', 'verdubbeling', 'verenkeling', 'sch', 'v-f-begin', 'ch-g', 'kz-mmkm'];

  it.each(DOELEN)('of %s are never the word, never a word, never twice, never refused ones', (doelId) => {
    for (const item of realWoorden(doelId, 12)) {
      const forms = errorFormsOf(item, doelId, { exists: isRealWoord }).map((f) => f.vorm.toLowerCase());
      expect(forms).not.toContain(item.w.toLowerCase());
      expect(forms.filter(isRealWoord)).toEqual([]);
      expect(new Set(forms).size).toBe(forms.length);
      expect(forms.filter((f) => f === '' || (item.geweerd ?? []).includes(f))).toEqual([]);
    }
  });

  it.each(DOELEN)('of %s put those of the goal first, the likely ones before the others', (doelId) => {
    for (const item of realWoorden(doelId, 12)) {
      const forms = errorFormsOf(item, doelId, nothing);
      const own = forms.map((f) => f.categorie === doelId);
      expect(own.lastIndexOf(true) < 0 || own.indexOf(false) < 0 || own.lastIndexOf(true) < own.indexOf(false)).toBe(
        true,
      );
      const chances = forms.filter((f) => f.categorie === doelId).map((f) => f.kans);
      expect(chances).toEqual([...chances].sort((a, b) => b - a));
    }
  });

  it('written down by hand are marked with the letters they change', () => {
    const item = {
      ...createWoord('trein', { hoofd: 'ei' }),
      foutvormen: [
        { vorm: 'trijn', categorie: 'ei' },
        { vorm: 'tein', categorie: 'ei' },
        { vorm: 'treinn', categorie: 'ei' },
      ],
    };
    const spans = errorFormsOf(item, 'ei', nothing).flatMap((f) =>
      ['trijn', 'tein', 'treinn'].includes(f.vorm) ? [[f.vorm, item.w.slice(f.van, f.tot)]] : [],
    );
    expect(new Map(spans.map(([form = '', letters = '']) => [form, letters]))).toEqual(
      new Map([
        ['trijn', 'ei'],
        ['tein', 'r'],
        ['treinn', ''],
      ]),
    );
  });

  it('of a goal the word does not have are those of the word', () => {
    expect(errorFormsOf(realWoord('trein'), 'onbekend', nothing).map((f) => f.vorm)).toContain('trijn');
  });
});

describe('what a word needs beside its sound', () => {
  const plain = createWoord('hart', { hoofd: 'kz-mkm' });
  const twin = { ...plain, homofoonVan: [spellingSchema.parse('hard')] };
  const zin = { id: 'z-1', tekst: 'Mijn hart klopt.', gat: { van: 5, tot: 9 }, niveau: 'M4' as const };

  it.each([
    ['a word alone', plain, true],
    ['one that sounds like another', twin, false],
    ['with a sentence', { ...twin, zinnen: [zin] }, true],
    ['with a picture', { ...twin, plaatje: 'fe:red-heart' }, true],
    ['no twins known', { ...plain, homofoonVan: [] }, true],
  ])('%s: %s', (_, item, enough) => {
    expect(hasContext(item)).toBe(enough);
  });

  const prompt = (item: typeof plain, groep: number, pictures?: boolean) =>
    woordPrompt(
      optionsFor(item, {
        capability: cap('select', pictures === undefined ? {} : { pictures }),
        environment: environment({ groep }),
      }),
      item,
    );

  it.each([
    ['the young hear the word alone', { ...plain, zinnen: [zin] }, 3, ['audio']],
    ['from groep 4 with its sentence', { ...plain, zinnen: [zin] }, 4, ['audio', 'sentence']],
    ['a twin always with its sentence', { ...twin, zinnen: [zin] }, 3, ['audio', 'sentence']],
    ['with its picture', { ...plain, plaatje: 'fe:red-heart' }, 3, ['audio', 'picture']],
    ['without one', plain, 8, ['audio']],
  ] as const)('%s', (_, item, groep, fields) => {
    const copy = { ...item, zinnen: [...item.zinnen] };
    expect(Object.keys(prompt(copy, groep)).sort()).toEqual(fields);
  });

  it('leaves the word out of its sentence, and its picture out of a game without pictures', () => {
    expect(prompt({ ...plain, zinnen: [zin] }, 5).sentence).toEqual({ before: 'Mijn', after: 'klopt.' });
    expect(prompt({ ...plain, plaatje: 'fe:red-heart' }, 5, false)).toEqual({ audio: 'w:hart' });
    expect(prompt({ ...plain, plaatje: 'fe:red-heart' }, 5, true)).toHaveProperty('picture');
  });
});

describe('case', () => {
  it.each([
    ['trein', 'ei', false],
    ['Amsterdam', 'ei', true],
    ['IJsland', 'ij', true],
    ['maandag', 'hoofdletter', true],
    ["'s morgens", 'komma-s', false],
  ])('%s of %s counts: %s', (w, main, counts) => {
    expect(isHoofdletterRequired(createWoord(w, { hoofd: main }))).toBe(counts);
  });
});

describe('spellings of a pool', () => {
  it('are its words in small letters, and no sentences or verbs', () => {
    expect(spellingenOf([createWoord('Amsterdam', { hoofd: 'x' }), ZIN, WERKWOORD])).toEqual(new Set(['amsterdam']));
    expect(spellingenOf([])).toEqual(new Set());
  });
});

describe('parts a game can show', () => {
  const modes = (w: string, groep: number, over: Parameters<typeof cap>[1] = {}): string =>
    partsModes(realWoord(w), { capability: cap('sequence', over), groep })
      .map((m) => `${m.kind} ${m.delen.length}`)
      .join(', ');

  it.each([
    ['trein', 3, {}, 'grafeem 4, letter 5'],
    ['trein', 8, {}, 'grafeem 4, letter 5'],
    ['appel', 4, {}, 'grafeem 4, letter 5, klankgroep 2'],
    ['appel', 6, {}, 'grafeem 4, letter 5, klankgroep 2'],
    ['appelboom', 4, {}, 'grafeem 7, letter 9, klankgroep 3'],
    ['appelboom', 5, {}, 'klankgroep 3, grafeem 7, letter 9'],
    ['appelboom', 5, { maxSlots: 2 }, ''],
    ['appelboom', 5, { maxSlots: 8 }, 'klankgroep 3, grafeem 7'],
    ['appelboom', 5, { minSlots: 4 }, 'grafeem 7, letter 9'],
    ['appelboom', 5, { maxChars: 1 }, 'letter 9'],
    ['appelboom', 5, { maxChars: 2 }, 'grafeem 7, letter 9'],
    ['appelboom', 5, { tokenKinds: ['letter'] }, 'letter 9'],
    ['appelboom', 5, { tokenKinds: ['woord'] }, ''],
  ] as const)('%s in groep %i of %j: %s', (w, groep, over, expected) => {
    const size = 'tokenKinds' in over ? { tokenKinds: [...over.tokenKinds] } : over;
    expect(modes(w, groep, size)).toBe(expected);
  });

  it('always make the word again', () => {
    for (const doelId of ['ei', 'verdubbeling', 'samenstelling', 'sch'])
      for (const item of realWoorden(doelId, 20))
        for (const m of partsModes(item, { capability: cap('sequence'), groep: 6 }))
          expect(m.delen.join('')).toBe(item.w);
  });
});
