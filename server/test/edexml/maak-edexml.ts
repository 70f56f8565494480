/** School of any size in EDEXML; the same options give the same bytes. All names are invented. */
export interface MaakOpties {
  leerlingen?: number;
  seed?: number;
  versie?: '1.03' | '2.1';
  eigenaardigheid?: 'geen' | 'esis' | 'parnassys';
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
interface Toeval {
  next(): number;
  kies<T>(lijst: readonly T[]): T;
}

const esc = (tekst: string): string => tekst.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function createToeval(seed: number): Toeval {
  let stand = seed >>> 0;
  const next = (): number => {
    stand = (Math.imul(stand, 1_664_525) + 1_013_904_223) >>> 0;
    return stand / 4_294_967_296;
  };
  return {
    next,
    kies: (lijst) => {
      const gekozen = lijst[Math.floor(next() * lijst.length)];
      if (gekozen === undefined) throw new RangeError('empty list');
      return gekozen;
    },
  };
}

function maakGroepen(aantal: number, soort: string): Groep[] {
  return Array.from({ length: aantal }, (_, nr): Groep[] => {
    const jaar = 3 + (nr % 6);
    const letter =
      String.fromCharCode(97 + (Math.floor(nr / 6) % 26)) + (nr >= 156 ? String(Math.floor(nr / 156)) : '');
    const samen = `${jaar}/${jaar + 1}${letter}`;
    if (nr % 6 === 0 && soort === 'esis')
      return [{ sleutel: `G${nr}`, naam: samen, jaargroep: 'C', mix: [jaar, jaar + 1] }];
    if (nr % 6 === 0 && soort === 'parnassys')
      return [jaar, jaar + 1].map((jaargroep) => ({ sleutel: `G${nr}-${jaargroep}`, naam: samen, jaargroep }));
    return [{ sleutel: `G${nr}`, naam: `${jaar}${letter}`, jaargroep: jaar }];
  }).flat();
}

interface Bouw {
  toeval: Toeval;
  jaar: number;
  oud: boolean;
  groepen: readonly Groep[];
}

function leerlingXml(bouw: Bouw, nr: number): string {
  const { toeval, oud, groepen } = bouw;
  const groep = groepen[nr % groepen.length];
  if (groep === undefined) throw new RangeError('no groups');
  const jaargroep = groep.mix === undefined ? Number(groep.jaargroep) : toeval.kies(groep.mix);
  const [voorvoegsel, achternaam] = toeval.kies(ACHTERNAMEN);
  const hex = (): string =>
    Array.from({ length: 128 }, () => '0123456789abcdef'[Math.floor(toeval.next() * 16)] ?? '').join('');
  const eckid = !oud && nr % 10 !== 0 ? ` eckid="https://ketenid.nl/pilot/${hex()}"` : '';
  const tweecijferig = (max: number): string => String(1 + Math.floor(toeval.next() * max)).padStart(2, '0');
  const roepnaam = toeval.kies(VOORNAMEN);
  const geboren = `${bouw.jaar - 3 - jaargroep}-${tweecijferig(12)}-${tweecijferig(28)}`;
  const geslacht = toeval.kies([1, 2, 1, 2, 0, 9]);
  const extra =
    nr % 17 === 0
      ? '      <samengestelde_groepen>\n        <samengestelde_groep key="SG1"/>\n      </samengestelde_groepen>\n'
      : '';
  const plek = oud
    ? `      <groep key="${groep.sleutel}"/>\n`
    : `      <jaargroep>${jaargroep}</jaargroep>\n      <groep key="${groep.sleutel}"/>\n${extra}`;
  return (
    `    <leerling key="${100_000 + nr}"${eckid}>\n      <achternaam>${esc(achternaam)}</achternaam>\n${voorvoegsel === '' ? '' : `      <voorvoegsel>${voorvoegsel}</voorvoegsel>\n`}` +
    `      <roepnaam>${roepnaam}</roepnaam>\n      <geboortedatum>${geboren}</geboortedatum>\n      <geslacht>${geslacht}</geslacht>\n${plek}` +
    `      <mutatiedatum>${bouw.jaar}-09-01T08:00:00</mutatiedatum>\n    </leerling>`
  );
}

function leerkrachtXml({ toeval, oud }: Bouw, groep: Groep, nr: number): string {
  const achternaam = esc(toeval.kies(ACHTERNAMEN)[1]);
  const rol = oud ? '/>' : '>\n          <rol>LRK</rol>\n        </groep>';
  return (
    `    <leerkracht key="LK${nr}">\n      <achternaam>${achternaam}</achternaam>\n      <roepnaam>${toeval.kies(VOORNAMEN)}</roepnaam>\n` +
    `      <groepen>\n        <groep key="${groep.sleutel}"${rol}\n      </groepen>\n    </leerkracht>`
  );
}

/** The document as text. */
export function maakEdexml(opties: MaakOpties = {}): string {
  const { leerlingen = 200, seed = 7, versie = '2.1', eigenaardigheid = 'geen', schooljaar = '2026-2027' } = opties;
  const jaar = Number(schooljaar.slice(0, 4));
  const oud = versie === '1.03';
  const bouw: Bouw = {
    toeval: createToeval(seed),
    jaar,
    oud,
    groepen: maakGroepen(Math.max(1, Math.ceil(leerlingen / PER_GROEP)), eigenaardigheid),
  };
  const rijen = Array.from({ length: leerlingen }, (_, nr) => leerlingXml(bouw, nr)).join('\n');
  const groepen = bouw.groepen
    .map(
      (g) =>
        `    <groep key="${g.sleutel}">\n      <naam>${g.naam}</naam>\n      <jaargroep>${g.jaargroep}</jaargroep>\n    </groep>`,
    )
    .join('\n');
  const samengesteld = oud
    ? ''
    : '    <samengestelde_groep key="SG1">\n      <naam>Plusgroep spelling</naam>\n    </samengestelde_groep>\n';
  const leerkrachten = bouw.groepen.map((groep, nr) => leerkrachtXml(bouw, groep, nr)).join('\n');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<EDEX xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="EDEXML.structuur.xsd">\n  <school>\n` +
    `    <schooljaar>${schooljaar}</schooljaar>\n    <brincode>99ZY</brincode>\n    <dependancecode>00</dependancecode>\n    <aanmaakdatum>${jaar}-09-01T08:00:00</aanmaakdatum>\n` +
    `    <auteur>gen-edexml ${eigenaardigheid === 'geen' ? 'none' : eigenaardigheid}</auteur>\n    <xsdversie>${versie}</xsdversie>\n  </school>\n` +
    `  <groepen>\n${groepen}\n${samengesteld}  </groepen>\n  <leerlingen>\n${rijen}\n  </leerlingen>\n  <leerkrachten>\n${leerkrachten}\n  </leerkrachten>\n</EDEX>\n`
  );
}
