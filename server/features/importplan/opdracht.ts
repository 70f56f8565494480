import { createError } from '../../platform/fout/create-error.ts';
import { inHappen, mapInHappen } from '../../platform/tijd/happen.ts';
import { groepdoelen } from './groepsplan.ts';
import type { Keuzes } from './importplan.contract.ts';
import { lidwissel, type Lidwissel } from './lidmaatschap.ts';
import type { Groep, Plan, PlanLeerling, Regel } from './plan.types.ts';
import type { BekendeGroep, BekendeLeerling, Schoolstand } from './stand.ts';

/** Pupil as it must be in the end. */
export interface Doelleerling {
  id: string;
  leerling: PlanLeerling;
  jaargroep: number;
  groepIds: string[];
}
export interface NieuweGroep {
  id: string;
  sleutel: string | null;
  naam: string;
  jaargroepen: number[];
  samengesteld: boolean;
}
export interface Wijziging extends Doelleerling {
  oud: BekendeLeerling;
  wissel: Lidwissel;
  terugzetten: boolean;
}

/** Everything that must be written, decided before the first statement. */
export interface Opdracht {
  schooljaar: string;
  groepen: NieuweGroep[];
  /** Keys for groups that had none. */
  groepSleutels: { id: string; sleutel: string }[];
  archiveren: BekendeGroep[];
  nieuw: Doelleerling[];
  wijzig: Wijziging[];
  weg: BekendeLeerling[];
  leerkrachten: { naam: string; email: string; groepIds: string[] }[];
}

interface Werk {
  plan: Plan;
  keuzes: Keuzes;
  stand: Schoolstand;
  nieuwId: () => string;
  /** The file knows groups next to the class. */
  kentExtra: boolean;
  doelen: Map<string, string>;
  leerlingen: ReadonlyMap<string, BekendeLeerling>;
  groepen: ReadonlyMap<string, BekendeGroep>;
  aan: ReadonlySet<number>;
  uit: ReadonlySet<number>;
  koppel: ReadonlySet<number>;
  alsNieuw: ReadonlySet<number>;
  jaren: ReadonlyMap<number, number>;
}

/** From this share and number on, a removal must be confirmed with the number. */
const GROOT_DEEL = 0.2;
const GROOT_AANTAL = 5;
const BLOKKADES: ReadonlySet<string> = new Set([
  'SLEUTEL_LEEG',
  'DUBBELE_SLEUTEL',
  'DUBBEL_ECKID',
  'NAAM_ONTBREEKT',
  'CONFLICT',
]);

const isGekozen = (regel: Regel, { aan, uit }: Werk): boolean =>
  !uit.has(regel.nr) && (regel.gekozen || aan.has(regel.nr));

/** What happens to a row: a new pupil, an existing one, or nothing. */
function kiesWie(regel: Regel, werk: Werk): 'nieuw' | string | undefined {
  if (regel.soort === 'voorstel') {
    if (werk.koppel.has(regel.nr)) return regel.voorstelId;
    return werk.alsNieuw.has(regel.nr) ? 'nieuw' : undefined;
  }
  if (!isGekozen(regel, werk) || regel.codes.some((code) => BLOKKADES.has(code))) return undefined;
  if (regel.soort === 'nieuw' || regel.soort === 'fout') return 'nieuw';
  return regel.soort === 'gewijzigd' || regel.soort === 'ongewijzigd' ? regel.leerlingId : undefined;
}

function doelVan(regel: Regel, leerling: PlanLeerling, werk: Werk): Omit<Doelleerling, 'id'> {
  const jaargroep = werk.jaren.get(regel.nr) ?? leerling.jaargroep;
  if (jaargroep === undefined)
    throw createError('ONGELDIGE_INVOER', { velden: { [`jaargroepen.${regel.nr}`]: 'verplicht' } });
  const groepIds = [leerling.groep ?? '', ...leerling.extra].flatMap((sleutel) => werk.doelen.get(sleutel) ?? []);
  return { leerling, jaargroep, groepIds: [...new Set(groepIds)] };
}

function wijzigingVan(doel: Doelleerling, oud: BekendeLeerling, werk: Werk): Wijziging {
  const stam = werk.doelen.get(doel.leerling.groep ?? '');
  const extra = doel.leerling.extra.flatMap((sleutel) => werk.doelen.get(sleutel) ?? []);
  const wissel = lidwissel(oud, { stam, extra, kentExtra: werk.kentExtra }, werk.groepen);
  return { ...doel, oud, wissel, terugzetten: !oud.actief };
}

function anders({ leerling, jaargroep, oud, wissel, terugzetten }: Wijziging): boolean {
  const velden: [unknown, unknown][] = [
    [leerling.roepnaam, oud.roepnaam],
    [leerling.voorvoegsel, oud.voorvoegsel],
    [leerling.achternaam, oud.achternaam],
    [jaargroep, oud.jaargroep],
    [leerling.jaargroepCode ?? oud.jaargroepCode, oud.jaargroepCode],
    [leerling.geboortedatum ?? oud.geboortedatum, oud.geboortedatum],
    [leerling.geslacht ?? oud.geslacht, oud.geslacht],
    [leerling.sleutel || oud.sleutel, oud.sleutel],
    [leerling.eck?.hmac ?? oud.eckHmac, oud.eckHmac],
  ];
  return terugzetten || wissel.erbij.length + wissel.eruit.length > 0 || velden.some(([nieuw, was]) => nieuw !== was);
}

/** A free name in the school year; groups that are kept apart may have the same one. */
function vrijeNaam(groep: Groep, bezet: Set<string>): string {
  const basis = [...groep.naam].slice(0, 56).join('');
  const pogingen = [
    groep.naam,
    ...(groep.jaargroep === undefined ? [] : [`${basis} (${groep.jaargroep})`]),
    ...Array.from({ length: 99 }, (_, nr) => `${basis} (${nr + 2})`),
  ];
  const naam = pogingen.find((poging) => !bezet.has(poging.toLowerCase())) ?? groep.naam;
  bezet.add(naam.toLowerCase());
  return naam;
}

/** Years of the pupils of each group, the groups in the order of the pupils. */
async function jarenPerGroep(leerlingen: readonly Doelleerling[]): Promise<Map<string, Set<number>>> {
  const uit = new Map<string, Set<number>>();
  await inHappen(leerlingen, ({ groepIds, jaargroep }) => {
    for (const doel of groepIds) uit.set(doel, (uit.get(doel) ?? new Set()).add(jaargroep));
  });
  return uit;
}

/** Makes the groups somebody will be in, and puts their ids where the keys were. */
async function maakGroepen(werk: Werk, leerlingen: readonly Doelleerling[]): Promise<NieuweGroep[]> {
  const bezet = new Set(
    werk.stand.bezetteNamen
      .filter((naam) => naam.schooljaar === werk.plan.schooljaar)
      .map((naam) => naam.naam.toLowerCase()),
  );
  const uit: NieuweGroep[] = [];
  const ids = new Map<string, string>();
  for (const [doel, leden] of await jarenPerGroep(leerlingen)) {
    const groep = werk.plan.groepen.find(({ sleutel }) => doel === `nieuw:${sleutel}`);
    if (groep === undefined) continue;
    const id = werk.nieuwId();
    ids.set(doel, id);
    const vast = werk.plan.groepen
      .filter(({ sleutel }) => werk.doelen.get(sleutel) === doel)
      .map((deel) => gekozenJaar(deel, werk));
    const jaren = vast.includes(undefined) ? [...leden] : vast.filter((jaar) => jaar !== undefined);
    uit.push({
      id,
      sleutel: sleutelVan(groep, werk),
      naam: vrijeNaam(groep, bezet),
      jaargroepen: [...new Set(jaren)].sort((a, b) => a - b),
      samengesteld: groep.samengesteld,
    });
  }
  for (const leerling of leerlingen) leerling.groepIds = leerling.groepIds.map((doel) => ids.get(doel) ?? doel);
  for (const [sleutel, doel] of werk.doelen) werk.doelen.set(sleutel, ids.get(doel) ?? doel);
  return uit;
}

const gekozenJaar = (groep: Groep, { keuzes }: Werk): number | undefined =>
  groep.jaargroep ?? keuzes.groepjaren.find(({ sleutel }) => sleutel === groep.sleutel)?.jaargroep ?? undefined;
const sleutelVan = ({ sleutel }: Groep, { plan }: Werk): string | null =>
  plan.soort === 'edexml' && !sleutel.startsWith('#') ? sleutel : null;

function maakWerk(plan: Plan, keuzes: Keuzes, { stand, nieuwId }: { stand: Schoolstand; nieuwId: () => string }): Werk {
  return {
    plan,
    keuzes,
    stand,
    nieuwId,
    kentExtra: plan.groepen.some((groep) => groep.samengesteld),
    leerlingen: new Map(stand.leerlingen.map((l) => [l.id, l])),
    groepen: new Map(stand.groepen.map((g) => [g.id, g])),
    doelen: groepdoelen(plan.groepen, {
      apart: new Set(keuzes.apart),
      jaren: new Map(keuzes.groepjaren.map(({ sleutel, jaargroep }) => [sleutel, jaargroep])),
    }),
    aan: new Set(keuzes.aan),
    uit: new Set(keuzes.uit),
    koppel: new Set(keuzes.koppel),
    alsNieuw: new Set(keuzes.nieuw),
    jaren: new Map(keuzes.jaargroepen.map(({ nr, jaargroep }) => [nr, jaargroep])),
  };
}

function controleer(weg: readonly BekendeLeerling[], { plan, keuzes, stand }: Werk): void {
  if (plan.gegokt && !keuzes.namenKloppen) throw createError('TEKENSET_GEGOKT');
  const actief = stand.leerlingen.filter((l) => l.actief).length;
  const groot = weg.length > GROOT_AANTAL && weg.length > actief * GROOT_DEEL;
  if (groot && keuzes.bevestigdAantal !== weg.length)
    throw createError('VERWIJDERING_GROOT', { details: { aantal: weg.length } });
}

async function doelleerlingen(
  werk: Werk,
): Promise<{ nieuw: Doelleerling[]; bestaand: { doel: Doelleerling; oud: BekendeLeerling }[] }> {
  const nieuw: Doelleerling[] = [];
  const bestaand: { doel: Doelleerling; oud: BekendeLeerling }[] = [];
  await inHappen(werk.plan.regels, (regel) => {
    const wie = regel.nieuw === undefined ? undefined : kiesWie(regel, werk);
    if (wie === undefined || regel.nieuw === undefined) return;
    const doel = doelVan(regel, regel.nieuw, werk);
    const oud = werk.leerlingen.get(wie);
    if (wie === 'nieuw') nieuw.push({ id: werk.nieuwId(), ...doel });
    else if (oud !== undefined) bestaand.push({ doel: { id: oud.id, ...doel }, oud });
  });
  return { nieuw, bestaand };
}

/**
 * Turns a plan with the choices of a person into what must be written. Throws TEKENSET_GEGOKT, VERWIJDERING_GROOT, or
 * ONGELDIGE_INVOER when a ticked pupil has no year or nothing at all is ticked.
 */
export async function maakOpdracht(
  plan: Plan,
  keuzes: Keuzes,
  deel: { stand: Schoolstand; nieuwId: () => string },
): Promise<Opdracht> {
  const werk = maakWerk(plan, keuzes, deel);
  const weg = plan.regels
    .filter(({ soort }) => soort === 'uit_school' || soort === 'niet_in_bestand')
    .filter((regel) => isGekozen(regel, werk))
    .flatMap(({ leerlingId = '' }) => werk.leerlingen.get(leerlingId) ?? []);
  controleer(weg, werk);
  const { nieuw, bestaand } = await doelleerlingen(werk);
  if (nieuw.length + bestaand.length + weg.length === 0)
    throw createError('ONGELDIGE_INVOER', { velden: { regels: 'kies' } });
  const groepen = await maakGroepen(werk, [...nieuw, ...bestaand.map(({ doel }) => doel)]);
  const oudeGroepen =
    plan.nieuwSchooljaar && keuzes.oudeGroepenWeg
      ? deel.stand.groepen.filter((g) => g.schooljaar < plan.schooljaar)
      : [];
  return {
    schooljaar: plan.schooljaar,
    groepen,
    nieuw,
    weg,
    archiveren: oudeGroepen,
    groepSleutels: plan.groepen.flatMap((groep) => {
      const sleutel = sleutelVan(groep, werk);
      return groep.groepId !== undefined && sleutel !== null && werk.groepen.get(groep.groepId)?.sleutel === null
        ? [{ id: groep.groepId, sleutel }]
        : [];
    }),
    wijzig: (await mapInHappen(bestaand, ({ doel, oud }) => wijzigingVan(doel, oud, werk))).filter(anders),
    leerkrachten: plan.leerkrachten.flatMap(({ nr, naam, groepen: sleutels }) => {
      const keuze = keuzes.leerkrachten.find((gekozen) => gekozen.nr === nr);
      const groepIds = sleutels
        .flatMap((sleutel) => werk.doelen.get(sleutel) ?? [])
        .filter((id) => !id.startsWith('nieuw:'));
      return keuze === undefined ? [] : [{ naam, email: keuze.email, groepIds: [...new Set(groepIds)] }];
    }),
  };
}
