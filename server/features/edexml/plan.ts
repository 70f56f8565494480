import {
  isEdexmlJaargroep,
  jaargroepFromCode,
  jaargroepFromBirth,
  isChosenByDefault,
} from '#engine/core/domein/edexml.ts';
import { inChunks, mapInChunks } from '../../platform/time/chunks.ts';
import { NO_GROEP_CHOICE, groepDoelen, createGroepPlan, type GroepPlan } from './groep-plan.ts';
import { LINE_FIELDS, type NoticeCode, type LineKind, type LineField } from './edexml.contract.ts';
import { isTemporary, Linker, type LeerlingLink } from './link.ts';
import type { ImportDelivery, DeliveryLeerling, ImportNotice } from './delivery.ts';
import { membershipChange } from './membership.ts';
import type { Eck, DraftDocent, ImportPlanDraft, PlanLeerling, DraftRule } from './plan.types.ts';
import { wholeName, type KnownGroep, type KnownLeerling, type SchoolState } from './standing.ts';

interface PlanInput {
  levering: ImportDelivery;
  gegokt: boolean;
  stand: SchoolState;
  /** Today, `YYYY-MM-DD`, and the school year it lies in. */
  vandaag: string;
  schooljaar: string;
  eck(eckid: string): Eck;
}

/** Everything a row is made from. */
interface Work {
  invoer: PlanInput;
  linker: Linker;
  groepen: ReadonlyMap<string, KnownGroep>;
  doelen: ReadonlyMap<string, string>;
  groepCodes: ReadonlyMap<string, string>;
  /** Keys of the groups for which somebody must choose a year. */
  yearless: ReadonlySet<string>;
  knowsExtra: boolean;
  dubbel: { keys: ReadonlySet<string>; eckids: ReadonlySet<string> };
  /** Remarks of the reader per key. */
  codes: ReadonlyMap<string, NoticeCode[]>;
}
interface Source {
  bron: DeliveryLeerling;
  eck: Eck | undefined;
  koppeling: LeerlingLink;
}

function duplicates(values: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(values.filter((value) => value !== '' && (seen.has(value) || seen.add(value).size === 0)));
}

/** Year a special school's pupil probably practises in; somebody may choose another. */
function estimate(code: string, source: DeliveryLeerling, startYear: number): number | undefined {
  return code === 'S' && source.geboortedatum !== ''
    ? jaargroepFromBirth(Number(source.geboortedatum.slice(0, 4)), startYear)
    : undefined;
}

function codeOf({ jaargroep: own, groep }: DeliveryLeerling, { groepCodes }: Work): string {
  return own === '' ? (groepCodes.get(groep) ?? '') : own;
}

/** Whether the year chosen for the group is the year of the pupil: one question, not one for every pupil. */
const waitsForGroep = (source: DeliveryLeerling, work: Work): boolean =>
  work.yearless.has(source.groep) && !isEdexmlJaargroep(codeOf(source, work));

function yearOf(
  source: DeliveryLeerling,
  work: Work,
  known: KnownLeerling | undefined,
): { jaargroep: number | undefined; jaargroepCode?: string; onbekend: boolean } {
  const code = codeOf(source, work);
  if (code === 'C' || !isEdexmlJaargroep(code))
    return { jaargroep: known?.jaargroep, onbekend: !waitsForGroep(source, work) };
  const jaargroep = jaargroepFromCode(code);
  if (jaargroep !== undefined) return { jaargroep, onbekend: false };
  return {
    jaargroep: known?.jaargroep ?? estimate(code, source, Number(work.invoer.levering.schooljaar.slice(0, 4))),
    jaargroepCode: code,
    onbekend: false,
  };
}

function leerlingOf(
  { bron: source, eck }: Source,
  work: Work,
  known: KnownLeerling | undefined,
): { leerling: PlanLeerling; onbekend: boolean } {
  const { geboortedatumBewaren: geboortedatumSaving, geslachtBewaren: geslachtSaving } = work.invoer.stand;
  const { onbekend: unknown, ...year } = yearOf(source, work, known);
  const name =
    source.roepnaam === '' ? { roepnaam: source.achternaam, voorvoegsel: source.voorvoegsel, achternaam: '' } : source;
  const leerling: PlanLeerling = {
    roepnaam: name.roepnaam,
    voorvoegsel: name.voorvoegsel,
    achternaam: name.achternaam,
    sleutel: isTemporary(source.sleutel) ? '' : source.sleutel,
    extra: source.extra,
    eck,
    ...year,
    groep: source.groep || undefined,
    geboortedatum: geboortedatumSaving ? source.geboortedatum || undefined : undefined,
    geslacht: geslachtSaving && source.geslacht !== '' ? Number(source.geslacht) : undefined,
  };
  return { leerling, onbekend: unknown };
}

const different = <T>(newOne: T | undefined, old: T | null): boolean => newOne !== undefined && newOne !== old;

function fieldsOf(newOne: PlanLeerling, known: KnownLeerling, work: Work): LineField[] {
  const stam = work.doelen.get(newOne.groep ?? '');
  const extra = newOne.extra.flatMap((key) => work.doelen.get(key) ?? []);
  const swap = membershipChange(known, { stam, extra, knowsExtra: work.knowsExtra }, work.groepen);
  const difference: Record<LineField, boolean> = {
    naam: wholeName(newOne) !== wholeName(known) || newOne.roepnaam !== known.roepnaam,
    jaargroep: different(newOne.jaargroep, known.jaargroep) || different(newOne.jaargroepCode, known.jaargroepCode),
    groep: swap.added.length + swap.removed.length > 0,
    geboortedatum: different(newOne.geboortedatum, known.geboortedatum),
    geslacht: different(newOne.geslacht, known.geslacht),
    sleutel: different(newOne.sleutel || undefined, known.sleutel) || different(newOne.eck?.hmac, known.eckHmac),
  };
  return LINE_FIELDS.filter((field) => difference[field]);
}

/** What makes a row impossible. */
function findBlockers({ bron: source, koppeling }: Source, work: Work): NoticeCode[] {
  const out: NoticeCode[] = [];
  if (source.sleutel === '' && work.invoer.levering.soort === 'edexml') out.push('SLEUTEL_LEEG');
  if (work.dubbel.keys.has(source.sleutel)) out.push('DUBBELE_SLEUTEL');
  if (work.dubbel.eckids.has(source.eckid)) out.push('DUBBEL_ECKID');
  if (source.roepnaam === '' && source.achternaam === '') out.push('NAAM_ONTBREEKT');
  if (koppeling.soort === 'conflict') out.push('CONFLICT');
  return out;
}

function warnings({ bron: source }: Source, work: Work): NoticeCode[] {
  const out = [...(work.codes.get(source.sleutel) ?? [])];
  if (isTemporary(source.sleutel)) out.push('TIJDELIJKE_SLEUTEL');
  if ([source.groep, ...source.extra].some((key) => key !== '' && !work.groepCodes.has(key)))
    out.push('GROEP_ONBEKEND');
  return out;
}

function isGone(source: DeliveryLeerling, work: Work): boolean {
  const referenceDate = work.invoer.levering.peildatum === '' ? work.invoer.vandaag : work.invoer.levering.peildatum;
  return source.jaargroep === 'H' || (source.uitstroomdatum !== '' && source.uitstroomdatum < referenceDate);
}

/** How a pupil of the file stands to the school, once nothing blocks the row. */
function kindOf(source: Source, state: { onbekend: boolean; velden: LineField[]; work: Work }): LineKind {
  const { koppeling } = source;
  if (isGone(source.bron, state.work))
    return koppeling.soort === 'zeker' && koppeling.leerling.actief ? 'uit_school' : 'overgeslagen';
  if (koppeling.soort === 'voorstel') return 'voorstel';
  if (koppeling.soort !== 'zeker') return state.onbekend ? 'fout' : 'nieuw';
  return state.velden.length > 0 || !koppeling.leerling.actief ? 'gewijzigd' : 'ongewijzigd';
}

/** Pupils the school knows stay ticked; new ones when they are of a year that practises, or wait for the year of their group. */
function isChosen(kind: LineKind, { jaargroep, jaargroepCode }: PlanLeerling, waits: boolean): boolean {
  if (kind !== 'nieuw') return kind === 'gewijzigd' || kind === 'ongewijzigd' || kind === 'uit_school';
  return jaargroep === undefined ? waits : isChosenByDefault(jaargroepCode ?? String(jaargroep));
}

function lineOf(nr: number, source: Source, work: Work): DraftRule {
  const { koppeling } = source;
  const known = 'leerling' in koppeling ? koppeling.leerling : undefined;
  const { leerling, onbekend: unknown } = leerlingOf(source, work, known);
  const base = { nr, regel: source.bron.regel, sleutel: source.bron.sleutel || undefined, nieuw: leerling };
  const errors = findBlockers(source, work);
  const codes = warnings(source, work);
  if (errors.length > 0)
    return { ...base, soort: 'fout', velden: [], gekozen: false, terugzetten: false, codes: [...errors, ...codes] };
  const fields = known === undefined ? [] : fieldsOf(leerling, known, work);
  const kind = kindOf(source, { onbekend: unknown, velden: fields, work });
  return {
    ...base,
    soort: kind,
    velden: fields,
    gekozen: isChosen(kind, leerling, waitsForGroep(source.bron, work)),
    terugzetten: known?.actief === false,
    codes: unknown ? ['JAARGROEP_ONBEKEND', ...codes] : codes,
    [koppeling.soort === 'zeker' ? 'leerlingId' : 'proposalId']: known?.id,
  };
}

/** Active pupils the file does not name; of a list only those of its own groups, since a list is often one class. */
function findAbsentees(work: Work, rules: readonly DraftRule[]): KnownLeerling[] {
  const mentioned = new Set(rules.flatMap((rule) => [rule.leerlingId, rule.proposalId]));
  const own = new Set(work.doelen.values());
  const list = work.invoer.levering.soort === 'csv';
  return work.invoer.stand.leerlingen.filter(
    (l) => l.actief && !mentioned.has(l.id) && (!list || l.groepen.some(({ groepId }) => own.has(groepId))),
  );
}

function docentenOf({ levering: delivery, stand: state }: PlanInput): DraftDocent[] {
  return delivery.leerkrachten.map((source, nr) => ({
    nr: nr + 1,
    naam: wholeName(source),
    email: source.email.toLowerCase(),
    groepen: source.groepen,
    rollen: [...new Set(source.rollen)],
    bekend: state.emails.has(source.email.toLowerCase()),
  }));
}

function bundle(notices: readonly ImportNotice[]): Map<string, NoticeCode[]> {
  const out = new Map<string, NoticeCode[]>();
  for (const { code, element, sleutel: key } of notices)
    if (element === 'leerling') out.set(key, [...new Set([...(out.get(key) ?? []), code])]);
  return out;
}

/** Names in which a wrong character set would show. */
function namesWithAccent(delivery: ImportDelivery): string[] {
  return [...new Set(delivery.leerlingen.map(wholeName).filter((name) => /[^ -~]/.test(name)))].slice(0, 8);
}

/** Lines of a plan that are remarks on a pupil, with the line of the file. */
function rowNotices(rules: readonly DraftRule[], read: readonly ImportNotice[]): ImportNotice[] {
  const already = new Set(read.map(({ code, sleutel: key }) => `${code}|${key}`));
  return rules.flatMap(({ codes, regel: rule = 0, sleutel: key = '' }) =>
    codes
      .filter((code) => !already.has(`${code}|${key}`))
      .map((code) => ({ code, regel: rule, element: 'leerling', sleutel: key })),
  );
}

function fileNotices({ levering: delivery, gegokt: guessed, schooljaar }: PlanInput): ImportNotice[] {
  const out: ImportNotice[] = [];
  if (guessed) out.push({ code: 'TEKENSET_GEGOKT', regel: 0, element: 'bestand', sleutel: '' });
  if (delivery.schooljaar < schooljaar) out.push({ code: 'OUD_SCHOOLJAAR', regel: 0, element: 'school', sleutel: '' });
  return out;
}

const yearlessOf = ({ groepen }: GroepPlan): ReadonlySet<string> =>
  new Set(groepen.filter((groep) => groep.jaargroepNodig).map((groep) => groep.sleutel));

/** Holds a file against the school and says what would happen; changes nothing. Works in bites, so that others go on. */
export async function draftImportPlan(input: PlanInput): Promise<ImportPlanDraft> {
  const { levering: delivery, stand: state } = input;
  const groepPlan = createGroepPlan(
    delivery,
    state.groepen.filter((groep) => groep.schooljaar === delivery.schooljaar),
  );
  const work: Work = {
    invoer: input,
    linker: await Linker.create(state.leerlingen, delivery.soort === 'csv'),
    groepen: new Map(state.groepen.map((groep) => [groep.id, groep])),
    doelen: groepDoelen(groepPlan.groepen, NO_GROEP_CHOICE),
    yearless: yearlessOf(groepPlan),
    groepCodes: new Map(delivery.groepen.map((g) => [g.sleutel, g.jaargroep])),
    knowsExtra: delivery.groepen.some((groep) => groep.samengesteld),
    dubbel: {
      keys: duplicates(delivery.leerlingen.map((l) => l.sleutel)),
      eckids: duplicates(delivery.leerlingen.map((l) => l.eckid)),
    },
    codes: bundle(delivery.meldingen),
  };
  const sources = await mapInChunks(delivery.leerlingen, (source): Source => {
    const eck = source.eckid === '' ? undefined : input.eck(source.eckid);
    return { bron: source, eck, koppeling: work.linker.find(source, eck) };
  });
  await inChunks(sources, (source) => {
    if (source.koppeling.soort === 'niemand' && !isGone(source.bron, work))
      source.koppeling = work.linker.propose(source.bron);
  });
  const fromFile = await mapInChunks(sources, (source, nr) => lineOf(nr + 1, source, work));
  const gone = findAbsentees(work, fromFile).map((l, nr): DraftRule => ({
    nr: fromFile.length + nr + 1,
    soort: 'niet_in_bestand',
    leerlingId: l.id,
    velden: [],
    gekozen: false,
    terugzetten: false,
    codes: [],
    sleutel: l.sleutel ?? undefined,
  }));
  return {
    soort: delivery.soort,
    schooljaar: delivery.schooljaar,
    school: delivery.school,
    gegokt: input.gegokt,
    nieuwSchooljaar:
      delivery.soort === 'edexml' &&
      state.groepen.some((g) => g.schooljaar < delivery.schooljaar) &&
      state.groepen.every((g) => g.schooljaar <= delivery.schooljaar),
    regels: [...fromFile, ...gone],
    groepen: groepPlan.groepen,
    leerkrachten: docentenOf(input),
    voorbeeldnamen: input.gegokt ? namesWithAccent(delivery) : [],
    meldingen: [
      ...fileNotices(input),
      ...delivery.meldingen,
      ...groepPlan.meldingen,
      ...rowNotices(fromFile, delivery.meldingen),
    ],
  };
}
