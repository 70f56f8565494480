import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from './category/categories.ts';
import { lettergrepen } from './klank/lettergrepen.ts';
import { loadPatterns } from './woord/patterns.ts';

/** Goals of a word with their letters. */
function goals(w: string): string[] {
  const found = categories(w);
  return found.ok ? found.value.map(({ id, van: from, tot: until }) => `${id}:${w.slice(from, until)}`) : [];
}

const ids = (w: string): string[] => goals(w).map((goal) => goal.slice(0, goal.indexOf(':')));

beforeAll(loadPatterns);

describe('forms of verbs', () => {
  it.each(['glijd', 'laad', 'vries', 'wrijf', 'zweef', 'knipper', 'verdraai'])('%s is the stem of a verb', (woord) => {
    expect(ids(woord)).toContain('ww-stam');
  });

  it.each(['breek', 'duik', 'brom', 'til', 'knaag', 'kneep'])(
    '%s is spelled as it sounds, which the youngest learn first',
    (woord) => {
      expect(ids(woord)[0]).toMatch(/^kz-/);
      expect(ids(woord).filter((id) => id.startsWith('ww-'))).toEqual([]);
    },
  );

  it.each(['klingt', 'flonkert', 'tettert'])('%s is what somebody does', (woord) => {
    expect(ids(woord)).toContain('ww-tt-t');
  });

  it.each(['bergtoppen', 'deurklinken', 'aardappelschillen'])('behind a noun %s is a plural', (woord) => {
    expect(ids(woord)).toContain('mv-en');
  });

  it.each(['brul', 'jammer', 'lek', 'rommel', 'schemer', 'sleep', 'staat'])('%s is another word first', (woord) => {
    expect(ids(woord).filter((id) => id.startsWith('ww-'))).toEqual([]);
  });

  it.each([
    ['tilde', 'ww-vt-de'],
    ['flipperde', 'ww-vt-de'],
    ['stijldanste', 'ww-vt-te'],
    ['basketbalde', 'ww-vt-de'],
    ['tafeltenniste', 'ww-vt-te'],
    ['gedragen', 'ww-vd-sterk'],
    ['gegeven', 'ww-vd-sterk'],
  ])('%s has %s', (woord, id) => {
    expect(ids(woord)).toContain(id);
  });

  it.each(['schoonspringen', 'polsstokspringen', 'pottenbakken', 'roerbakken', 'zaalvoetballen', 'vliegvissen'])(
    '%s is a verb and no plural',
    (woord) => {
      expect(ids(woord).filter((id) => id.startsWith('mv-') || id === 'ing')).toEqual([]);
    },
  );

  it.each(['ganzenbord', 'hordeloop'])('%s is no stem of a verb', (woord) => {
    expect(ids(woord)).not.toContain('ww-stam');
  });
});

describe('nouns and adjectives', () => {
  it.each([
    ['bevingen', 'ing:ingen'],
    ['schoonheidje', 'ing:heid'],
    ['schoonheidje', 'eind-d:d'],
    ['nieuwigheidje', 'ig:ig'],
    ['gezelschapje', 'ing:schap'],
    ['potloden', 'mv-en:en'],
    ['kleinzonen', 'mv-en:en'],
    ['oceanen', 'mv-en:en'],
    ['ritueel', 'teit-iteit:ueel'],
    ['spionnen', 'mv-en:en'],
    ['quizzen', 'mv-en:en'],
    ['benen', 'mv-en:en'],
    ['harten', 'mv-en:en'],
    ['balkons', 'mv-s:s'],
    ['sportclubs', 'mv-s:s'],
    ['technici', 'mv-onreg:ci'],
    ['goedkoper', 'bn-s:er'],
    ['slankste', 'bn-s:ste'],
    ['viezer', 'bn-s:er'],
    ['grover', 'bn-s:er'],
  ])('%s has %s', (woord, goal) => {
    expect(goals(woord)).toContain(goal);
  });

  it.each(['slaafs', 'heidens', 'speels', 'condens', 'meester', 'links', 'straks', 'driejaarlijks', 'tweewekelijks'])(
    '%s is no plural and no step',
    (woord) => {
      expect(ids(woord).filter((id) => /^(?:mv-|bn-s)/.test(id))).toEqual([]);
    },
  );

  it.each(['betweter', 'hermelijn', 'herbarium', 'generator', 'vermicelli', 'beving'])('%s has no prefix', (woord) => {
    expect(ids(woord)).not.toContain('voorvoegsel');
  });
});

describe('diminutives of compounds', () => {
  it.each([
    ['roeibootje', 'roei-boot-je', 'eind-t:t'],
    ['walnootje', 'wal-noot-je', 'eind-t:t'],
    ['treinkaartje', 'trein-kaart-je', 'eind-t:t'],
    ['dorpsstraatje', 'dorps-straat-je', 'eind-t:t'],
    ['appeltaartjes', 'ap-pel-taart-jes', 'eind-t:t'],
    ['boekenkastje', 'boe-ken-kast-je', 'eind-t:t'],
    ['kinderliedje', 'kin-der-lied-je', 'eind-d:d'],
    ['cellootje', 'cel-loo-tje', 'verkl-aatje:ootje'],
    ['pianootje', 'pi-a-noo-tje', 'verkl-aatje:ootje'],
    ['koetje', 'koe-tje', 'verkl-je:tje'],
  ])('%s is cut %s and has %s', (woord, pieces, goal) => {
    const found = lettergrepen(woord);
    expect(found.ok ? found.value.lettergrepen.join('-') : '').toBe(pieces);
    expect(goals(woord)).toContain(goal);
  });

  it.each(['uien', 'ossen', 'assen'])('%s is the plural of a word of two letters', (woord) => {
    expect(ids(woord)).toContain('mv-en');
  });

  it.each(['erkende', 'erken', 'ervaart'])('%s has the prefix er', (woord) => {
    expect(goals(woord)).toContain('voorvoegsel:er');
  });
});

describe('loanwords', () => {
  it.each([
    ['monarchie', 'ch-g:ch'],
    ['orchideetje', 'ch-g:ch'],
    ['archief', 'ch-g:ch'],
    ['archipel', 'ch-sj:ch'],
    ['pluche', 'ch-sj:ch'],
    ['gel', 'g-zj:g'],
    ['fouilleren', 'ou-oe:ou'],
    ['jam', 'eng:jam'],
    ['display', 'eng:display'],
    ['hoverboard', 'eng:hoverboard'],
  ])('%s has %s', (woord, goal) => {
    expect(goals(woord)).toContain(goal);
  });

  it.each([
    ['gourmetten', 'air-oir'],
    ['fairplay', 'y'],
    ['mulch', 'ch-g'],
    ['search', 'ch-g'],
    ['bodywarmer', 'bn-s'],
  ])('%s has no %s', (woord, id) => {
    expect(ids(woord)).not.toContain(id);
  });

  it.each([
    ['bouillonblokje', 'bouil-lon-blok-je'],
    ['fauteuil', 'fau-teuil'],
    ['meringue', 'me-rin-gue'],
    ['guerrilla', 'guer-ril-la'],
    ['workout', 'work-out'],
    ['freestyle', 'free-style'],
  ])('%s is cut %s', (woord, pieces) => {
    const found = lettergrepen(woord);
    expect(found.ok ? found.value.lettergrepen.join('-') : '').toBe(pieces);
  });
});

describe('parts and wholes', () => {
  it.each([
    ['museumgids', 'mu-se-um-gids'],
    ['petroleumvat', 'pe-tro-le-um-vat'],
    ['jubileumfeest', 'ju-bi-le-um-feest'],
  ])('%s is cut in its part as that is cut alone: %s', (woord, lettergreep) => {
    const out = lettergrepen(woord);
    expect(out.ok && out.value.lettergrepen.join('-')).toBe(lettergreep);
  });

  it.each(['reuzin', 'wolvin', 'slavin', 'rollade', 'ballade', 'schelpen', 'tulpen'])('%s has no seam', (woord) => {
    expect(ids(woord)).not.toContain('samenstelling');
  });

  it.each(['kaarslicht', 'laarspunt', 'koersbal', 'polsbandje'])('the s of %s is its own', (woord) => {
    expect(ids(woord)).toContain('samenstelling');
    expect(ids(woord)).not.toContain('tussen-s');
  });
});
