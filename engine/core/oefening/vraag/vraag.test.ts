import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import { createBeurt } from '../beurt.ts';
import { createBot } from '../bot.ts';
import { FORMATS, type Capability, type Format, type ShapeKind, type Token, type View } from '../contract.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { DOELEN, maakWoord, WERKWOORD, WOORDEN, ZIN } from '../test-kit.ts';
import { ALLE_VRAGEN } from './alle-vragen.ts';
import { herbeoordeel, sleutelVoor } from './sleutel-voor.ts';
import { dubbelzinnig, foutDeel } from './bouw.ts';
import type { GebouwdeVraag } from './gebouwd.ts';
import type { VraagOmgeving } from './opties.ts';
import { rijmstaart } from './rijm.ts';
import { spellingenVan } from './woord-hulp.ts';

const { bouwVraag, past } = ALLE_VRAGEN;

const LANG = [
  maakWoord('schroevendraaier', { hoofd: 'verdubbeling', groep: 6, klankgroepen: ['schroe', 'ven', 'draai', 'er'], spelt: 'aai' }),
  maakWoord("'s morgens", { hoofd: 'komma-s', groep: 5, spelt: "'s" }), maakWoord('ruïne', { hoofd: 'trema', groep: 7, spelt: 'ï' }),
];
const POOL: readonly ContentItem[] = [...WOORDEN, ...LANG, WERKWOORD, ZIN];
const spellingen = spellingenVan(POOL);
const omgeving = (over: Partial<VraagOmgeving> = {}): VraagOmgeving => ({ groep: 4, s: 0, typen: true, calm: false, leerdoelen: new Map(DOELEN.map((d) => [d.id, d])), pool: POOL, bestaat: (v) => spellingen.has(v), ...over });
const cap = (shape: ShapeKind, over: Partial<Capability> = {}): Capability => ({ shape, formats: [...FORMATS], weight: 1, ...over });
const item = (w: string): ContentItem => {
  const gevonden = POOL.find((x) => ('w' in x ? x.w : x.id) === w);
  if (gevonden === undefined) throw new Error(w);
  return gevonden;
};
const doelVan = (x: ContentItem): string => ('hoofd' in x ? x.hoofd : 'zinnen' in x ? 'ww-tt-t' : 'volgorde');
interface Wens { format: Format; capability: Capability; seed?: number; omgeving?: VraagOmgeving }
const bouw = (x: ContentItem, w: Wens) => bouwVraag({ vraagId: 'v1', item: x, doelId: doelVan(x), format: w.format, seed: w.seed ?? 5, capability: w.capability, omgeving: w.omgeving ?? omgeving() });
const goed = (x: ContentItem, w: Wens): GebouwdeVraag => {
  const uit = bouw(x, w);
  if (!uit.ok) throw new Error(`${x.id} ${w.format} ${uit.fout}`);
  return uit.value;
};
const opties = (v: GebouwdeVraag): string[] => (v.question.view.shape === 'select' ? v.question.view.options.map((t) => t.text ?? '') : []);

const tokensVan = (view: View): Token[] => {
  if (view.shape === 'select') return view.options;
  return view.shape === 'sequence' ? view.pool : [];
};
const pastView = (view: View, c: Capability): boolean => {
  if (view.shape === 'select') return view.options.length <= (c.maxOptions ?? 4) && view.options.length >= (c.minOptions ?? 2);
  return view.shape !== 'sequence' || view.slots <= (c.maxSlots ?? 24);
};

/** The four games that are built, by the matrix. */
const SPELLEN: readonly { spel: string; capability: Capability; formats: Format[] }[] = [
  { spel: 'pizzabakken', capability: cap('sequence', { maxSlots: 12, maxChars: 8 }), formats: ['bouw', 'gat', 'volgorde'] },
  { spel: 'pizzabakken', capability: cap('select', { minOptions: 2, maxOptions: 3 }), formats: ['kies', 'gat'] },
  { spel: 'botenkoers', capability: cap('entry', { maxChars: 18 }), formats: ['dictee', 'gat', 'werkwoord', 'flits'] },
  { spel: 'bellenprikken', capability: cap('sequence', { maxSlots: 10 }), formats: ['bouw', 'volgorde'] },
  { spel: 'bellenprikken', capability: cap('select', { maxOptions: 4 }), formats: ['klank', 'rijm'] },
  { spel: 'autorace', capability: cap('select', { minOptions: 2, maxOptions: 3, maxChars: 14 }), formats: ['kies', 'gat', 'oordeel', 'werkwoord'] },
];
const COMBINATIES = SPELLEN.flatMap(({ spel, capability, formats }) => formats.map((format) => ({ spel, format, capability })));

describe('every format of the built games', () => {
  it.each(COMBINATIES)('$spel $format: builds, and bots finish it', ({ format, capability }) => {
    const gebouwd = POOL.filter((x) => past(capability, x, { format, doelId: doelVan(x) })).flatMap((x) => [1, 2, 3].flatMap((seed) => {
      const uit = bouw(x, { format, capability, seed });
      return uit.ok ? [{ x, seed, v: uit.value }] : [];
    }));
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

  it.each(COMBINATIES)('$spel $format: keeps to what the game can take, unique ids, no key in the question', ({ format, capability }) => {
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
  });

  it('is deterministic in the seed and differs between seeds', () => {
    const a = goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 });
    expect(goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 1 })).toEqual(a);
    expect(goed(item('trein'), { format: 'bouw', capability: cap('sequence'), seed: 2 }).question).not.toEqual(a.question);
  });

  it('gives the same key without building', () => {
    const anders = COMBINATIES.flatMap(({ format, capability }) => POOL.filter((x) => {
      const uit = bouw(x, { format, capability, seed: 77 });
      const sleutel = sleutelVoor({ item: x, doelId: doelVan(x), format, seed: 77, pool: POOL });
      return uit.ok && !(sleutel.ok && uit.value.sleutel.goed.every((g) => beoordeel(sleutel.value, g)));
    }));
    expect(anders).toEqual([]);
  });
});

describe('bouw', () => {
  it('keeps graphemes whole in groep 3 and 4, klankgroepen from groep 5', () => {
    const jong = goed(item('trein'), { format: 'bouw', capability: cap('sequence') });
    expect(jong.oplossing).toMatchObject({ soort: 'reeks', delen: ['t', 'r', 'ei', 'n'] });
    const oud = goed(item('schroevendraaier'), { format: 'bouw', capability: cap('sequence'), omgeving: omgeving({ groep: 6 }) });
    expect(oud.oplossing).toMatchObject({ delen: ['schroe', 'ven', 'draai', 'er'] });
  });

  it('falls back to what the game can show', () => {
    const v = goed(item('trein'), { format: 'bouw', capability: cap('sequence', { tokenKinds: ['letter'] }) });
    expect(v.oplossing).toMatchObject({ delen: ['t', 'r', 'e', 'i', 'n'] });
    expect(bouw(item('schroevendraaier'), { format: 'bouw', capability: cap('sequence', { maxSlots: 3 }) })).toEqual({ ok: false, fout: 'past-niet' });
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
      for (const extra of pool.filter((t) => !delen.includes(t))) expect(dubbelzinnig(delen, extra, pool.filter((t) => t !== extra && !delen.includes(t)))).toBe(false);
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
    expect(goed(zin, { format: 'bouw', capability: cap('sequence') }).question.prompt.sentence).toEqual({ before: 'Mijn', after: 'klopt snel.' });
  });
});

describe('choosing formats', () => {
  it('kies never offers a word that exists, and never the right word twice', () => {
    for (const x of WOORDEN) {
      const uit = bouw(x, { format: 'kies', capability: cap('select') });
      if (!uit.ok) continue;
      const rest = opties(uit.value).filter((t) => t !== x.w);
      expect(rest.length).toBe(opties(uit.value).length - 1);
      expect(rest.some((t) => spellingen.has(t.toLowerCase()))).toBe(false);
    }
  });

  it('kies prefers the mistake of the goal', () => {
    expect(opties(goed(item('brood'), { format: 'kies', capability: cap('select', { maxOptions: 2 }) })).some((t) => t.startsWith('broo') && t !== 'brood')).toBe(true);
  });

  it('gat gives the word with the chosen grapheme as raw answer', () => {
    const v = goed(item('trein'), { format: 'gat', capability: cap('select') });
    expect(v.question.prompt.text).toBe('tr…n');
    const ruw = v.oplossing.soort === 'kies' ? [...v.oplossing.ruw.values()] : [];
    expect(ruw).toContain('trein');
    expect(ruw).toContain('trijn');
    expect(v.focus).toEqual({ from: 2, to: 4 });
  });

  it('gat as a row has one empty place; as entry a mask', () => {
    const rij = goed(item('bakker'), { format: 'gat', capability: cap('sequence') });
    expect(rij.question.view).toMatchObject({ shape: 'sequence', slots: 5 });
    expect(rij.question.view.shape === 'sequence' && rij.question.view.prefilled?.filter((t) => t === null)).toHaveLength(1);
    const typ = goed(item('bakker'), { format: 'gat', capability: cap('entry') });
    expect(typ.question.view).toMatchObject({ shape: 'entry', mask: ['b', 'a', null, null, 'e', 'r'] });
  });

  it('oordeel shows right and wrong forms about as often, by the seed', () => {
    const uit = Array.from({ length: 200 }, (_, seed) => goed(item('trein'), { format: 'oordeel', capability: cap('select'), seed }));
    const juist = uit.filter((v) => v.sleutel.goed[0] === 'goed');
    expect(juist.length).toBeGreaterThan(70);
    expect(juist.length).toBeLessThan(130);
    for (const v of uit) expect(v.question.prompt.text === 'trein').toBe(v.sleutel.goed[0] === 'goed');
    expect(opties(uit[0] ?? goed(item('trein'), { format: 'oordeel', capability: cap('select') }))).toEqual(['goed geschreven', 'niet goed']);
  });

  it('werkwoord shows the sentence without the form', () => {
    const v = goed(WERKWOORD, { format: 'werkwoord', capability: cap('select', { maxOptions: 3 }), seed: 2 });
    expect(v.question.prompt).toMatchObject({ text: 'worden', instructionKey: 'prompt.werkwoord.tt' });
    expect(opties(v)).toContain('wordt');
    expect(opties(v)).toHaveLength(3);
  });

  it('werkwoord asks for a participle and for a command, with the capital of an opening word', () => {
    const zinnen = [
      { id: 'vz-worden-3', voor: 'Het is laat ', na: '.', tijd: 'vd', vorm: 'geworden', foutvormen: ['geworde', 'gewordt', 'geword'], categorie: 'ww-vd-sterk' },
      { id: 'vz-worden-4', voor: '', na: ' wakker!', tijd: 'gw', vorm: 'Word', foutvormen: ['Wordt', 'Wort', 'Wortt'], categorie: 'ww-gebied' },
    ] as const;
    const ww = { ...WERKWOORD, zinnen: zinnen.map((z) => ({ ...z, foutvormen: [...z.foutvormen] })) };
    const vraag = (doelId: string) => bouwVraag({ vraagId: 'v1', item: ww, doelId, format: 'werkwoord', seed: 3, capability: cap('select'), omgeving: omgeving() });
    const vd = vraag('ww-vd-sterk');
    expect(vd.ok && vd.value.question.prompt).toMatchObject({ instructionKey: 'prompt.werkwoord.vd', audio: 'z:Het is laat geworden.' });
    const gw = vraag('ww-gebied');
    expect(gw.ok && gw.value.question.prompt).toMatchObject({ instructionKey: 'prompt.werkwoord.gw', audio: 'z:Word wakker!' });
    expect(gw.ok && gw.value.focus).toEqual({ from: 3, to: 4 });
    expect(gw.ok && beoordeel(gw.value.sleutel, 'word')).toBe(true);
  });

  it('klank never offers two spellings of one sound and asks no final d', () => {
    for (const x of WOORDEN) {
      for (let seed = 0; seed < 8; seed += 1) {
        const uit = bouw(x, { format: 'klank', capability: cap('select'), seed });
        if (!uit.ok) continue;
        const o = opties(uit.value);
        expect(o.includes('ei') && o.includes('ij')).toBe(false);
        expect(o.includes('au') && o.includes('ou')).toBe(false);
        expect((o.includes('v') && o.includes('f')) || (o.includes('s') && o.includes('z'))).toBe(false);
        expect(o.some((t) => ['c', 'q', 'x', 'y'].includes(t))).toBe(false);
        if (uit.value.question.prompt.instructionKey === 'prompt.klank.eind') expect(uit.value.sleutel.goed[0]).not.toBe('d');
      }
    }
  });

  it('klank also asks how many sounds a word of one syllable has', () => {
    const gevraagd = new Map<string, string>();
    for (const x of WOORDEN) {
      for (let seed = 0; seed < 24; seed += 1) {
        const uit = bouw(x, { format: 'klank', capability: cap('select'), seed });
        if (!uit.ok || uit.value.question.prompt.instructionKey !== 'prompt.klank.aantal') continue;
        const [goed = ''] = uit.value.sleutel.goed;
        gevraagd.set(x.w, goed);
        expect(Number(goed)).toBe(x.grafemen.length);
        expect(opties(uit.value)).toContain(goed);
        expect(new Set(opties(uit.value)).size).toBe(opties(uit.value).length);
        expect(uit.value.question.prompt.audio).toBe(`w:${x.w}`);
      }
    }
    expect(gevraagd.size).toBeGreaterThan(3);
    expect([...gevraagd.keys()].every((w) => WOORDEN.find((x) => x.w === w)?.lettergrepen.length === 1)).toBe(true);
  });

  it('rijm has exactly one option that rhymes', () => {
    expect(rijmstaart(maakWoord('hand', { hoofd: 'eind-d' }))).toBe(rijmstaart(maakWoord('wand', { hoofd: 'eind-d' })));
    expect(rijmstaart(maakWoord('zand', { hoofd: 'eind-d' }))).toBe('a n t');
    let n = 0;
    for (const x of WOORDEN) {
      const uit = bouw(x, { format: 'rijm', capability: cap('select') });
      if (!uit.ok) continue;
      n += 1;
      const tokens = opties(uit.value).map((t) => WOORDEN.find((y) => y.w === t)).filter((y) => y !== undefined);
      expect(tokens.filter((y) => rijmstaart(y) === rijmstaart(x))).toHaveLength(1);
    }
    expect(n).toBeGreaterThan(10);
  });
});

describe('flits', () => {
  it('is seen shorter as the play level rises, never in calm mode', () => {
    const ms = (over: Partial<VraagOmgeving>): number | undefined => {
      const { view } = goed(item('brood'), { format: 'flits', capability: cap('read'), omgeving: omgeving(over) }).question;
      return view.shape === 'read' ? view.exposureMs : undefined;
    };
    expect([ms({ s: 0 }), ms({ s: 0.5 }), ms({ s: 1 }), ms({ s: 1, calm: true })]).toEqual([2000, 1300, 600, 2000]);
  });

  it('lets the child choose when typing is off, in a game that can show the options', () => {
    expect(bouw(item('brood'), { format: 'flits', capability: cap('read'), omgeving: omgeving({ typen: false }) })).toEqual({ ok: false, fout: 'past-niet' });
    const v = goed(item('brood'), { format: 'flits', capability: cap('read', { maxOptions: 3 }), omgeving: omgeving({ typen: false }) });
    expect(v.question.view.shape === 'read' ? v.question.view.then?.shape : '').toBe('select');
    expect(v.question.prompt.audio).toBeUndefined();
  });
});

describe('volgorde', () => {
  it('orders words with spaces and letters by the alphabet', () => {
    const zin = goed(ZIN, { format: 'volgorde', capability: cap('sequence') });
    expect(zin.question.view).toMatchObject({ separator: ' ', slots: 6 });
    expect(zin.sleutel.goed).toEqual(['de hond rent over het gras']);
    const abc = goed(item('kip'), { format: 'volgorde', capability: cap('sequence') });
    expect(abc.oplossing).toMatchObject({ delen: ['i', 'k', 'p'] });
  });
});

describe('past', () => {
  it('refuses shapes, formats, lengths and kinds the game does not take', () => {
    expect(past(cap('sort'), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(false);
    expect(past(cap('sequence', { formats: ['volgorde'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(false);
    expect(past(cap('entry', { maxChars: 10 }), item('schroevendraaier'), { format: 'dictee', doelId: 'verdubbeling' })).toBe(false);
    expect(past(cap('sequence', { tokenKinds: ['woord'] }), item('trein'), { format: 'bouw', doelId: 'ei' })).toBe(false);
    expect(past(cap('entry'), item('trein'), { format: 'dictee', doelId: 'ei', typen: false })).toBe(false);
    expect(past(cap('select'), WERKWOORD, { format: 'werkwoord', doelId: 'trema' })).toBe(false);
    expect(past(cap('select'), item('trein'), { format: 'zin', doelId: 'ei' })).toBe(false);
  });

  it('accepts what the builders accept', () => {
    const gemist = COMBINATIES.flatMap(({ format, capability }) => POOL.filter((x) => bouw(x, { format, capability }).ok && !past(capability, x, { format, doelId: doelVan(x) })));
    expect(gemist).toEqual([]);
  });
});
