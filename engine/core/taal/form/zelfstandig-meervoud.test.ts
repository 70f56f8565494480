import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { meervoud } from './zelfstandig.ts';
import { meervouden } from './zelfstandig-meervoud.ts';

const first = (w: string, tables = true): string => meervouden(w, tables)[0] ?? '';

describe('plural by the open and closed syllable', () => {
  it.each([
    ['aap', 'apen'],
    ['boot', 'boten'],
    ['naam', 'namen'],
    ['school', 'scholen'],
    ['straat', 'straten'],
    ['been', 'benen'],
    ['peer', 'peren'],
    ['uur', 'uren'],
    ['kroon', 'kronen'],
    ['haan', 'hanen'],
    ['vuur', 'vuren'],
    ['droom', 'dromen'],
    ['bloem', 'bloemen'],
    ['stoel', 'stoelen'],
    ['schoen', 'schoenen'],
    ['wiel', 'wielen'],
    ['fiets', 'fietsen'],
    ['ruit', 'ruiten'],
    ['trein', 'treinen'],
  ])('%s gives %s: a long vowel is written once in an open syllable', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['kat', 'katten'],
    ['pop', 'poppen'],
    ['mus', 'mussen'],
    ['zin', 'zinnen'],
    ['pen', 'pennen'],
    ['bal', 'ballen'],
    ['rok', 'rokken'],
    ['put', 'putten'],
    ['bril', 'brillen'],
    ['ster', 'sterren'],
    ['knop', 'knoppen'],
    ['trap', 'trappen'],
    ['fles', 'flessen'],
    ['mug', 'muggen'],
    ['rib', 'ribben'],
    ['kam', 'kammen'],
    ['ballon', 'ballonnen'],
    ['prinses', 'prinsessen'],
  ])('%s gives %s: behind a short vowel the consonant is doubled', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['lamp', 'lampen'],
    ['kast', 'kasten'],
    ['markt', 'markten'],
    ['wolk', 'wolken'],
    ['berg', 'bergen'],
    ['plant', 'planten'],
    ['nacht', 'nachten'],
    ['ring', 'ringen'],
    ['tong', 'tongen'],
    ['bank', 'banken'],
    ['lach', 'lachen'],
    ['hond', 'honden'],
    ['tand', 'tanden'],
    ['kaart', 'kaarten'],
    ['vriend', 'vrienden'],
  ])('%s gives %s: nothing changes before -en', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });
});

describe('plural with another consonant', () => {
  it.each([
    ['brief', 'brieven'],
    ['duif', 'duiven'],
    ['druif', 'druiven'],
    ['neef', 'neven'],
    ['wolf', 'wolven'],
    ['golf', 'golven'],
    ['korf', 'korven'],
    ['kalf', 'kalveren'],
    ['slaaf', 'slaven'],
    ['graf', 'graven'],
    ['schijf', 'schijven'],
    ['erf', 'erven'],
  ])('%s gives %s with v', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['huis', 'huizen'],
    ['muis', 'muizen'],
    ['neus', 'neuzen'],
    ['roos', 'rozen'],
    ['vaas', 'vazen'],
    ['baas', 'bazen'],
    ['haas', 'hazen'],
    ['kaas', 'kazen'],
    ['reis', 'reizen'],
    ['doos', 'dozen'],
    ['prijs', 'prijzen'],
    ['gans', 'ganzen'],
    ['grens', 'grenzen'],
    ['laars', 'laarzen'],
    ['lens', 'lenzen'],
  ])('%s gives %s with z', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['mens', 'mensen'],
    ['dans', 'dansen'],
    ['kans', 'kansen'],
    ['prins', 'prinsen'],
    ['kaars', 'kaarsen'],
    ['kers', 'kersen'],
    ['kruis', 'kruisen'],
    ['eis', 'eisen'],
    ['fotograaf', 'fotografen'],
    ['paragraaf', 'paragrafen'],
    ['les', 'lessen'],
    ['stof', 'stoffen'],
    ['plof', 'ploffen'],
    ['paus', 'pausen'],
  ])('%s gives %s with f or s kept', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });
});

describe('plural on -s', () => {
  it.each([
    ['tafel', 'tafels'],
    ['kamer', 'kamers'],
    ['bezem', 'bezems'],
    ['deken', 'dekens'],
    ['jongen', 'jongens'],
    ['appel', 'appels'],
    ['sleutel', 'sleutels'],
    ['vader', 'vaders'],
    ['moeder', 'moeders'],
    ['vlinder', 'vlinders'],
    ['emmer', 'emmers'],
    ['lepel', 'lepels'],
    ['keuken', 'keukens'],
    ['wagen', 'wagens'],
    ['nagel', 'nagels'],
    ['bodem', 'bodems'],
    ['meisje', 'meisjes'],
    ['boompje', 'boompjes'],
    ['hondje', 'hondjes'],
    ['tante', 'tantes'],
    ['machine', 'machines'],
    ['garage', 'garages'],
    ['bakker', 'bakkers'],
    ['speler', 'spelers'],
    ['computer', 'computers'],
    ['tekenaar', 'tekenaars'],
  ])('%s gives %s behind a weak syllable', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['café', 'cafés'],
    ['cadeau', 'cadeaus'],
    ['bureau', 'bureaus'],
    ['niveau', 'niveaus'],
    ['display', 'displays'],
    ['cowboy', 'cowboys'],
    ['essay', 'essays'],
    ['logé', 'logés'],
    ['etui', 'etuis'],
    ['shampoo', 'shampoos'],
    ['trolley', 'trolleys'],
    ['milieu', 'milieus'],
  ])('%s gives %s without an apostrophe, as it cannot be misread', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['trein', 'treinen'],
    ['team', 'teams'],
    ['film', 'films'],
    ['club', 'clubs'],
    ['tram', 'trams'],
    ['computer', 'computers'],
    ['shirt', 'shirts'],
    ['ticket', 'tickets'],
    ['coach', 'coaches'],
    ['sandwich', 'sandwiches'],
    ['quiz', 'quizzen'],
    ['robot', 'robots'],
    ['helikopter', 'helikopters'],
    ['skateboard', 'skateboards'],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });
});

describe('plural with an apostrophe', () => {
  it.each([
    ['auto', "auto's"],
    ['oma', "oma's"],
    ['opa', "opa's"],
    ['foto', "foto's"],
    ['piano', "piano's"],
    ['kilo', "kilo's"],
    ['taxi', "taxi's"],
    ['ski', "ski's"],
    ['paraplu', "paraplu's"],
    ['menu', "menu's"],
    ['baby', "baby's"],
    ['hobby', "hobby's"],
    ['pony', "pony's"],
    ['camera', "camera's"],
    ['pizza', "pizza's"],
    ['agenda', "agenda's"],
    ['collega', "collega's"],
    ['video', "video's"],
    ['radio', "radio's"],
    ['zebra', "zebra's"],
    ['panda', "panda's"],
    ['kiwi', "kiwi's"],
    ['firma', "firma's"],
    ['euro', "euro's"],
    ['tv', "tv's"],
    ['cd', "cd's"],
    ['dvd', "dvd's"],
  ])('%s gives %s: without the sign the vowel would be short', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });
});

describe('plural with a trema', () => {
  it.each([
    ['zee', 'zeeën'],
    ['idee', 'ideeën'],
    ['knie', 'knieën'],
    ['fee', 'feeën'],
    ['melodie', 'melodieën'],
    ['twee', 'tweeën'],
    ['industrie', 'industrieën'],
    ['categorie', 'categorieën'],
    ['theorie', 'theorieën'],
    ['allergie', 'allergieën'],
  ])('%s gives %s: the stress is on the end', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['bacterie', 'bacteriën'],
    ['porie', 'poriën'],
    ['olie', 'oliën'],
  ])('%s gives %s: the stress is before the end, so there is one e', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['familie', 'families'],
    ['vakantie', 'vakanties'],
    ['actie', 'acties'],
    ['politie', 'polities'],
    ['kanarie', 'kanaries'],
    ['tralie', 'tralies'],
    ['koffie', 'koffies'],
    ['station', 'stations'],
    ['petunia', "petunia's"],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });
});

describe('irregular plural', () => {
  it.each([
    ['dag', 'dagen'],
    ['weg', 'wegen'],
    ['pad', 'paden'],
    ['dak', 'daken'],
    ['glas', 'glazen'],
    ['vat', 'vaten'],
    ['gat', 'gaten'],
    ['slot', 'sloten'],
    ['god', 'goden'],
    ['schip', 'schepen'],
    ['stad', 'steden'],
    ['lid', 'leden'],
    ['smid', 'smeden'],
    ['ei', 'eieren'],
    ['kind', 'kinderen'],
    ['lam', 'lammeren'],
    ['rund', 'runderen'],
    ['kalf', 'kalveren'],
    ['blad', 'bladeren'],
    ['rad', 'raderen'],
    ['lied', 'liederen'],
    ['goed', 'goederen'],
    ['koe', 'koeien'],
    ['vlo', 'vlooien'],
    ['gebed', 'gebeden'],
    ['bad', 'baden'],
    ['schot', 'schoten'],
    ['hol', 'holen'],
    ['oorlog', 'oorlogen'],
    ['waarheid', 'waarheden'],
    ['mogelijkheid', 'mogelijkheden'],
    ['museum', 'musea'],
    ['datum', 'data'],
    ['politicus', 'politici'],
  ])('%s gives %s', (woord, correct) => {
    expect(meervouden(woord, true)).toContain(correct);
  });

  it.each([
    ['zwembad', 'zwembaden'],
    ['verjaardag', 'verjaardagen'],
    ['snelweg', 'snelwegen'],
    ['kleinkind', 'kleinkinderen'],
    ['spiegelei', 'spiegeleieren'],
    ['zeilschip', 'zeilschepen'],
    ['hoofdstad', 'hoofdsteden'],
    ['wijnglas', 'wijnglazen'],
    ['voetpad', 'voetpaden'],
    ['kerstlied', 'kerstliederen'],
  ])('%s gives %s as its last part does', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['schildpad', 'schildpadden'],
    ['monnik', 'monniken'],
    ['perzik', 'perziken'],
    ['leeuwerik', 'leeuweriken'],
    ['havik', 'haviken'],
    ['vonnis', 'vonnissen'],
    ['cursus', 'cursussen'],
    ['atlas', 'atlassen'],
    ['begrafenis', 'begrafenissen'],
    ['lemmet', 'lemmeten'],
    ['kievit', 'kieviten'],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });
});

describe('plurals of the content', () => {
  const nouns = contentWoorden().filter((w) => w.woordsoort === 'zn' && w.vormen.meervoud !== undefined);

  it('are what the rules and tables give, or one of the accepted forms', () => {
    const other = nouns.filter((item) => {
      const out = meervoud(item.w);
      return !out.ok || ![out.value.meervoud, ...out.value.ookGoed].includes(item.vormen.meervoud ?? '');
    });
    expect(nouns.length).toBeGreaterThan(500);
    expect(other.map((item) => `${item.w}: ${item.vormen.meervoud ?? ''}`)).toEqual([]);
  });

  it('have one of the endings of a plural and are another word', () => {
    for (const { w } of nouns)
      for (const form of meervouden(w.toLowerCase(), true)) {
        expect(form).not.toBe(w);
        expect(form).toMatch(/(?:s|en|ën|a|i|lui)$/);
      }
  });
});
