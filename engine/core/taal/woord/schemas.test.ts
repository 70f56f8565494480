import { describe, expect, it } from 'vitest';
import { contentWerkwoorden, contentWoorden } from '../test-kit.ts';
import {
  catSpanSchema,
  fnv1a32,
  grafeemSchema,
  groepSchema,
  itemNr,
  leerdoelSchema,
  morphemeSchema,
  niveauSchema,
  orderSchema,
  regionSchema,
  spanSchema,
  structureSchema,
  werkwoordSchema,
  werkwoordZinSchema,
  woordSchema,
  woordsoortSchema,
  zinSchema,
} from './woord.ts';

const moon = {
  id: 'w-maan',
  w: 'maan',
  grafemen: [{ g: 'm', klank: 'm', van: 0, tot: 1, cats: [] }],
  lettergrepen: ['maan'],
  klankgroepen: ['maan'],
  cats: [{ id: 'kz-mkm', van: 0, tot: 4 }],
  hoofd: 'kz-mkm',
  groep: 3,
  band: 1,
  woordsoort: 'zn',
  structuur: 'mkm',
  vormen: {},
  zinnen: [],
  regio: 'both',
  audio: {},
  gevoelig: false,
  gezien: [],
};

const zin = {
  id: 'vz-lopen-1',
  voor: 'Hij ',
  na: ' naar huis.',
  tijd: 'tt',
  persoon: 'hij',
  vorm: 'loopt',
  foutvormen: ['loop', 'loopd', 'loopdt'],
  categorie: 'ww-tt-t',
};

const verb = {
  id: 'ww-lopen',
  infinitief: 'lopen',
  stam: 'loop',
  tt: { ik: 'loop', jij: 'loopt', hij: 'loopt', wij: 'lopen' },
  vt: { ev: 'liep', mv: 'liepen' },
  voltooid: 'gelopen',
  hulp: 'beide',
  soort: 'sterk',
  groep: 5,
  zinnen: [zin],
};

const order = {
  id: 'vo-de-kat-slaapt',
  groep: 3,
  zin: 'De kat slaapt.',
  woorden: ['De', 'kat', 'slaapt'],
  slot: '.',
};

const goal = {
  id: 'ei',
  nr: 14,
  naam: 'ei',
  kindnaam: 'Eiplaat',
  strategie: 'onthoud',
  groep: 4,
  leerjaar: 2,
  regel: 'Onthoud de woorden met ei.',
  kindregel: 'Onthoud de ei.',
  icoon: 'fe:egg',
  verwar: ['ij'],
};

describe('spans and small enumerations', () => {
  it.each([
    [0, 1, true],
    [3, 7, true],
    [-1, 1, false],
    [0, 0, false],
    [0.5, 2, false],
  ])('span %d-%d fits: %s', (from, until, fits) => {
    expect(spanSchema.safeParse({ van: from, tot: until }).success).toBe(fits);
    expect(catSpanSchema.safeParse({ id: 'ei', van: from, tot: until }).success).toBe(fits);
    expect(grafeemSchema.safeParse({ g: 'ei', klank: 'ei', van: from, tot: until, cats: [] }).success).toBe(fits);
  });

  it('takes a silent grapheme, but none without letters', () => {
    expect(grafeemSchema.safeParse({ g: "'", klank: '', van: 4, tot: 5, cats: [] }).success).toBe(true);
    expect(grafeemSchema.safeParse({ g: '', klank: 'a', van: 4, tot: 5, cats: [] }).success).toBe(false);
  });

  it.each([
    [3, true],
    [8, true],
    [2, false],
    [9, false],
    [4.5, false],
    ['4', false],
  ])('groep %j fits: %s', (groep, fits) => {
    expect(groepSchema.safeParse(groep).success).toBe(fits);
  });

  it('holds the levels, structures, kinds and regions of the design in order', () => {
    expect(niveauSchema.options.join(' ')).toBe('Start M3 E3 M4 E4 M5 E5 M6 E6 M7 E7 Plus');
    expect(structureSchema.options.join(' ')).toBe(
      'mk-km mkm mmkm mkmm mmkmm mmmkm-mkmmm 2-open 2-gesloten 2-samenstelling 2-voorvoegsel 3+ leenwoord',
    );
    expect(woordsoortSchema.options.join(' ')).toBe('zn ww bn lw vz vnw bw tw vw tsw');
    expect(regionSchema.options).toEqual(['nl', 'be', 'both']);
  });

  it('takes a morpheme of the four kinds, never an empty one', () => {
    expect(morphemeSchema.safeParse({ m: 'hand', soort: 'stam' }).success).toBe(true);
    expect(morphemeSchema.safeParse({ m: 'hand', soort: 'partikel' }).success).toBe(false);
    expect(morphemeSchema.safeParse({ m: '', soort: 'stam' }).success).toBe(false);
  });
});

describe('woordSchema', () => {
  it.each([
    ['a plain word', {}],
    ['an article', { lidwoord: 'de/het' }],
    ['both forms', { vormen: { meervoud: 'manen', verkleinwoord: 'maantje' } }],
    ['degrees', { vormen: { trappen: ['mooi', 'mooier', 'mooist'] } }],
    ['a picture', { plaatje: 'fe:full-moon' }],
    ['an own drawing', { plaatje: 'svg:maan' }],
    ['64 letters', { w: 'a'.repeat(64) }],
    ['a meaning of 160 letters', { betekenis: 'a'.repeat(160) }],
    ['barred forms', { geweerd: ['man'] }],
    ['a variant', { variant: { nl: 'w-ui', be: 'w-ajuin' } }],
    ['a recording', { audio: { nl: 'maan-1' } }],
    ['a reviewer', { gezien: [{ door: 'ab', op: '2026-11-22' }] }],
  ])('takes %s', (_what, change) => {
    expect(woordSchema.safeParse({ ...moon, ...change }).success).toBe(true);
  });

  it.each([
    ['an id without w-', { id: 'maan' }],
    ['an id with a capital', { id: 'w-Maan' }],
    ['an empty word', { w: '' }],
    ['65 letters', { w: 'a'.repeat(65) }],
    ['no graphemes', { grafemen: [] }],
    ['no syllables', { lettergrepen: [] }],
    ['an empty clapped part', { klankgroepen: [''] }],
    ['no main category', { hoofd: '' }],
    ['groep 2', { groep: 2 }],
    ['band 6', { band: 6 }],
    ['band 0', { band: 0 }],
    ['another part of speech', { woordsoort: 'zelfstandig' }],
    ['another article', { lidwoord: 'een' }],
    ['another structure', { structuur: 'mkk' }],
    ['an unknown form', { vormen: { enkelvoud: 'maan' } }],
    ['a picture without a kind', { plaatje: 'moon' }],
    ['a meaning of 161 letters', { betekenis: 'a'.repeat(161) }],
    ['an empty barred form', { geweerd: [''] }],
    ['another region', { regio: 'lu' }],
    ['a rejected category without a reason', { catsAfgewezen: [{ id: 'ei', reden: '' }] }],
  ])('refuses %s', (_what, change) => {
    expect(woordSchema.safeParse({ ...moon, ...change }).success).toBe(false);
  });

  it.each(Object.keys(moon))('refuses an entry without %s', (key) => {
    expect(woordSchema.safeParse({ ...moon, [key]: undefined }).success).toBe(false);
  });

  it('takes a sentence with its gap and refuses one without an id of its own', () => {
    const sentence = { id: 'z-maan-1', tekst: 'De maan schijnt.', gat: { van: 3, tot: 7 }, niveau: 'M3' };
    expect(zinSchema.safeParse(sentence).success).toBe(true);
    for (const change of [{ id: 'maan-1' }, { tekst: '' }, { niveau: 'AVI' }, { gat: { van: 3, tot: 0 } }])
      expect(zinSchema.safeParse({ ...sentence, ...change }).success, JSON.stringify(change)).toBe(false);
  });
});

describe('werkwoordSchema', () => {
  it('takes a verb with its sentences', () => {
    expect(werkwoordSchema.safeParse(verb).success).toBe(true);
    expect(werkwoordZinSchema.safeParse({ ...zin, persoon: undefined, tijd: 'vd' }).success).toBe(true);
  });

  it.each([
    ['another kind', { soort: 'gemengd' }],
    ['another auxiliary', { hulp: 'worden' }],
    ['an infinitive of one letter', { infinitief: 'n' }],
    ['an empty stem', { stam: '' }],
    ['an id without ww-', { id: 'w-lopen' }],
    ['a present without jij', { tt: { ik: 'loop', hij: 'loopt', wij: 'lopen' } }],
  ])('refuses %s', (_what, change) => {
    expect(werkwoordSchema.safeParse({ ...verb, ...change }).success).toBe(false);
  });

  it.each([
    ['two wrong forms', { foutvormen: ['loop', 'loopd'] }],
    ['four wrong forms', { foutvormen: ['loop', 'loopd', 'loopdt', 'lopt'] }],
    ['an empty wrong form', { foutvormen: ['loop', 'loopd', ''] }],
    ['another tense', { tijd: 'tth' }],
    ['another person', { persoon: 'zij' }],
    ['an id without vz-', { id: 'z-lopen-1' }],
  ])('refuses a sentence with %s', (_what, change) => {
    expect(werkwoordZinSchema.safeParse({ ...zin, ...change }).success).toBe(false);
  });
});

describe('orderSchema and leerdoelSchema', () => {
  it('takes a sentence of three to eight words', () => {
    const sizes = [2, 3, 8, 9].map(
      (n) => orderSchema.safeParse({ ...order, woorden: Array.from({ length: n }, () => 'kat') }).success,
    );
    expect(sizes).toEqual([false, true, true, false]);
  });

  it.each(['.', '?', '!'])('takes a sentence that ends in %s', (slot) => {
    expect(orderSchema.safeParse({ ...order, slot }).success).toBe(true);
  });

  it('refuses a sentence that ends in a comma', () => {
    expect(orderSchema.safeParse({ ...order, slot: ',' }).success).toBe(false);
  });

  it('takes a goal', () => {
    expect(leerdoelSchema.safeParse(goal).success).toBe(true);
  });

  it.each([
    ['number 0', { nr: 0 }],
    ['a name of 41 letters', { kindnaam: 'a'.repeat(41) }],
    ['a child rule of 49 letters', { kindregel: 'a'.repeat(49) }],
    ['leerjaar 7', { leerjaar: 7 }],
    ['another strategy', { strategie: 'raad' }],
  ])('refuses a goal with %s', (_what, change) => {
    expect(leerdoelSchema.safeParse({ ...goal, ...change }).success).toBe(false);
  });
});

describe('numbers of the content', () => {
  const ids = [...contentWoorden().map((w) => w.id), ...contentWerkwoorden().map((w) => w.id)];

  it('are all different and fit 31 bits', () => {
    const numbers = ids.map(itemNr);
    expect(new Set(numbers).size).toBe(ids.length);
    expect(numbers.filter((n) => n < 0 || n > 0x7fffffff)).toEqual([]);
  });

  it('are the hash without its highest bit', () => {
    for (const id of ids.slice(0, 50)) expect(itemNr(id)).toBe(fnv1a32(id) % 0x80000000);
  });
});
