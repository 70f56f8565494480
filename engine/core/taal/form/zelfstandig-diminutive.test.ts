import { describe, expect, it } from 'vitest';
import { contentWoorden } from '../test-kit.ts';
import { verkleinwoord } from './zelfstandig.ts';
import { verkleinwoorden } from './zelfstandig-diminutive.ts';

const first = (w: string, tables = true): string => verkleinwoorden(w, tables)[0] ?? '';

describe('diminutive by the last sound', () => {
  it.each([
    ['huis', 'huisje'],
    ['kat', 'katje'],
    ['boek', 'boekje'],
    ['tas', 'tasje'],
    ['hond', 'hondje'],
    ['kast', 'kastje'],
    ['brief', 'briefje'],
    ['kaas', 'kaasje'],
    ['fles', 'flesje'],
    ['neus', 'neusje'],
    ['voet', 'voetje'],
    ['hoed', 'hoedje'],
    ['paard', 'paardje'],
    ['krant', 'krantje'],
    ['vork', 'vorkje'],
    ['muts', 'mutsje'],
    ['rots', 'rotsje'],
    ['kaart', 'kaartje'],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['stoel', 'stoeltje'],
    ['deur', 'deurtje'],
    ['maan', 'maantje'],
    ['schoen', 'schoentje'],
    ['muur', 'muurtje'],
    ['trein', 'treintje'],
    ['uil', 'uiltje'],
    ['haar', 'haartje'],
    ['koe', 'koetje'],
    ['zee', 'zeetje'],
    ['knie', 'knietje'],
    ['ei', 'eitje'],
    ['ui', 'uitje'],
    ['bij', 'bijtje'],
    ['trui', 'truitje'],
    ['vrouw', 'vrouwtje'],
    ['leeuw', 'leeuwtje'],
    ['meeuw', 'meeuwtje'],
    ['haai', 'haaitje'],
    ['kraai', 'kraaitje'],
    ['boei', 'boeitje'],
    ['kooi', 'kooitje'],
    ['tante', 'tantetje'],
    ['tafel', 'tafeltje'],
    ['kamer', 'kamertje'],
    ['deken', 'dekentje'],
    ['vogel', 'vogeltje'],
    ['sleutel', 'sleuteltje'],
    ['emmer', 'emmertje'],
    ['hoorn', 'hoorntje'],
    ['lantaarn', 'lantaarntje'],
    ['motor', 'motortje'],
    ['duw', 'duwtje'],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['boom', 'boompje'],
    ['raam', 'raampje'],
    ['duim', 'duimpje'],
    ['riem', 'riempje'],
    ['bezem', 'bezempje'],
    ['bodem', 'bodempje'],
    ['arm', 'armpje'],
    ['worm', 'wormpje'],
    ['film', 'filmpje'],
    ['scherm', 'schermpje'],
    ['droom', 'droompje'],
    ['lichaam', 'lichaampje'],
    ['probleem', 'probleempje'],
    ['album', 'albumpje'],
  ])('%s gives %s', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['bal', 'balletje'],
    ['pan', 'pannetje'],
    ['ster', 'sterretje'],
    ['kom', 'kommetje'],
    ['kam', 'kammetje'],
    ['pen', 'pennetje'],
    ['kar', 'karretje'],
    ['bel', 'belletje'],
    ['ton', 'tonnetje'],
    ['zin', 'zinnetje'],
    ['stal', 'stalletje'],
    ['spin', 'spinnetje'],
    ['ballon', 'ballonnetje'],
    ['vulkaan', 'vulkaantje'],
  ])('%s gives %s: a short vowel doubles its consonant', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['ring', 'ringetje'],
    ['slang', 'slangetje'],
    ['tong', 'tongetje'],
    ['ding', 'dingetje'],
    ['wang', 'wangetje'],
    ['jong', 'jongetje'],
    ['koning', 'koninkje'],
    ['ketting', 'kettinkje'],
    ['paling', 'palinkje'],
    ['woning', 'woninkje'],
    ['beloning', 'beloninkje'],
    ['haring', 'harinkje'],
    ['wandeling', 'wandelingetje'],
    ['tekening', 'tekeningetje'],
    ['leerling', 'leerlingetje'],
    ['opening', 'openingetje'],
  ])('%s gives %s by its stress before -ng', (woord, correct) => {
    expect(first(woord)).toBe(correct);
  });

  it.each([
    ['oma', 'omaatje'],
    ['auto', 'autootje'],
    ['foto', 'fotootje'],
    ['paraplu', 'parapluutje'],
    ['agenda', 'agendaatje'],
    ['piano', 'pianootje'],
    ['menu', 'menuutje'],
    ['café', 'cafeetje'],
    ['logé', 'logeetje'],
    ['taxi', 'taxietje'],
    ['kiwi', 'kiwietje'],
    ['ski', 'skietje'],
    ['baby', "baby'tje"],
    ['pony', "pony'tje"],
    ['tv', "tv'tje"],
    ['cd', "cd'tje"],
    ['cadeau', 'cadeautje'],
    ['bureau', 'bureautje'],
    ['opa', 'opaatje'],
    ['zebra', 'zebraatje'],
  ])('%s gives %s: the last vowel stays long', (woord, correct) => {
    expect(first(woord)).toBe(correct);
    expect(first(woord, false)).toBe(correct);
  });

  it.each([
    ['glas', 'glaasje'],
    ['gat', 'gaatje'],
    ['blad', 'blaadje'],
    ['pad', 'paadje'],
    ['schip', 'scheepje'],
    ['vat', 'vaatje'],
    ['jongen', 'jongetje'],
    ['weg', 'weggetje'],
    ['brug', 'bruggetje'],
    ['vlag', 'vlaggetje'],
    ['bloem', 'bloemetje'],
    ['pop', 'poppetje'],
    ['kip', 'kippetje'],
  ])('%s gives %s against the rule', (woord, correct) => {
    expect(verkleinwoorden(woord, true)).toContain(correct);
  });

  it.each([
    ['kind', 'kindje'],
    ['ei', 'eitje'],
    ['lam', 'lammetje'],
    ['rad', 'radje'],
    ['lied', 'liedje'],
    ['been', 'beentje'],
  ])('%s keeps its singular: %s', (woord, correct) => {
    expect(verkleinwoorden(woord, true)).toContain(correct);
  });

  it.each([
    ['waterglas', 'waterglaasje'],
    ['zonnebloem', 'zonnebloemetje'],
    ['voetbal', 'voetballetje'],
    ['appelboom', 'appelboompje'],
    ['zakdoek', 'zakdoekje'],
    ['keukenstoel', 'keukenstoeltje'],
    ['bromvlieg', 'bromvliegje'],
    ['sneeuwpop', 'sneeuwpoppetje'],
  ])('%s gives %s as its last part does', (woord, correct) => {
    expect(verkleinwoorden(woord, true)).toContain(correct);
  });
});

describe('diminutives of the content', () => {
  const nouns = contentWoorden().filter((w) => w.woordsoort === 'zn');

  it('are what the rules and tables give, or one of the accepted forms', () => {
    const known = nouns.filter((w) => w.vormen.verkleinwoord !== undefined);
    const other = known.filter((item) => {
      const out = verkleinwoord(item.w);
      return !out.ok || ![out.value.verkleinwoord, ...out.value.ookGoed].includes(item.vormen.verkleinwoord ?? '');
    });
    expect(known.length).toBeGreaterThan(500);
    expect(other.map((item) => `${item.w}: ${item.vormen.verkleinwoord ?? ''}`)).toEqual([]);
  });

  it('always end in -je and are longer than the word', () => {
    for (const { w } of nouns)
      for (const tables of [true, false])
        for (const form of verkleinwoorden(w.toLowerCase(), tables)) {
          expect(form).toMatch(/(?:[^tpk]|[tpk])je$/);
          expect(form.length).toBeGreaterThan(w.length - 1);
        }
  });

  it('keep the first letter of the word', () => {
    for (const { w } of nouns) expect(first(w.toLowerCase()).charAt(0)).toBe(w.toLowerCase().charAt(0));
  });
});
