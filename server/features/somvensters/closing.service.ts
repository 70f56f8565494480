import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { isGuess } from '#engine/core/oefening/model/update.ts';
import { muntenOf, BONUS_MAX } from '#engine/core/scoring/munten.ts';
import { nextPlayNiveau } from '#engine/core/scoring/play-niveau.ts';
import { starsOf, type Stars } from '#engine/core/scoring/stars.ts';
import { countAntwoorden } from '#engine/core/scoring/tally.ts';
import { createSupport } from '#engine/core/somvenster/plan.ts';
import { deurenFor } from '#engine/core/somvenster/route.ts';
import { isVoltooid } from '#engine/core/somvenster/somvenster.ts';
import { isDone, nextTaak, type TaakVoortgang } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { storedAntwoord } from './stored-antwoord.ts';
import { deurenBase, deurenOfTaak, formatsOf, playable } from './deuren.ts';
import { FREE, type FreePlay } from './free-play.ts';
import { createPlayable, isPlayedOut } from './playable.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import { statusOf, nextSteen, voortgangOf } from './route.ts';
import { closingSchema, type Closing, type ClosingRequest } from './somvensters.contract.ts';
import type { SomvensterRow, TaakRow } from './somvensters.repository.ts';
import type { RondeAntwoord, SpelrondeRow } from './spelrondes.repository.ts';
import { giveForRoute } from './route-gift.ts';
import { stateAtStart, updateState } from './state.service.ts';
import type { Leerling } from './state-base.read.ts';

interface Deps {
  transaction: Transaction<PracticeRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  free: FreePlay;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
interface Spot {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
  rondeId: string;
}
interface Work {
  repos: PracticeRepositories;
  leerling: LeerlingRow;
  instelling: Oefeninstelling;
  ronde: SpelrondeRow;
  nu: Date;
  land: 'NL' | 'BE';
}
interface Score {
  sterren: Stars;
  munten: number;
  bonus: number;
  geleerd: string[];
  terug: string[];
}

const SECONDS_MAX = 7_200;
/** The clock of a device may run this much ahead of ours. */
const SUNSET_SECONDS = 3;
const whole = (n: number, max: number): number => (Number.isFinite(n) ? Math.min(max, Math.max(0, Math.floor(n))) : 0);

export class ClosingService {
  constructor(private readonly deps: Deps) {}

  /** Ends a round: stars and coins come from the stored answers alone. A repeat gives the first outcome again. */
  async finish(access: Access, spot: Spot, request: ClosingRequest): Promise<Closing> {
    const leerling = await this.deps.leerlingen.openForWriting(access, spot.leerlingId);
    const { instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    return this.deps.transaction(async (repos) => {
      const ronde = await repos.rondes.findLocked(leerling.admin_id, leerling.id, spot.rondeId);
      const route = await repos.somvensters.find(leerling.admin_id, leerling.id, spot.somvensterId);
      const taak = route?.taken.find((t) => t.id === spot.taakId);
      if (ronde === undefined || route === undefined || taak === undefined || ronde.taak_id !== taak.id)
        throw createError('NIET_GEVONDEN');
      const earlier = closingSchema.safeParse(ronde.resultaat);
      if (earlier.success) return earlier.data;
      const work: Work = {
        repos,
        leerling,
        instelling: setting,
        ronde,
        nu: new Date(this.deps.clock.now()),
        land: access.session.land,
      };
      return this.close(work, { route, taak }, request);
    });
  }

  private async close(
    work: Work,
    spot: { route: SomvensterRow; taak: TaakRow },
    request: ClosingRequest,
  ): Promise<Closing> {
    const { repos, leerling, ronde, nu: now } = work;
    const antwoorden = await repos.rondes.findAntwoorden(leerling.admin_id, leerling.id, ronde.id);
    const wasMastered = await repos.toestand.findStandings(leerling.admin_id, leerling.id);
    const { standen: states } = await updateState(repos.toestand, whoOf(leerling), {
      content: this.deps.content,
      instelling: work.instelling,
      save: true,
    });
    const items = await this.countAsked(work, spot, antwoorden);
    const score = this.score(antwoorden, { items, verzoek: request });
    // Free play changes no stone.
    const route = spot.route.soort === FREE ? spot.route : await this.setSteen(work, spot, score.sterren);
    await repos.ledger.book(leerling.admin_id, leerling.id, {
      sleutel: `ronde:${ronde.id}`,
      bedrag: score.munten,
      soort: 'ronde',
      op: now,
    });
    if (spot.route.status !== 'voltooid' && route.status === 'voltooid')
      await giveForRoute(repos.ledger, leerling, { routeId: route.id, moment: now });
    const newlyMastered = states
      .filter((s) => s.masteredBefore && wasMastered.get(s.doelId)?.masteredBefore !== true)
      .map((s) => `doel:${s.doelId}`);
    const stickers = [...(await this.setNiveau(work, score.sterren)), ...newlyMastered];
    const result = await this.present(work, { plek: spot, route, score, stickers });
    await repos.rondes.finish(leerling.admin_id, leerling.id, {
      id: ronde.id,
      uitkomst: {
        sterren: score.sterren,
        munten: score.munten,
        bonus: score.bonus,
        seconden: whole(request.seconden, SECONDS_MAX),
        gestopt: request.gestopt,
        resultaat: result,
        nu: now,
      },
    });
    return result;
  }

  /** Items that the stars are a share of: those the round began with, unless there was nothing left to ask. */
  private async countAsked(
    { repos, leerling, instelling: setting, ronde, land }: Work,
    { route, taak }: { route: SomvensterRow; taak: TaakRow },
    antwoorden: readonly RondeAntwoord[],
  ): Promise<number> {
    const { content, spellen } = this.deps;
    const done = new Set(antwoorden.map((a) => a.item_id)).size;
    const spel = spellen.get(ronde.spel);
    if (done === 0 || done >= ronde.items || spel === undefined) return ronde.items;
    if (route.soort === FREE && (await this.isSunset(repos, { leerling, instelling: setting }, route.id))) return done;
    const playable = createPlayable(content, { leerling, somvenster: route, taak, instelling: setting, land });
    const start = {
      spel,
      toestand: await stateAtStart(repos.toestand, whoOf(leerling), {
        content,
        instelling: setting,
        rondeId: ronde.id,
      }),
      seed: Number(ronde.seed),
      day: ronde.dag,
      s: ronde.s,
      gegeven: antwoorden.map(storedAntwoord),
    };
    return isPlayedOut(this.deps, playable, start) ? done : ronde.items;
  }

  /** Whether the time of free play is over: the round that the sun ended was whole. */
  private async isSunset(
    repos: PracticeRepositories,
    who: Pick<Work, 'leerling' | 'instelling'>,
    routeId: string,
  ): Promise<boolean> {
    return (await this.deps.free.secondsLeft(repos, who, routeId)) <= SUNSET_SECONDS;
  }

  /** Every item counts once, by its first answer; a rapid guess earns nothing. */
  private score(antwoorden: readonly RondeAntwoord[], part: { items: number; verzoek: ClosingRequest }): Score {
    const perNr = [...new Map(antwoorden.toReversed().map((a) => [a.nr, a])).values()].toSorted((a, b) => a.nr - b.nr);
    const rules = perNr.map((a) => ({ ...a, extra: antwoordExtraSchema.parse(a.extra) }));
    const counted = rules.map((a) => ({
      itemId: a.item_id,
      goed: a.goed,
      geholpen: a.extra.geholpen,
      guess: isGuess(this.deps.content.model, a.item_id, a.ms),
    }));
    const tally = countAntwoorden(counted, { items: part.items, gestopt: part.verzoek.gestopt });
    const bonus = whole(part.verzoek.bonus, BONUS_MAX);
    const first = new Map<string, { woord: string; goed: boolean }>();
    for (const a of rules)
      if (!first.has(a.item_id)) first.set(a.item_id, { woord: a.extra.woord, goed: a.goed && !a.extra.geholpen });
    const woorden = (correct: boolean): string[] => [
      ...new Set([...first.values()].filter((w) => w.goed === correct).map((w) => w.woord)),
    ];
    // A bonus belongs to items that were done: an empty round earns nothing.
    return {
      sterren: starsOf(tally),
      munten: tally.klaar === 0 ? 0 : muntenOf({ ...tally, bonus }),
      bonus,
      geleerd: woorden(true),
      terug: woorden(false),
    };
  }

  private async setSteen(
    work: Work,
    spot: { route: SomvensterRow; taak: TaakRow },
    stars: Stars,
  ): Promise<SomvensterRow> {
    const { repos, leerling, nu: now } = work;
    const { route, taak } = spot;
    const stored = voortgangOf(taak, route.taken);
    // Played without a line: the device had opened it already, as this server would have.
    const voortgang: TaakVoortgang = stored.status === 'dicht' ? { ...stored, status: 'open' } : stored;
    // An entry test is meant to be hard: it is done when it is done, and earns no support stone.
    const step = nextTaak(
      { ...voortgang, supportGiven: voortgang.supportGiven || route.soort === 'instap' },
      { soort: 'ronde', sterren: stars },
    );
    if (!step.ok) return route; // withdrawn or skipped meanwhile: the round counts, the stone stays
    const { taak: state, support } = step.value;
    await repos.somvensters.updateTaak(leerling.admin_id, taak.id, { ...state, doneAt: doneAt(taak, state, now) });
    if (support) await this.addSupport(work, spot);
    const afterward = (await repos.somvensters.find(leerling.admin_id, leerling.id, route.id)) ?? route;
    const closed = isDone(state) ? afterward.taken.find((t) => t.status === 'dicht') : undefined;
    if (closed !== undefined)
      await repos.somvensters.updateTaak(leerling.admin_id, closed.id, {
        status: 'open',
        sterren: closed.sterren,
        steen: closed.steen,
        doneAt: null,
      });
    if (isVoltooid(afterward.taken.map((t) => ({ status: statusOf(t) }))))
      await repos.somvensters.completeSomvenster(leerling.admin_id, route.id, now);
    return (await repos.somvensters.find(leerling.admin_id, leerling.id, route.id)) ?? afterward;
  }

  /** One easier stone in front of a stone that went badly. */
  private async addSupport(work: Work, { route, taak }: { route: SomvensterRow; taak: TaakRow }): Promise<void> {
    const { repos, leerling } = work;
    const setting = playable(work.instelling, this.deps.spellen);
    const plan = createSupport(
      {
        volgnummer: taak.volgnummer,
        doelId: taak.doel_ids[0] ?? '',
        categoryIds: taak.doel_ids,
        formaten: formatsOf(taak),
        items: taak.items,
        soort: 'herhaling',
        gain: 0,
        succes: 0,
        voorbeelden: [],
      },
      { groep: Math.max(3, leerling.jaargroep), instelling: setting },
    );
    await repos.somvensters.shiftTaken(leerling.admin_id, route.id, taak.volgnummer);
    await repos.somvensters.addTaak(leerling.admin_id, {
      id: v7(),
      somvenster_id: route.id,
      leerling_id: leerling.id,
      volgnummer: taak.volgnummer,
      titel: taak.titel,
      doel_ids: [...plan.categoryIds],
      formaten: taak.woorden === null ? [...plan.formaten] : easyFormats(formatsOf(taak)),
      items: plan.items,
      status: 'open',
      sterren: 0,
      steen: 'geen',
      is_steun: true,
      steun_van: taak.id,
      spellen: [],
      voorbeelden: taak.voorbeelden,
      woordlijst_id: taak.woordlijst_id,
      woorden: taak.woorden,
    });
  }

  /** Play level and best stars of the game; answers the sticker of a new best. */
  private async setNiveau(work: Work, stars: Stars): Promise<string[]> {
    const { repos, leerling, ronde, nu: now } = work;
    const niveaus = await repos.rondes.findNiveaus(leerling.admin_id, leerling.id);
    const old = niveaus.find((n) => n.spel === ronde.spel) ?? { s: 0, gespeeld: 0, sterren: 0, gouden: 0 };
    await repos.rondes.saveNiveau(leerling.admin_id, leerling.id, {
      spel: ronde.spel,
      s: nextPlayNiveau(old.s, stars),
      gespeeld: old.gespeeld + 1,
      sterren: Math.max(old.sterren, stars),
      gouden: old.gouden + (stars === 3 ? 1 : 0),
      laatst_op: now,
    });
    return stars > old.sterren ? [`spel:${ronde.spel}:${stars}`] : [];
  }

  private async present(
    work: Work,
    part: { plek: { taak: TaakRow }; route: SomvensterRow; score: Score; stickers: string[] },
  ): Promise<Closing> {
    const { repos, leerling, instelling: setting } = work;
    const { route, score } = part;
    const taak = route.taken.find((t) => t.id === part.plek.taak.id) ?? part.plek.taak;
    const totals = await repos.rondes.findTotals(leerling.admin_id, leerling.id);
    const deuren = deurenBase(
      this.deps,
      {
        sterren: totals.sterren + score.sterren,
        niveaus: await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      },
      { groep: Math.max(3, leerling.jaargroep), land: work.land, instelling: setting },
    );
    const steen = nextSteen(route.taken, isDone({ status: statusOf(taak) }) ? taak.id : undefined);
    return closingSchema.parse({
      sterren: score.sterren,
      munten: score.munten,
      geleerd: score.geleerd,
      terug: score.terug,
      stickers: part.stickers,
      steen: taak.steen,
      routeKlaar: route.status === 'voltooid',
      saldo: totals.saldo,
      ...(steen === undefined
        ? {}
        : {
            volgende: {
              somvensterId: route.id,
              taakId: steen.id,
              titel: steen.titel,
              deuren: deurenFor(deurenOfTaak(deuren, steen)),
            },
          }),
    });
  }
}

const whoOf = (leerling: LeerlingRow): Leerling => ({
  id: leerling.id,
  adminId: leerling.admin_id,
  jaargroep: leerling.jaargroep,
  startniveau: leerling.startniveau,
});

/** The same words again without typing them whole, where the stone has such a way. */
function easyFormats(formats: readonly Format[]): Format[] {
  const easy = formats.filter((format) => format !== 'dictee' && format !== 'flits');
  return easy.length > 0 ? easy : [...formats];
}

/** Moment a stone was first done; kept when it is played again. */
function doneAt(taak: TaakRow, state: TaakVoortgang, now: Date): Date | null {
  return isDone(state) ? (taak.klaar_op ?? now) : null;
}
