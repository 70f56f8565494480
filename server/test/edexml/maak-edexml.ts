/** School of any size in EDEXML; the same options give the same bytes. All names are invented. */
export interface CreateOptions {
  leerlingen?: number;
  seed?: number;
  versie?: '1.03' | '2.1';
  quirk?: 'geen' | 'esis' | 'parnassys';
  schooljaar?: string;
}

const VOORNAMEN = [
  'Noor',
  'Sem',
  'Yara',
  'Daan',
  'Zoë',
  'Thijs',
  'Anaïs',
  'Jan-Pieter',
  'Ömer',
  'Eline',
  'Siebe',
  'Jurre',
  'Fenna',
  'Kwame',
  'Łucja',
  'Amélie',
  'Björn',
  'Mees',
  'Tess',
  'Noé',
];
const ACHTERNAMEN: readonly (readonly [string, string])[] = [
  ['de', 'Vries'],
  ['van den', 'Berg'],
  ['', 'Yılmaz'],
  ['', 'Jansen'],
  ["van 't", 'Hof'],
  ['', "O'Brien"],
  ['van der', 'Meer-de Groot'],
  ['', 'Öztürk'],
  ['', 'El Amrani'],
  ['', 'Nguyễn'],
  ['ter', 'Braak'],
  ['', 'Müller & Zn'],
];
const PER_GROEP = 26;

interface Groep {
  sleutel: string;
  naam: string;
  jaargroep: number | 'C';
  mix?: readonly number[];
}
interface Random {
  next(): number;
  kies<T>(list: readonly T[]): T;
}

const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return {
    next,
    kies: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('empty list');
      return chosen;
    },
  };
}

function createGroepen(count: number, kind: string): Groep[] {
  return Array.from({ length: count }, (_, nr): Groep[] => {
    const year = 3 + (nr % 6);
    const letter =
      String.fromCharCode(97 + (Math.floor(nr / 6) % 26)) + (nr >= 156 ? String(Math.floor(nr / 156)) : '');
    const together = `${year}/${year + 1}${letter}`;
    if (nr % 6 === 0 && kind === 'esis')
      return [{ sleutel: `G${nr}`, naam: together, jaargroep: 'C', mix: [year, year + 1] }];
    if (nr % 6 === 0 && kind === 'parnassys')
      return [year, year + 1].map((jaargroep) => ({ sleutel: `G${nr}-${jaargroep}`, naam: together, jaargroep }));
    return [{ sleutel: `G${nr}`, naam: `${year}${letter}`, jaargroep: year }];
  }).flat();
}

interface Build {
  random: Random;
  jaar: number;
  oud: boolean;
  groepen: readonly Groep[];
}

function leerlingXml(build: Build, nr: number): string {
  const { random, oud: old, groepen } = build;
  const groep = groepen[nr % groepen.length];
  if (groep === undefined) throw new RangeError('no groups');
  const jaargroep = groep.mix === undefined ? Number(groep.jaargroep) : random.kies(groep.mix);
  const [voorvoegsel, achternaam] = random.kies(ACHTERNAMEN);
  const hex = (): string =>
    Array.from({ length: 128 }, () => '0123456789abcdef'[Math.floor(random.next() * 16)] ?? '').join('');
  const eckid = !old && nr % 10 !== 0 ? ` eckid="https://ketenid.nl/pilot/${hex()}"` : '';
  const twoDigit = (max: number): string => String(1 + Math.floor(random.next() * max)).padStart(2, '0');
  const roepnaam = random.kies(VOORNAMEN);
  const born = `${build.jaar - 3 - jaargroep}-${twoDigit(12)}-${twoDigit(28)}`;
  const geslacht = random.kies([1, 2, 1, 2, 0, 9]);
  const extra =
    nr % 17 === 0
      ? '      <samengestelde_groepen>\n        <samengestelde_groep key="SG1"/>\n      </samengestelde_groepen>\n'
      : '';
  const spot = old
    ? `      <groep key="${groep.sleutel}"/>\n`
    : `      <jaargroep>${jaargroep}</jaargroep>\n      <groep key="${groep.sleutel}"/>\n${extra}`;
  return (
    `    <leerling key="${100_000 + nr}"${eckid}>\n      <achternaam>${esc(achternaam)}</achternaam>\n${voorvoegsel === '' ? '' : `      <voorvoegsel>${voorvoegsel}</voorvoegsel>\n`}` +
    `      <roepnaam>${roepnaam}</roepnaam>\n      <geboortedatum>${born}</geboortedatum>\n      <geslacht>${geslacht}</geslacht>\n${spot}` +
    `      <mutatiedatum>${build.jaar}-09-01T08:00:00</mutatiedatum>\n    </leerling>`
  );
}

function docentXml({ random, oud: old }: Build, groep: Groep, nr: number): string {
  const achternaam = esc(random.kies(ACHTERNAMEN)[1]);
  const role = old ? '/>' : '>\n          <rol>LRK</rol>\n        </groep>';
  return (
    `    <leerkracht key="LK${nr}">\n      <achternaam>${achternaam}</achternaam>\n      <roepnaam>${random.kies(VOORNAMEN)}</roepnaam>\n` +
    `      <groepen>\n        <groep key="${groep.sleutel}"${role}\n      </groepen>\n    </leerkracht>`
  );
}

/** The document as text. */
export function createEdexml(options: CreateOptions = {}): string {
  const { leerlingen = 200, seed = 7, versie: version = '2.1', quirk = 'geen', schooljaar = '2026-2027' } = options;
  const year = Number(schooljaar.slice(0, 4));
  const old = version === '1.03';
  const build: Build = {
    random: createRandom(seed),
    jaar: year,
    oud: old,
    groepen: createGroepen(Math.max(1, Math.ceil(leerlingen / PER_GROEP)), quirk),
  };
  const rows = Array.from({ length: leerlingen }, (_, nr) => leerlingXml(build, nr)).join('\n');
  const groepen = build.groepen
    .map(
      (g) =>
        `    <groep key="${g.sleutel}">\n      <naam>${g.naam}</naam>\n      <jaargroep>${g.jaargroep}</jaargroep>\n    </groep>`,
    )
    .join('\n');
  const composed = old
    ? ''
    : '    <samengestelde_groep key="SG1">\n      <naam>Plusgroep spelling</naam>\n    </samengestelde_groep>\n';
  const docenten = build.groepen.map((groep, nr) => docentXml(build, groep, nr)).join('\n');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<EDEX xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="EDEXML.structuur.xsd">\n  <school>\n` +
    `    <schooljaar>${schooljaar}</schooljaar>\n    <brincode>99ZY</brincode>\n    <dependancecode>00</dependancecode>\n    <aanmaakdatum>${year}-09-01T08:00:00</aanmaakdatum>\n` +
    `    <auteur>gen-edexml ${quirk === 'geen' ? 'none' : quirk}</auteur>\n    <xsdversie>${version}</xsdversie>\n  </school>\n` +
    `  <groepen>\n${groepen}\n${composed}  </groepen>\n  <leerlingen>\n${rows}\n  </leerlingen>\n  <leerkrachten>\n${docenten}\n  </leerkrachten>\n</EDEX>\n`
  );
}
