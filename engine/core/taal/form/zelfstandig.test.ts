import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meervoud, verkleinwoord } from './zelfstandig.ts';
import { MV_S } from '../tables/mv-lists.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';
import { DIMINUTIVE_IRREGULARS } from '../tables/verkl-irregulars.ts';

/** noun:plural, then other accepted forms after `|`; `!` = needs a table. */
const MEERVOUD = (
  "boom:bomen bak:bakken huis:huizen brief:brieven auto:auto's baby:baby's café:cafés idee:ideeën bacterie!:bacteriën familie:families stad!:steden " +
  'schip!:schepen waarheid:waarheden monnik!:monniken lepel:lepels ei!:eieren dans:dansen museum:musea|museums kat:katten maan:manen muur:muren ' +
  'raam:ramen deur:deuren boek:boeken golf:golven korf:korven stof:stoffen elf!:elfen|elven fotograaf:fotografen graaf:graven filosoof!:filosofen ' +
  'kaars:kaarsen sjaal!:sjaals octopus:octopussen lynx:lynxen charme:charmes gans!:ganzen grens!:grenzen laars!:laarzen mens:mensen prins:prinsen kans:kansen pers:persen kruis!:kruisen paus!:pausen ' +
  'kous!:kousen roos:rozen neus:neuzen kaas:kazen reis:reizen haas:hazen zee:zeeën knie:knieën melodie:melodieën vakantie:vakanties industrie:industrieën ' +
  'kolonie!:kolonies|koloniën provincie!:provincies|provinciën meisje:meisjes hondje:hondjes tafel:tafels kamer:kamers bezem:bezems jongen:jongens keuken:keukens ' +
  'hotel!:hotels model!:modellen tabel!:tabellen toestel:toestellen bordspel:bordspellen balpen:balpennen zonnecel:zonnecellen ' +
  'bakker:bakkers leraar!:leraren|leraars molenaar:molenaars|molenaren gevaar:gevaren jaar:jaren exemplaar:exemplaren lafaard:lafaards|lafaarden paard:paarden ' +
  'winkelier:winkeliers|winkelieren rivier!:rivieren papier!:papieren dier:dieren directeur:directeurs|directeuren kleur:kleuren humeur:humeuren ' +
  "motor:motoren|motors tractor:tractoren|tractors kantoor:kantoren paraplu:paraplu's taxi:taxi's oma:oma's piano:piano's radio:radio's hobby:hobby's " +
  'cadeau:cadeaus display:displays tante:tantes garage:garages zieke!:zieken getuige!:getuigen vis:vissen bus:bussen ananas:ananassen cursus:cursussen vonnis:vonnissen ' +
  'atlas:atlassen prinses:prinsessen kip:kippen zwaluw!:zwaluwen leeuw:leeuwen duw:duwen haai:haaien koe!:koeien vlo!:vlooien kind!:kinderen lied!:liederen ' +
  'kalf!:kalveren dag!:dagen weg!:wegen glas!:glazen bad!:baden zwembad!:zwembaden verjaardag!:verjaardagen snelweg!:snelwegen schildpad!:schildpadden sleutelgat!:sleutelgaten ' +
  'lid!:leden smid!:smeden brandweerman!:brandweermannen|brandweerlieden|brandweerlui timmerman!:timmerlieden|timmerlui|timmermannen zoon!:zonen|zoons broer!:broers ' +
  'oom!:ooms film!:films tekenfilm!:tekenfilms club!:clubs robot!:robots trein:treinen station!:stations ballon:ballonnen koningin:koninginnen ' +
  "kangoeroe:kangoeroes eekhoorn:eekhoorns telefoon:telefoons|telefonen politicus:politici tv:tv's dvd:dvd's truck:trucks sandwich!:sandwiches|sandwichen match:matches box:boxen " +
  'lift:liften legging!:leggings quiz:quizzen etui:etuis expert:experts dollar:dollars entree:entrees leerling:leerlingen bij:bijen trui:truien vrouw:vrouwen lach:lachen slang:slangen bank:banken lamp:lampen olifant:olifanten pinguïn!:pinguïns krant:kranten'
).split(' ');

const DIMINUTIVE = (
  "boom:boompje bal:balletje ring:ringetje ketting:kettinkje koning:koninkje auto:autootje oma:omaatje taxi:taxietje baby:baby'tje stoel:stoeltje hond:hondje " +
  'blad!:blaadje leeuw:leeuwtje kat:katje huis:huisje maan:maantje deur:deurtje tafel:tafeltje kamer:kamertje bezem:bezempje jongen!:jongetje keuken:keukentje ' +
  'kom:kommetje man:mannetje ster:sterretje pan:pannetje arm:armpje film:filmpje worm:wormpje raam:raampje bodem:bodempje hoorn:hoorntje lantaarn:lantaarntje ' +
  'opening:openingetje wandeling:wandelingetje tekening:tekeningetje woning:woninkje beloning:beloninkje leerling:leerlingetje slang:slangetje tong:tongetje palin:palinnetje paling:palinkje ' +
  "vergadering:vergaderingetje regering:regerinkje rekening:rekeningetje paraplu:parapluutje café:cafeetje foto:fotootje radio:radiootje hobby:hobby'tje cadeau:cadeautje " +
  'zee:zeetje knie:knietje koe:koetje trui:truitje bij:bijtje ei:eitje tante:tantetje garage:garagetje haai:haaitje boei:boeitje vrouw:vrouwtje glas!:glaasje gat!:gaatje ' +
  'schip!:scheepje kip!:kippetje|kipje bloem!:bloemetje|bloempje pop!:poppetje|popje weg!:weggetje|wegje brug!:bruggetje vlag!:vlaggetje kast:kastje boek:boekje brief:briefje ' +
  'paard:paardje ballon:ballonnetje kanon:kanonnetje hotel!:hotelletje model!:modelletje voetbal:voetballetje motor:motortje album:albumpje museum:museumpje clown:clowntje ' +
  'lepel:lepeltje vogel:vogeltje vader:vadertje lichaam:lichaampje systeem:systeempje zin:zinnetje vork:vorkje duim:duimpje tuin:tuintje cake!:cakeje game!:gamepje ' +
  "computer:computertje trein:treintje mail:mailtje goal:goaltje fee:feetje agenda:agendaatje kangoeroe:kangoeroetje tv:tv'tje zonnebloem!:zonnebloemetje|zonnebloempje"
).split(' ');

type Func = (w: string, tables: boolean) => readonly string[];

const mv: Func = (w, tables) => {
  const r = meervoud(w, { tables });
  return r.ok ? [r.value.meervoud, ...r.value.ookGoed] : [r.fout];
};
const verkl: Func = (w, tables) => {
  const r = verkleinwoord(w, { tables });
  return r.ok ? [r.value.verkleinwoord, ...r.value.ookGoed] : [r.fout];
};

function toets(list: readonly string[], f: Func, tables: boolean): string[] {
  return list.flatMap((row) => {
    const [key = '', forms = ''] = row.split(':');
    const correct = forms.split('|');
    const out = f(key.replace('!', ''), tables)[0] ?? '';
    return correct.includes(out) ? [] : [`${key}:${out}`];
  });
}

describe.each([
  ['meervoud', MEERVOUD, mv],
  ['verkleinwoord', DIMINUTIVE, verkl],
] as const)('%s', (_name, list, f) => {
  it(`is right on ${list.length} own words with tables`, () => {
    expect(list.length).toBeGreaterThanOrEqual(60);
    expect(toets(list, f, true)).toEqual([]);
  });

  it('needs no table for the words that follow a rule', () => {
    expect(
      toets(
        list.filter((row) => !row.includes('!')),
        f,
        false,
      ),
    ).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(65), 'a\tb', '😀'])('refuses %j', (w) => {
    expect(f(w, true)[0]).toMatch(/^(leeg|te-lang|ongeldig-teken)$/);
  });

  it('never throws and always gives a form', () => {
    const letters = fc.array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzéëïöü'-".split('')), {
      minLength: 1,
      maxLength: 14,
    });
    const property = fc.property(letters, fc.boolean(), (l, tables) =>
      f(l.join(''), tables).every((v) => v.length > 0),
    );
    expect(fc.check(property, { seed: 5, numRuns: 1500 }).failed).toBe(false);
  });
});

describe('zelfstandig', () => {
  it('keeps capitals', () => {
    expect(mv('Fransman', true)[0]).toBe('Fransen');
    expect(verkl('Anna', true)[0]).toBe('Annaatje');
    expect(mv('T-shirt', true)[0]).toBe('T-shirts');
  });

  it.each([
    ['eenling', 'eenlingen'],
    ['heilig', 'heiligen'],
    ['democratie', 'democratieën'],
    ['encyclopedie', 'encyclopedieën'],
    ['fobie', 'fobieën'],
    ['geliefde', 'geliefden'],
    ['alleenstaande', 'alleenstaanden'],
    ['archaïsme', 'archaïsmen'],
    ['dashboard', 'dashboards'],
    ['app', 'apps'],
    ['spotlight', 'spotlights'],
    ['gemeente', 'gemeentes'],
    ['legende', 'legendes'],
  ])('%s gives %s, also without tables', (w, correct) => {
    for (const tables of [true, false]) {
      const out = meervoud(w, { tables });
      expect(out.ok && [out.value.meervoud, ...out.value.ookGoed]).toContain(correct);
    }
  });

  it('refuses a plural of what has none', () => {
    expect(mv('huiswerk', true)).toEqual(['onbekende-vorm']);
  });

  it('gives every diminutive a plural on -s', () => {
    for (const row of [...MEERVOUD, ...DIMINUTIVE]) {
      const small = verkl(row.split(':')[0]?.replace('!', '') ?? '', true)[0] ?? '';
      expect(mv(small, true)[0]).toBe(`${small}s`);
    }
  });

  it('has no word with a plain -s in the table of other plurals, and no empty form', () => {
    expect([...MV_S].filter((w) => MV_IRREGULARS.whole.has(w))).toEqual([]);
    for (const forms of [...MV_IRREGULARS.whole.values(), ...DIMINUTIVE_IRREGULARS.whole.values()])
      expect(forms.every((v) => v.length > 2)).toBe(true);
  });
});
