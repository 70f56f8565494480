import { createError } from '../../platform/error/create-error.ts';
import { inChunks, mapInChunks } from '../../platform/time/chunks.ts';
import { groepDoelen } from './groep-plan.ts';
import type { Choices } from './edexml.contract.ts';
import { membershipChange, type MembershipChange } from './membership.ts';
import type { DraftGroep, ImportPlanDraft, PlanLeerling, DraftRule } from './plan.types.ts';
import type { KnownGroep, KnownLeerling, SchoolState } from './standing.ts';

/** Pupil as it must be in the end. */
export interface TargetLeerling {
  id: string;
  leerling: PlanLeerling;
  jaargroep: number;
  groepIds: string[];
}
export interface ImportedGroep {
  id: string;
  sleutel: string | null;
  naam: string;
  jaargroepen: number[];
  samengesteld: boolean;
}
export interface Change extends TargetLeerling {
  oud: KnownLeerling;
  swap: MembershipChange;
  terugzetten: boolean;
}

/** Everything that must be written, decided before the first statement. */
export interface ImportCommand {
  schooljaar: string;
  groepen: ImportedGroep[];
  /** Keys for groups that had none. */
  groepKeys: { id: string; sleutel: string }[];
  archiveren: KnownGroep[];
  nieuw: TargetLeerling[];
  change: Change[];
  weg: KnownLeerling[];
  leerkrachten: { naam: string; email: string; groepIds: string[] }[];
}

interface Work {
  plan: ImportPlanDraft;
  keuzes: Choices;
  stand: SchoolState;
  newId: () => string;
  /** The file knows groups next to the class. */
  knowsExtra: boolean;
  doelen: Map<string, string>;
  leerlingen: ReadonlyMap<string, KnownLeerling>;
  groepen: ReadonlyMap<string, KnownGroep>;
  aan: ReadonlySet<number>;
  uit: ReadonlySet<number>;
  koppel: ReadonlySet<number>;
  asNew: ReadonlySet<number>;
  years: ReadonlyMap<number, number>;
}

/** From this share and number on, a removal must be confirmed with the number. */
const LARGE_PART = 0.2;
const LARGE_COUNT = 5;
const BLOCKERS: ReadonlySet<string> = new Set([
  'SLEUTEL_LEEG',
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'NAAM_ONTBREEKT',
  'CONFLICT',
]);

const isChosen = (rule: DraftRule, { aan: on, uit: out }: Work): boolean =>
  !out.has(rule.nr) && (rule.gekozen || on.has(rule.nr));

/** What happens to a row: a new pupil, an existing one, or nothing. */
function chooseWho(rule: DraftRule, work: Work): 'nieuw' | string | undefined {
  if (rule.soort === 'voorstel') {
    if (work.koppel.has(rule.nr)) return rule.proposalId;
    return work.asNew.has(rule.nr) ? 'nieuw' : undefined;
  }
  if (!isChosen(rule, work) || rule.codes.some((code) => BLOCKERS.has(code))) return undefined;
  if (rule.soort === 'nieuw' || rule.soort === 'fout') return 'nieuw';
  return rule.soort === 'gewijzigd' || rule.soort === 'ongewijzigd' ? rule.leerlingId : undefined;
}

function doelOf(rule: DraftRule, leerling: PlanLeerling, work: Work): Omit<TargetLeerling, 'id'> {
  const groep = work.plan.groepen.find((g) => g.jaargroepNodig && g.sleutel === leerling.groep);
  const jaargroep =
    work.years.get(rule.nr) ?? leerling.jaargroep ?? (groep === undefined ? undefined : chosenYear(groep, work));
  if (jaargroep === undefined)
    throw createError('ONGELDIGE_INVOER', { velden: { [`jaargroepen.${rule.nr}`]: 'verplicht' } });
  const groepIds = [leerling.groep ?? '', ...leerling.extra].flatMap((key) => work.doelen.get(key) ?? []);
  return { leerling, jaargroep, groepIds: [...new Set(groepIds)] };
}

function changeOf(doel: TargetLeerling, old: KnownLeerling, work: Work): Change {
  const stam = work.doelen.get(doel.leerling.groep ?? '');
  const extra = doel.leerling.extra.flatMap((key) => work.doelen.get(key) ?? []);
  const swap = membershipChange(old, { stam, extra, knowsExtra: work.knowsExtra }, work.groepen);
  return { ...doel, oud: old, swap, terugzetten: !old.actief };
}

function different({ leerling, jaargroep, oud: old, swap, terugzetten: restore }: Change): boolean {
  const fields: [unknown, unknown][] = [
    [leerling.roepnaam, old.roepnaam],
    [leerling.voorvoegsel, old.voorvoegsel],
    [leerling.achternaam, old.achternaam],
    [jaargroep, old.jaargroep],
    [leerling.jaargroepCode ?? old.jaargroepCode, old.jaargroepCode],
    [leerling.geboortedatum ?? old.geboortedatum, old.geboortedatum],
    [leerling.geslacht ?? old.geslacht, old.geslacht],
    [leerling.sleutel || old.sleutel, old.sleutel],
    [leerling.eck?.hmac ?? old.eckHmac, old.eckHmac],
  ];
  return restore || swap.added.length + swap.removed.length > 0 || fields.some(([newOne, was]) => newOne !== was);
}

/** A free name in the school year; groups that are kept apart may have the same one. */
function freeName(groep: DraftGroep, taken: Set<string>): string {
  const base = [...groep.naam].slice(0, 56).join('');
  const pogingen = [
    groep.naam,
    ...(groep.jaargroep === undefined ? [] : [`${base} (${groep.jaargroep})`]),
    ...Array.from({ length: 99 }, (_, nr) => `${base} (${nr + 2})`),
  ];
  const name = pogingen.find((poging) => !taken.has(poging.toLowerCase())) ?? groep.naam;
  taken.add(name.toLowerCase());
  return name;
}

/** Years of the pupils of each group, the groups in the order of the pupils. */
async function yearsPerGroep(leerlingen: readonly TargetLeerling[]): Promise<Map<string, Set<number>>> {
  const out = new Map<string, Set<number>>();
  await inChunks(leerlingen, ({ groepIds, jaargroep }) => {
    for (const doel of groepIds) out.set(doel, (out.get(doel) ?? new Set()).add(jaargroep));
  });
  return out;
}

/** Makes the groups somebody will be in, and puts their ids where the keys were. */
async function createGroepen(work: Work, leerlingen: readonly TargetLeerling[]): Promise<ImportedGroep[]> {
  const taken = new Set(
    work.stand.takenNames
      .filter((name) => name.schooljaar === work.plan.schooljaar)
      .map((name) => name.naam.toLowerCase()),
  );
  const out: ImportedGroep[] = [];
  const ids = new Map<string, string>();
  for (const [doel, members] of await yearsPerGroep(leerlingen)) {
    const groep = work.plan.groepen.find(({ sleutel: key }) => doel === `nieuw:${key}`);
    if (groep === undefined) continue;
    const id = work.newId();
    ids.set(doel, id);
    const fixed = work.plan.groepen
      .filter(({ sleutel: key }) => work.doelen.get(key) === doel)
      .map((part) => chosenYear(part, work));
    const years = fixed.includes(undefined) ? [...members] : fixed.filter((year) => year !== undefined);
    out.push({
      id,
      sleutel: keyOf(groep, work),
      naam: freeName(groep, taken),
      jaargroepen: [...new Set(years)].sort((a, b) => a - b),
      samengesteld: groep.samengesteld,
    });
  }
  for (const leerling of leerlingen) leerling.groepIds = leerling.groepIds.map((doel) => ids.get(doel) ?? doel);
  for (const [key, doel] of work.doelen) work.doelen.set(key, ids.get(doel) ?? doel);
  return out;
}

const chosenYear = (groep: DraftGroep, { keuzes: choices }: Work): number | undefined =>
  groep.jaargroep ?? choices.groepjaren.find(({ sleutel: key }) => key === groep.sleutel)?.jaargroep ?? undefined;
const keyOf = ({ sleutel: key }: DraftGroep, { plan }: Work): string | null =>
  plan.soort === 'edexml' && !key.startsWith('#') ? key : null;

function createWork(
  plan: ImportPlanDraft,
  choices: Choices,
  { stand: state, newId }: { stand: SchoolState; newId: () => string },
): Work {
  return {
    plan,
    keuzes: choices,
    stand: state,
    newId,
    knowsExtra: plan.groepen.some((groep) => groep.samengesteld),
    leerlingen: new Map(state.leerlingen.map((l) => [l.id, l])),
    groepen: new Map(state.groepen.map((g) => [g.id, g])),
    doelen: groepDoelen(plan.groepen, {
      apart: new Set(choices.apart),
      years: new Map(choices.groepjaren.map(({ sleutel: key, jaargroep }) => [key, jaargroep])),
    }),
    aan: new Set(choices.aan),
    uit: new Set(choices.uit),
    koppel: new Set(choices.koppel),
    asNew: new Set(choices.nieuw),
    years: new Map(choices.jaargroepen.map(({ nr, jaargroep }) => [nr, jaargroep])),
  };
}

function verify(gone: readonly KnownLeerling[], { plan, keuzes: choices, stand: state }: Work): void {
  if (plan.gegokt && !choices.namenKloppen) throw createError('TEKENSET_GEGOKT');
  const active = state.leerlingen.filter((l) => l.actief).length;
  const large = gone.length > LARGE_COUNT && gone.length > active * LARGE_PART;
  if (large && choices.bevestigdAantal !== gone.length)
    throw createError('VERWIJDERING_GROOT', { details: { aantal: gone.length } });
}

async function targetLeerlingen(
  work: Work,
): Promise<{ nieuw: TargetLeerling[]; bestaand: { doel: TargetLeerling; oud: KnownLeerling }[] }> {
  const newOne: TargetLeerling[] = [];
  const existing: { doel: TargetLeerling; oud: KnownLeerling }[] = [];
  await inChunks(work.plan.regels, (rule) => {
    const who = rule.nieuw === undefined ? undefined : chooseWho(rule, work);
    if (who === undefined || rule.nieuw === undefined) return;
    const doel = doelOf(rule, rule.nieuw, work);
    const old = work.leerlingen.get(who);
    if (who === 'nieuw') newOne.push({ id: work.newId(), ...doel });
    else if (old !== undefined) existing.push({ doel: { id: old.id, ...doel }, oud: old });
  });
  return { nieuw: newOne, bestaand: existing };
}

/**
 * Turns a plan with the choices of a person into what must be written. Throws TEKENSET_GEGOKT, VERWIJDERING_GROOT, or
 * ONGELDIGE_INVOER when a ticked pupil has no year or nothing at all is ticked.
 */
export async function createCommand(
  plan: ImportPlanDraft,
  choices: Choices,
  part: { stand: SchoolState; newId: () => string },
): Promise<ImportCommand> {
  const work = createWork(plan, choices, part);
  const gone = plan.regels
    .filter(({ soort: kind }) => kind === 'uit_school' || kind === 'niet_in_bestand')
    .filter((rule) => isChosen(rule, work))
    .flatMap(({ leerlingId = '' }) => work.leerlingen.get(leerlingId) ?? []);
  verify(gone, work);
  const { nieuw: newOne, bestaand: existing } = await targetLeerlingen(work);
  if (newOne.length + existing.length + gone.length === 0)
    throw createError('ONGELDIGE_INVOER', { velden: { regels: 'kies' } });
  const groepen = await createGroepen(work, [...newOne, ...existing.map(({ doel }) => doel)]);
  const oldGroepen =
    plan.nieuwSchooljaar && choices.oudeGroepenWeg
      ? part.stand.groepen.filter((g) => g.schooljaar < plan.schooljaar)
      : [];
  return {
    schooljaar: plan.schooljaar,
    groepen,
    nieuw: newOne,
    weg: gone,
    archiveren: oldGroepen,
    groepKeys: plan.groepen.flatMap((groep) => {
      const key = keyOf(groep, work);
      return groep.groepId !== undefined && key !== null && work.groepen.get(groep.groepId)?.sleutel === null
        ? [{ id: groep.groepId, sleutel: key }]
        : [];
    }),
    change: (await mapInChunks(existing, ({ doel, oud: old }) => changeOf(doel, old, work))).filter(different),
    leerkrachten: plan.leerkrachten.flatMap(({ nr, naam: name, groepen: keys }) => {
      const choice = choices.leerkrachten.find((chosen) => chosen.nr === nr);
      const groepIds = keys.flatMap((key) => work.doelen.get(key) ?? []).filter((id) => !id.startsWith('nieuw:'));
      return choice === undefined ? [] : [{ naam: name, email: choice.email, groepIds: [...new Set(groepIds)] }];
    }),
  };
}
