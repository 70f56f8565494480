import { shuffle } from '#engine/core/basis/rng.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { muntenVan } from '#engine/core/scoring/munten.ts';
import { sterrenVan } from '#engine/core/scoring/sterren.ts';
import type { Content } from '../../../platform/content/content.ts';
import type { LogRegel } from '../../../platform/oefenen/vouwen.ts';
import { dagVan, datumVan, maandagVan } from '../../../platform/tijd/klok.ts';
import type { Opgave } from './opgaven.ts';
import { kiesProfiel, type Profiel } from './profielen.ts';
import type { Rij } from './rijen.ts';
import type { Toeval } from './toeval.ts';

export interface Oefenaar {
  adminId: string;
  id: string;
  jaargroep: number;
  demo: boolean;
}
export interface Geschiedenis {
  somvensters: Rij[];
  taken: Rij[];
  spelrondes: Rij[];
  antwoorden: Rij[];
  muntboekingen: Rij[];
  log: LogRegel[];
  spellen: Map<string, { gespeeld: number; sterren: number; gouden: number; s: number; op: string }>;
  doelen: Map<string, { n: number; goed: number; ms: number; op: string }>;
  weken: Map<string, { week: string; doelId: string; n: number; goed: number; ms: number }>;
}
interface Loop {
  oefenaar: Oefenaar;
  profiel: Profiel;
  toeval: Toeval;
  uit: Geschiedenis;
  spellen: readonly string[];
  nu: number;
  doelen: readonly string[];
  opgaven(doelId: string, formaat: Format): readonly Opgave[];
  content: Content;
  ervaring: Map<string, number>;
  seq: number;
}

const DAG_MS = 86_400_000;
const WEKEN = 14;
const PER_SESSIE = 8;
/** Different goals within two weeks. */
const VENSTER = 3;
/** Change of the play level per number of stars. */
const NIVEAUSTAP = [-0.12, -0.06, 0.03, 0.08];

/** Goals in the order of the year: those of the year before first, as revision. */
function leerlijn(content: Content, jaargroep: number, opgaven: Loop['opgaven']): string[] {
  const van = Math.max(3, jaargroep - 1);
  return [...content.leerdoelen.values()]
    .filter((doel) => doel.groep >= van && doel.groep <= jaargroep && opgaven(doel.id, 'dictee').length >= 4)
    .sort((a, b) => a.groep - b.groep || a.nr - b.nr)
    .map((doel) => doel.id);
}

const formaatVoor = (jaargroep: number, toeval: Toeval): Format =>
  jaargroep === 3 || toeval.kans(0.3) ? 'bouw' : 'dictee';

interface Sessie {
  somvensterId: string;
  volgnummer: number;
  taakId: string;
  rondeId: string;
  doelId: string;
  spel: string;
  begin: number;
  items: number;
  opgaven: readonly Opgave[];
}

/** What the device tells about an answer beside the outcome. */
function maakExtra(
  { toeval, oefenaar }: Loop,
  sessie: Sessie,
  { opgave, goed, op }: { opgave: Opgave; goed: boolean; op: number },
): Rij {
  // A pupil makes the same mistake in the same word, as children do.
  const ruw = goed
    ? opgave.woord
    : (opgave.fouten[toeval.kans(0.8) ? 0 : toeval.rng.int(opgave.fouten.length)] ?? opgave.woord);
  return {
    ruw,
    formaat: opgave.formaat,
    spel: sessie.spel,
    pogingen: goed ? 1 : 2,
    geholpen: false,
    msEersteToets: 900 + toeval.rng.int(900),
    afspeelbeurten: toeval.rng.int(2),
    invoer: oefenaar.jaargroep <= 4 ? 'aanraken' : 'toets',
    k: opgave.k,
    propensity: 0.25,
    arm: 'adaptief',
    day: dagVan(op),
    vraagSeed: toeval.rng.int(0x7fffffff),
    woord: opgave.woord,
    ...(opgave.focus === undefined ? {} : { focus: opgave.focus }),
  };
}

function beantwoord(loop: Loop, sessie: Sessie, nr: number): { goed: boolean } {
  const opgave = loop.toeval.kies(sessie.opgaven);
  const { profiel, toeval, uit, oefenaar } = loop;
  const ervaring = loop.ervaring.get(sessie.doelId) ?? 0;
  loop.ervaring.set(sessie.doelId, ervaring + 1);
  const kans = (profiel.isZwak(sessie.doelId) ? profiel.zwak : profiel.goed) + Math.min(0.12, ervaring * profiel.groei);
  const goed = toeval.kans(Math.min(0.985, kans));
  const ms = 2500 + opgave.woord.length * 450 + toeval.rng.int(4000) + (goed ? 0 : 2500);
  const op = sessie.begin + nr * 14_000;
  const clientId = toeval.id(op);
  loop.seq += 1;
  const extra = maakExtra(loop, sessie, { opgave, goed, op });
  uit.antwoorden.push({
    admin_id: oefenaar.adminId,
    leerling_id: oefenaar.id,
    client_id: clientId,
    seq: loop.seq,
    taak_id: sessie.taakId,
    ronde_id: sessie.rondeId,
    nr,
    item_id: opgave.itemId,
    doel_id: sessie.doelId,
    goed,
    ms,
    extra,
    op: new Date(op).toISOString(),
  });
  uit.log.push({
    seq: loop.seq,
    clientId,
    itemId: opgave.itemId,
    doelId: sessie.doelId,
    goed,
    ms,
    geholpen: false,
    format: opgave.formaat,
    k: opgave.k,
    day: dagVan(op),
    arm: 'adaptief',
  });
  tel(loop, sessie.doelId, { goed, ms, op });
  return { goed };
}

function tel(loop: Loop, doelId: string, antwoord: { goed: boolean; ms: number; op: number }): void {
  const week = maandagVan(antwoord.op);
  const doel = loop.uit.doelen.get(doelId) ?? { n: 0, goed: 0, ms: 0, op: '' };
  const weekRij = loop.uit.weken.get(`${week}|${doelId}`) ?? { week, doelId, n: 0, goed: 0, ms: 0 };
  for (const rij of [doel, weekRij]) {
    rij.n += 1;
    rij.goed += antwoord.goed ? 1 : 0;
    rij.ms += antwoord.ms;
  }
  doel.op = new Date(antwoord.op).toISOString();
  loop.uit.doelen.set(doelId, doel);
  loop.uit.weken.set(`${week}|${doelId}`, weekRij);
}

/** How a session ended. */
interface Afloop {
  sterren: number;
  munten: number;
  einde: string;
}

function maakTaak({ oefenaar, content }: Loop, sessie: Sessie, { sterren, einde }: Afloop): Rij {
  const lijst = sessie.opgaven;
  return {
    admin_id: oefenaar.adminId,
    id: sessie.taakId,
    somvenster_id: sessie.somvensterId,
    leerling_id: oefenaar.id,
    volgnummer: sessie.volgnummer,
    titel: content.leerdoelen.get(sessie.doelId)?.kindnaam ?? sessie.doelId,
    doel_ids: [sessie.doelId],
    formaten: [lijst[0]?.formaat ?? 'bouw'],
    items: PER_SESSIE,
    status: 'klaar',
    sterren,
    steen: ['geen', 'brons', 'zilver', 'goud'][sterren] ?? 'geen',
    is_steun: false,
    spellen: [sessie.spel],
    voorbeelden: lijst.slice(0, 3).map((o) => ({ w: o.woord })),
    klaar_op: einde,
    gewijzigd_op: einde,
  };
}

function maakSpelronde({ oefenaar, toeval }: Loop, sessie: Sessie, { sterren, munten, einde }: Afloop): Rij {
  return {
    admin_id: oefenaar.adminId,
    leerling_id: oefenaar.id,
    id: sessie.rondeId,
    taak_id: sessie.taakId,
    spel: sessie.spel,
    seed: toeval.rng.int(0x7fffffff),
    dag: dagVan(sessie.begin),
    s: 0.3,
    items: PER_SESSIE,
    apparaat: 'tablet',
    begonnen: new Date(sessie.begin).toISOString(),
    geeindigd: einde,
    sterren,
    munten,
    bonus: 0,
    seconden: sessie.items * 14,
    gestopt: false,
    resultaat: {
      sterren,
      munten,
      geleerd: [],
      terug: [],
      stickers: [],
      steen: 'geen',
      routeKlaar: false,
      saldo: munten,
    },
  };
}

function telSpel({ uit }: Loop, { spel: slug }: Sessie, { sterren, einde }: Afloop): void {
  const spel = uit.spellen.get(slug) ?? { gespeeld: 0, sterren: 0, gouden: 0, s: 0, op: einde };
  uit.spellen.set(slug, {
    gespeeld: spel.gespeeld + 1,
    sterren: Math.max(spel.sterren, sterren),
    gouden: spel.gouden + (sterren === 3 ? 1 : 0),
    s: Math.min(1, Math.max(0, spel.s + (NIVEAUSTAP[sterren] ?? 0))),
    op: einde,
  });
}

function speel(loop: Loop, sessie: Sessie): void {
  const { toeval, uit, oefenaar } = loop;
  const gemaakt = Array.from({ length: sessie.items }, (_, nr) => beantwoord(loop, sessie, nr));
  const eersteKeer = gemaakt.filter((a) => a.goed).length;
  const sterren = sterrenVan({
    items: PER_SESSIE,
    klaar: sessie.items,
    eersteKeer,
    gestopt: sessie.items < PER_SESSIE,
  });
  const munten = muntenVan({ klaar: sessie.items, eersteKeer, bonus: toeval.rng.int(6) });
  const einde = new Date(sessie.begin + sessie.items * 14_000).toISOString();
  const afloop = { sterren, munten, einde };
  uit.taken.push(maakTaak(loop, sessie, afloop));
  uit.spelrondes.push(maakSpelronde(loop, sessie, afloop));
  uit.muntboekingen.push({
    admin_id: oefenaar.adminId,
    leerling_id: oefenaar.id,
    sleutel: `ronde:${sessie.rondeId}`,
    bedrag: munten,
    soort: 'ronde',
    op: einde,
  });
  telSpel(loop, sessie, afloop);
}

/** Goal of a session: mostly around the point of the year, sometimes an earlier one that needs upkeep. */
function kiesDoel(loop: Loop, week: number): string {
  const { doelen, toeval, profiel } = loop;
  const midden = Math.floor((week / WEKEN) * doelen.length);
  const zwak = doelen.slice(0, midden + VENSTER).filter((id) => profiel.isZwak(id));
  if (zwak.length > 0 && toeval.kans(0.4)) return toeval.kies(zwak);
  if (midden > 2 && toeval.kans(0.35)) return toeval.kies(doelen.slice(0, midden));
  return toeval.kies(doelen.slice(midden, midden + VENSTER));
}

function speelWeek(loop: Loop, week: number): void {
  const { toeval, oefenaar, uit, nu, profiel } = loop;
  const maandag = Date.parse(`${maandagVan(nu - (WEKEN - 1 - week) * 7 * DAG_MS)}T00:00:00Z`);
  const dagen = shuffle([0, 1, 2, 3, 4], toeval.rng)
    .slice(0, profiel.sessies(toeval))
    .sort((a, b) => a - b);
  const momenten = dagen
    .map((dag) => maandag + dag * DAG_MS + (8 + toeval.rng.int(5)) * 3_600_000 + toeval.rng.int(3_000_000))
    .filter((ms) => ms < nu - 3_600_000);
  const [eerste] = momenten;
  if (eerste === undefined || loop.doelen.length === 0) return;
  const somvensterId = toeval.id(eerste);
  const laatste = new Date(momenten.at(-1) ?? eerste).toISOString();
  uit.somvensters.push({
    admin_id: oefenaar.adminId,
    id: somvensterId,
    leerling_id: oefenaar.id,
    soort: 'adaptief',
    titel: 'Jouw tocht van vandaag',
    start: datumVan(eerste),
    eind: null,
    status: 'voltooid',
    kleur: 'A',
    seed: toeval.rng.int(0x7fffffff),
    beloning_gegeven: true,
    voltooid_op: laatste,
    aangemaakt_op: new Date(eerste).toISOString(),
    gewijzigd_op: laatste,
  });
  for (const [nr, begin] of momenten.entries()) {
    const items = week === WEKEN - 1 && toeval.kans(0.4) ? 3 : PER_SESSIE;
    const doelId = kiesDoel(loop, week);
    const opgaven = loop.opgaven(doelId, formaatVoor(oefenaar.jaargroep, toeval));
    speel(loop, {
      opgaven,
      somvensterId,
      volgnummer: nr + 1,
      taakId: toeval.id(begin),
      rondeId: toeval.id(begin),
      doelId,
      spel: toeval.kies(loop.spellen),
      begin,
      items,
    });
  }
}

/** Fourteen weeks of one pupil. */
export function simuleer(
  oefenaar: Oefenaar,
  basis: Pick<Loop, 'toeval' | 'spellen' | 'nu' | 'opgaven' | 'content'>,
): Geschiedenis {
  const uit: Geschiedenis = {
    somvensters: [],
    taken: [],
    spelrondes: [],
    antwoorden: [],
    muntboekingen: [],
    log: [],
    spellen: new Map(),
    doelen: new Map(),
    weken: new Map(),
  };
  const loop: Loop = {
    ...basis,
    oefenaar,
    profiel: kiesProfiel(basis.toeval),
    uit,
    doelen: leerlijn(basis.content, oefenaar.jaargroep, basis.opgaven),
    ervaring: new Map(),
    seq: 0,
  };
  const begin = oefenaar.demo ? WEKEN - 2 : 0;
  for (let week = begin; week < WEKEN - loop.profiel.stilWeken; week += 1) speelWeek(loop, week);
  return uit;
}
