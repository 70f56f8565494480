import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isEdexmlGeslacht, isEdexmlRol } from '#engine/core/domein/edexml.ts';
import { isDatum, schoon } from '../../platform/bestand/celtekst.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { pauze } from '../../platform/tijd/happen.ts';
import type { Meldingcode } from './importplan.contract.ts';
import type { Levering, LeveringGroep, LeveringLeerkracht, LeveringLeerling, Naam, Schoolcode } from './levering.ts';

const UWLR = 'http://www.edustandaard.nl/leerresultaten/2/leerlinggegevens';
const DIEPTE_MAX = 12;
const LEERLINGEN_MAX = 20_000;
const GROEPEN_MAX = 2_000;
const TEKST_MAX = 4_096;
const ATTRIBUUT_MAX = 512;
/** Signs read between two turns of the event loop. */
const HAP = 65_536;
const LENGTE = { roepnaam: 64, voorvoegsel: 20, achternaam: 200, email: 256, naam: 64 } as const;

/** Elements whose text is kept; of every other element the text is dropped as it comes out of the tokenizer. */
const LEES: ReadonlySet<string> = new Set([
  ...['schooljaar', 'peildatum', 'brincode', 'dependancecode', 'instellingsnummer', 'aanmaakdatum'].map(
    (veld) => `school/${veld}`,
  ),
  'groepen/groep/naam',
  'groepen/groep/jaargroep',
  'groepen/samengestelde_groep/naam',
  ...['achternaam', 'voorvoegsel', 'roepnaam', 'geboortedatum', 'geslacht', 'jaargroep', 'uitstroomdatum'].map(
    (veld) => `leerlingen/leerling/${veld}`,
  ),
  ...[
    'achternaam',
    'voorvoegsel',
    'roepnaam',
    'emailadres',
    'rol',
    'groepen/groep/rol',
    'groepen/samengestelde_groep/rol',
  ].map((veld) => `leerkrachten/leerkracht/${veld}`),
]);

const leegLevering = (): Levering => ({
  soort: 'edexml',
  schooljaar: '',
  peildatum: '',
  school: {},
  groepen: [],
  leerlingen: [],
  leerkrachten: [],
  meldingen: [],
});

/** Reads one document: opening tags make records, text of listed elements fills them. */
class Lezer {
  readonly uit = leegLevering();
  private readonly pad: string[] = [];
  private plek = '';
  private tekst = '';
  private regel = 0;
  private groep: LeveringGroep | undefined;
  private leerling: LeveringLeerling | undefined;
  private leerkracht: LeveringLeerkracht | undefined;
  private school: Record<string, string> | undefined;
  private lijst = false;
  /** What an opening element starts. */
  private readonly maakt: Partial<Record<string, (sleutel: string, eckid: string) => void>> = {
    school: () => {
      this.school ??= {};
    },
    leerlingen: () => {
      this.lijst = true;
    },
    'groepen/groep': (sleutel) => this.nieuweGroep(sleutel),
    'groepen/samengestelde_groep': (sleutel) => this.nieuweGroep(sleutel),
    'leerlingen/leerling': (sleutel, eckid) => this.nieuweLeerling(sleutel, eckid),
    'leerkrachten/leerkracht': (sleutel) => this.nieuweLeerkracht(sleutel),
  };

  open(tag: SaxesTagNS, regel: number): void {
    this.pad.push(tag.local);
    if (this.pad.length > DIEPTE_MAX) throw createError('TE_DIEP');
    for (const attribuut of Object.values(tag.attributes))
      if (attribuut.value.length > ATTRIBUUT_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    if (this.pad.length === 1) this.controleerWortel(tag);
    this.plek = this.pad.slice(1).join('/');
    this.tekst = '';
    this.regel = regel;
    this.begin(tag);
  }

  text(deel: string): void {
    if (!LEES.has(this.plek)) return;
    if (this.tekst.length + deel.length > TEKST_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    this.tekst += deel;
  }

  close(): void {
    if (LEES.has(this.plek)) this.vul(schoon(this.tekst));
    if (this.plek === 'leerlingen/leerling') this.leerling = undefined;
    this.tekst = '';
    this.pad.pop();
    this.plek = this.pad.slice(1).join('/');
  }

  /** The whole document; throws GEEN_EDEXML when a part that must be there is missing. */
  einde(): Levering {
    if (this.school === undefined || !this.lijst) throw createError('GEEN_EDEXML');
    const { schooljaar = '', peildatum = '', aanmaakdatum = '' } = this.school;
    this.uit.schooljaar = isSchooljaar(schooljaar) ? schooljaar : '';
    this.uit.peildatum = [peildatum, aanmaakdatum.slice(0, 10)].find(isDatum) ?? '';
    this.uit.school = schoolcodeVan(this.school);
    return this.uit;
  }

  private controleerWortel(tag: SaxesTagNS): void {
    const goed = (tag.local === 'EDEX' && tag.uri === '') || (tag.local === 'leerlinggegevens' && tag.uri === UWLR);
    if (!goed) throw createError('GEEN_EDEXML');
  }

  private begin(tag: SaxesTagNS): void {
    const waarde = (naam: string): string => schoon(tag.attributes[naam]?.value ?? '');
    const maak = this.maakt[this.plek];
    if (maak === undefined) this.verwijzing(waarde('key'));
    else maak(waarde('key'), waarde('eckid'));
  }

  private verwijzing(sleutel: string): void {
    if (sleutel === '') return;
    if (this.plek === 'leerlingen/leerling/groep' && this.leerling !== undefined) this.leerling.groep = sleutel;
    else if (this.plek === 'leerlingen/leerling/samengestelde_groepen/samengestelde_groep')
      this.leerling?.extra.push(sleutel);
    else if (/^leerkrachten\/leerkracht\/groepen\/(samengestelde_)?groep$/.test(this.plek))
      this.leerkracht?.groepen.push(sleutel);
  }

  private nieuweGroep(sleutel: string): void {
    if (this.uit.groepen.length >= GROEPEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    this.groep = {
      sleutel,
      naam: '',
      jaargroep: '',
      samengesteld: this.plek.endsWith('samengestelde_groep'),
      regel: this.regel,
    };
    this.uit.groepen.push(this.groep);
  }

  private nieuweLeerling(sleutel: string, eckid: string): void {
    if (this.uit.leerlingen.length >= LEERLINGEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    this.leerling = {
      regel: this.regel,
      sleutel,
      eckid,
      roepnaam: '',
      voorvoegsel: '',
      achternaam: '',
      geboortedatum: '',
      geslacht: '',
      jaargroep: '',
      groep: '',
      extra: [],
      uitstroomdatum: '',
    };
    this.uit.leerlingen.push(this.leerling);
  }

  private nieuweLeerkracht(sleutel: string): void {
    if (this.uit.leerkrachten.length >= GROEPEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    this.leerkracht = {
      regel: this.regel,
      sleutel,
      roepnaam: '',
      voorvoegsel: '',
      achternaam: '',
      email: '',
      groepen: [],
      rollen: [],
    };
    this.uit.leerkrachten.push(this.leerkracht);
  }

  private vul(waarde: string): void {
    const delen = this.plek.split('/');
    const invoer = { veld: delen.at(-1) ?? '', waarde };
    if (delen[0] === 'school') this.school = { ...this.school, [invoer.veld]: waarde };
    else if (delen[0] === 'groepen') this.vulGroep(invoer);
    else if (delen[0] === 'leerlingen') this.vulLeerling(invoer);
    else this.vulLeerkracht(invoer);
  }

  private vulGroep({ veld, waarde }: Veld): void {
    if (this.groep === undefined) return;
    if (veld === 'naam')
      this.groep.naam = this.kort('groep', { sleutel: this.groep.sleutel, waarde, max: LENGTE.naam });
    else this.groep.jaargroep = waarde;
  }

  private vulLeerling({ veld, waarde }: Veld): void {
    const { leerling } = this;
    if (leerling === undefined || waarde === '' || this.vulNaam(leerling, { element: 'leerling', veld, waarde }))
      return;
    if (veld === 'jaargroep') leerling.jaargroep = waarde;
    else if (veld === 'geslacht')
      leerling.geslacht = isEdexmlGeslacht(waarde)
        ? waarde
        : this.meld('GESLACHT_ONBEKEND', 'leerling', leerling.sleutel);
    else if (veld === 'geboortedatum' || veld === 'uitstroomdatum')
      leerling[veld] = isDatum(waarde) ? waarde : this.meld('DATUM_ONGELDIG', 'leerling', leerling.sleutel);
  }

  private vulLeerkracht({ veld, waarde }: Veld): void {
    const { leerkracht } = this;
    if (leerkracht === undefined || waarde === '' || this.vulNaam(leerkracht, { element: 'leerkracht', veld, waarde }))
      return;
    if (veld === 'emailadres')
      leerkracht.email = this.kort('leerkracht', { sleutel: leerkracht.sleutel, waarde, max: LENGTE.email });
    else if (isEdexmlRol(waarde)) leerkracht.rollen.push(waarde);
    else this.meld('ROL_ONBEKEND', 'leerkracht', leerkracht.sleutel);
  }

  /** Fills a part of the name; false when the field is no part of a name. */
  private vulNaam(wie: Naam & { sleutel: string }, { element, veld, waarde }: Veld & { element: string }): boolean {
    if (veld !== 'roepnaam' && veld !== 'voorvoegsel' && veld !== 'achternaam') return false;
    wie[veld] = this.kort(element, { sleutel: wie.sleutel, waarde, max: LENGTE[veld] });
    return true;
  }

  private kort(element: string, { sleutel, waarde, max }: { sleutel: string; waarde: string; max: number }): string {
    const tekens = [...waarde];
    if (tekens.length <= max) return waarde;
    this.meld('VELD_TE_LANG', element, sleutel);
    return tekens.slice(0, max).join('').trim();
  }

  /** Notes a remark; answers the empty value that takes the place of the wrong one. */
  private meld(code: Meldingcode, element: string, sleutel: string): '' {
    this.uit.meldingen.push({ code, regel: this.regel, element, sleutel });
    return '';
  }
}

interface Veld {
  veld: string;
  waarde: string;
}

/** Codes of the school; `00` = no second part. */
function schoolcodeVan({
  brincode = '',
  dependancecode = '',
  instellingsnummer = '',
}: Record<string, string>): Schoolcode {
  const uit: Schoolcode = {};
  if (brincode !== '') uit.brin = brincode.toUpperCase();
  if (!/^0*$/.test(dependancecode)) uit.dependance = dependancecode;
  if (instellingsnummer !== '') uit.instellingsnummer = instellingsnummer;
  return uit;
}

/** School year: two years that follow each other. The list in the published schema ends too early to be used. */
export function isSchooljaar(tekst: string): boolean {
  const [, een, twee] = /^(\d{4})-(\d{4})$/.exec(tekst) ?? [];
  return een !== undefined && Number(twee) === Number(een) + 1;
}

/**
 * Reads EDEXML 1.03, 2.0 and 2.1 and the same tree of UWLR, in pieces so that other requests go on.
 * Throws DOCTYPE_VERBODEN, TE_DIEP, TE_GROOT, AFGEBROKEN, GEEN_XML or GEEN_EDEXML.
 */
export async function parseEdexml(tekst: string): Promise<Levering> {
  if (!/^\uFEFF?\s*</u.test(tekst)) throw createError('GEEN_XML');
  const lezer = new Lezer();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw createError('AFGEBROKEN');
  });
  parser.on('doctype', () => {
    throw createError('DOCTYPE_VERBODEN');
  });
  parser.on('opentag', (tag) => lezer.open(tag, parser.line));
  parser.on('text', (deel) => lezer.text(deel));
  parser.on('cdata', (deel) => lezer.text(deel));
  parser.on('closetag', () => lezer.close());
  for (let van = 0; van < tekst.length; van += HAP) {
    parser.write(tekst.slice(van, van + HAP));
    if (van + HAP < tekst.length) await pauze();
  }
  parser.close();
  return lezer.einde();
}
