import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isEdexmlGeslacht, isEdexmlRole } from '#engine/core/domein/edexml.ts';
import { isDate, clean } from '../../platform/file/cell-text.ts';
import { createError } from '../../platform/error/create-error.ts';
import { pause } from '../../platform/time/chunks.ts';
import type { NoticeCode } from './edexml.contract.ts';
import type { ImportDelivery, DeliveryGroep, DeliveryDocent, DeliveryLeerling, Name, Schoolcode } from './delivery.ts';

const UWLR = 'http://www.edustandaard.nl/leerresultaten/2/leerlinggegevens';
const DEPTH_MAX = 12;
const LEERLINGEN_MAX = 20_000;
const GROEPEN_MAX = 2_000;
/** Remarks beyond which a file is another kind of file. */
const NOTICES_MAX = 20_000;
const TEXT_MAX = 4_096;
const ATTRIBUTE_MAX = 512;
const ATTRIBUTES_MAX = 50;
/** Signs read between two turns of the event loop. */
const CHUNK = 65_536;
const LENGTH = { roepnaam: 64, voorvoegsel: 20, achternaam: 200, email: 256, naam: 64 } as const;

/** Elements whose text is kept; of every other element the text is dropped as it comes out of the tokenizer. */
const READ_PATHS: ReadonlySet<string> = new Set([
  ...['schooljaar', 'peildatum', 'brincode', 'dependancecode', 'instellingsnummer', 'aanmaakdatum'].map(
    (field) => `school/${field}`,
  ),
  'groepen/groep/naam',
  'groepen/groep/jaargroep',
  'groepen/samengestelde_groep/naam',
  ...['achternaam', 'voorvoegsel', 'roepnaam', 'geboortedatum', 'geslacht', 'jaargroep', 'uitstroomdatum'].map(
    (field) => `leerlingen/leerling/${field}`,
  ),
  ...[
    'achternaam',
    'voorvoegsel',
    'roepnaam',
    'emailadres',
    'rol',
    'groepen/groep/rol',
    'groepen/samengestelde_groep/rol',
  ].map((field) => `leerkrachten/leerkracht/${field}`),
]);

const emptyDelivery = (): ImportDelivery => ({
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
class Reader {
  readonly out = emptyDelivery();
  private readonly pad: string[] = [];
  private spot = '';
  private tekst = '';
  private line = 0;
  private attributes = 0;
  private groep: DeliveryGroep | undefined;
  private leerling: DeliveryLeerling | undefined;
  private docent: DeliveryDocent | undefined;
  private school: Record<string, string> | undefined;
  private list = false;
  /** What an opening element starts. */
  private readonly creators: Partial<Record<string, (key: string, eckid: string) => void>> = {
    school: () => {
      this.school ??= {};
    },
    leerlingen: () => {
      this.list = true;
    },
    'groepen/groep': (key) => this.newGroep(key),
    'groepen/samengestelde_groep': (key) => this.newGroep(key),
    'leerlingen/leerling': (key, eckid) => this.newLeerling(key, eckid),
    'leerkrachten/leerkracht': (key) => this.newDocent(key),
  };

  /** Counts while the tag is still being read, since the tokenizer compares all attributes of a tag with each other. */
  attribute(): void {
    this.attributes += 1;
    if (this.attributes > ATTRIBUTES_MAX) throw createError('TE_GROOT', { sleutel: 'BESTAND_TE_ZWAAR' });
  }

  open(tag: SaxesTagNS, rule: number): void {
    this.attributes = 0;
    this.pad.push(tag.local);
    if (this.pad.length > DEPTH_MAX) throw createError('TE_DIEP');
    for (const attribute of Object.values(tag.attributes))
      if (attribute.value.length > ATTRIBUTE_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    if (this.pad.length === 1) this.verifyRoot(tag);
    this.spot = this.pad.slice(1).join('/');
    this.tekst = '';
    this.line = rule;
    this.begin(tag);
  }

  text(part: string): void {
    if (!READ_PATHS.has(this.spot)) return;
    if (this.tekst.length + part.length > TEXT_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
    this.tekst += part;
  }

  close(): void {
    if (READ_PATHS.has(this.spot)) this.fill(clean(this.tekst));
    if (this.spot === 'leerlingen/leerling') this.leerling = undefined;
    this.tekst = '';
    this.pad.pop();
    this.spot = this.pad.slice(1).join('/');
  }

  /** The whole document; throws GEEN_EDEXML when a part that must be there is missing. */
  end(): ImportDelivery {
    if (this.school === undefined || !this.list) throw createError('GEEN_EDEXML');
    const { schooljaar = '', peildatum: referenceDate = '', aanmaakdatum = '' } = this.school;
    this.out.schooljaar = isSchooljaar(schooljaar) ? schooljaar : '';
    this.out.peildatum = [referenceDate, aanmaakdatum.slice(0, 10)].find(isDate) ?? '';
    this.out.school = schoolcodeOf(this.school);
    return this.out;
  }

  private verifyRoot(tag: SaxesTagNS): void {
    const correct = (tag.local === 'EDEX' && tag.uri === '') || (tag.local === 'leerlinggegevens' && tag.uri === UWLR);
    if (!correct) throw createError('GEEN_EDEXML');
  }

  private begin(tag: SaxesTagNS): void {
    const value = (name: string): string => clean(tag.attributes[name]?.value ?? '');
    const create = this.creators[this.spot];
    if (create === undefined) this.addReference(value('key'));
    else create(value('key'), value('eckid'));
  }

  private addReference(key: string): void {
    if (key === '') return;
    if (this.spot === 'leerlingen/leerling/groep' && this.leerling !== undefined) this.leerling.groep = key;
    else if (this.spot === 'leerlingen/leerling/samengestelde_groepen/samengestelde_groep')
      this.leerling?.extra.push(key);
    else if (/^leerkrachten\/leerkracht\/groepen\/(samengestelde_)?groep$/.test(this.spot))
      this.docent?.groepen.push(key);
  }

  private newGroep(key: string): void {
    if (this.out.groepen.length >= GROEPEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_VEEL' });
    this.groep = {
      sleutel: key,
      naam: '',
      jaargroep: '',
      samengesteld: this.spot.endsWith('samengestelde_groep'),
      regel: this.line,
    };
    this.out.groepen.push(this.groep);
  }

  private newLeerling(key: string, eckid: string): void {
    if (this.out.leerlingen.length >= LEERLINGEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_VEEL' });
    this.leerling = {
      regel: this.line,
      sleutel: key,
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
    this.out.leerlingen.push(this.leerling);
  }

  private newDocent(key: string): void {
    if (this.out.leerkrachten.length >= GROEPEN_MAX) throw createError('TE_GROOT', { sleutel: 'IMPORT_TE_VEEL' });
    this.docent = {
      regel: this.line,
      sleutel: key,
      roepnaam: '',
      voorvoegsel: '',
      achternaam: '',
      email: '',
      groepen: [],
      rollen: [],
    };
    this.out.leerkrachten.push(this.docent);
  }

  private fill(value: string): void {
    const parts = this.spot.split('/');
    const input = { veld: parts.at(-1) ?? '', waarde: value };
    if (parts[0] === 'school') this.school = { ...this.school, [input.veld]: value };
    else if (parts[0] === 'groepen') this.fillGroep(input);
    else if (parts[0] === 'leerlingen') this.fillLeerling(input);
    else this.fillDocent(input);
  }

  private fillGroep({ veld: field, waarde: value }: Field): void {
    if (this.groep === undefined) return;
    if (field === 'naam')
      this.groep.naam = this.short('groep', { sleutel: this.groep.sleutel, waarde: value, max: LENGTH.naam });
    else this.groep.jaargroep = value;
  }

  private fillLeerling({ veld: field, waarde: value }: Field): void {
    const { leerling } = this;
    if (
      leerling === undefined ||
      value === '' ||
      this.fillName(leerling, { element: 'leerling', veld: field, waarde: value })
    )
      return;
    if (field === 'jaargroep') leerling.jaargroep = value;
    else if (field === 'geslacht')
      leerling.geslacht = isEdexmlGeslacht(value)
        ? value
        : this.report('GESLACHT_ONBEKEND', 'leerling', leerling.sleutel);
    else if (field === 'geboortedatum' || field === 'uitstroomdatum')
      leerling[field] = isDate(value) ? value : this.report('DATUM_ONGELDIG', 'leerling', leerling.sleutel);
  }

  private fillDocent({ veld: field, waarde: value }: Field): void {
    const { docent } = this;
    if (
      docent === undefined ||
      value === '' ||
      this.fillName(docent, { element: 'leerkracht', veld: field, waarde: value })
    )
      return;
    if (field === 'emailadres')
      docent.email = this.short('leerkracht', { sleutel: docent.sleutel, waarde: value, max: LENGTH.email });
    else if (isEdexmlRole(value)) docent.rollen.push(value);
    else this.report('ROL_ONBEKEND', 'leerkracht', docent.sleutel);
  }

  /** Fills a part of the name; false when the field is no part of a name. */
  private fillName(
    who: Name & { sleutel: string },
    { element, veld: field, waarde: value }: Field & { element: string },
  ): boolean {
    if (field !== 'roepnaam' && field !== 'voorvoegsel' && field !== 'achternaam') return false;
    who[field] = this.short(element, { sleutel: who.sleutel, waarde: value, max: LENGTH[field] });
    return true;
  }

  private short(
    element: string,
    { sleutel: key, waarde: value, max }: { sleutel: string; waarde: string; max: number },
  ): string {
    const signs = [...value];
    if (signs.length <= max) return value;
    this.report('VELD_TE_LANG', element, key);
    return signs.slice(0, max).join('').trim();
  }

  /** Notes a remark; answers the empty value that takes the place of the wrong one. */
  private report(code: NoticeCode, element: string, key: string): '' {
    if (this.out.meldingen.length >= NOTICES_MAX) throw createError('TE_GROOT', { sleutel: 'BESTAND_TE_ZWAAR' });
    this.out.meldingen.push({ code, regel: this.line, element, sleutel: key });
    return '';
  }
}

interface Field {
  veld: string;
  waarde: string;
}

/** Codes of the school; `00` = no second part. */
function schoolcodeOf({
  brincode = '',
  dependancecode = '',
  instellingsnummer: institutionNumber = '',
}: Record<string, string>): Schoolcode {
  const out: Schoolcode = {};
  if (brincode !== '') out.brin = brincode.toUpperCase();
  if (!/^0*$/.test(dependancecode)) out.dependance = dependancecode;
  if (institutionNumber !== '') out.instellingsnummer = institutionNumber;
  return out;
}

/** School year: two years that follow each other. The list in the published schema ends too early to be used. */
export function isSchooljaar(text: string): boolean {
  const [, one, two] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  return one !== undefined && Number(two) === Number(one) + 1;
}

/**
 * Reads EDEXML 1.03, 2.0 and 2.1 and the same tree of UWLR, in pieces so that other requests go on.
 * Throws DOCTYPE_VERBODEN, TE_DIEP, TE_GROOT, AFGEBROKEN, GEEN_XML or GEEN_EDEXML.
 */
export async function parseEdexml(text: string): Promise<ImportDelivery> {
  if (!/^\uFEFF?\s*</u.test(text)) throw createError('GEEN_XML');
  const reader = new Reader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw createError('AFGEBROKEN');
  });
  parser.on('doctype', () => {
    throw createError('DOCTYPE_VERBODEN');
  });
  parser.on('attribute', () => reader.attribute());
  parser.on('opentag', (tag) => reader.open(tag, parser.line));
  parser.on('text', (part) => reader.text(part));
  parser.on('cdata', (part) => reader.text(part));
  parser.on('closetag', () => reader.close());
  for (let from = 0; from < text.length; from += CHUNK) {
    parser.write(text.slice(from, from + CHUNK));
    if (from + CHUNK < text.length) await pause();
  }
  parser.close();
  return reader.end();
}
