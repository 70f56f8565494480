import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { AntwoordInput } from '#engine/core/oefening/contract/antwoord.ts';
import { armOf } from '#engine/core/oefening/model/settings.ts';
import { canPlay } from '#engine/core/somvenster/route.ts';
import { nextTaak } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { ServedSpel, Spellen } from '../../platform/spellen/spellen.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { quietAt, hoursIn } from '../../platform/time/home-hours.ts';
import type { RecordingsRead } from '../woordlijsten/recordings.read.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { storedAntwoord } from './stored-antwoord.ts';
import type { DayPlanner, PlannedFor } from './day-planner.ts';
import { deurenBase, deurenOfTaak } from './deuren.ts';
import { FREE, type FreePlay } from './free-play.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import { countItems, createPlayable, presentPlayable, type Playable } from './playable.ts';
import { weightsOfRonde, kalibratieOf, spellingsOf } from './pool.ts';
import { voortgangOf } from './route.ts';
import type { Spelronde, SpelrondeRequest } from './somvensters.contract.ts';
import type { SomvensterRow, TaakRow } from './somvensters.repository.ts';
import type { NiveauRow, SpelrondeRow } from './spelrondes.repository.ts';
import type { Sun } from './route.contract.ts';
import { stateAtStart, updateState } from './state.service.ts';

export interface SpelrondesDeps {
  recordings: RecordingsRead;
  transaction: Transaction<PracticeRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  planner: DayPlanner;
  free: FreePlay;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
interface Spot {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
}
interface Prepared extends Playable {
  taken: readonly TaakRow[];
  spel: ServedSpel;
  toestand: Uint8Array;
  seq: number;
  gegeven: AntwoordInput[];
  verzoek: SpelrondeRequest;
  free: Sun | undefined;
  meekijken: boolean;
}

/** What somebody sees who looks along, also what was not made yet. */
type LookAhead = (repos: PracticeRepositories) => Promise<SomvensterRow[]>;

/** No new round starts on a stone that is closed, or on a route that has ended. */
const SHUT = new Set(['dicht', 'overgeslagen']);
const CLOSED = new Set(['ingetrokken', 'bevroren', 'gepland']);

export class SpelrondesService {
  constructor(private readonly deps: SpelrondesDeps) {}

  /** Opens a round, or gives the same one again; an adult gets a dry round and nothing is stored. */
  async open(access: Access, spot: Spot, request: SpelrondeRequest): Promise<Spelronde> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, spot.leerlingId);
    const { id: settingId, instelling: base } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const { land, locale } = access.session;
    const ahead = meekijken
      ? await this.readyToLook({ leerling, instelling: base, settingId, locale, land, dry: true }, request.game)
      : undefined;
    const spel = this.deps.spellen.get(request.game);
    if (spel === undefined) throw createError('NIET_GEVONDEN');
    const ronde = await this.deps.transaction(async (repos) => {
      const { somvenster, taak } = await this.findTaak(repos, access.adminId, { spot, ahead });
      const niveaus = await repos.rondes.findNiveaus(access.adminId, leerling.id);
      await this.verifySpel(repos, { taak, spel, leerling, niveaus, instelling: base, land });
      const state = await this.stand(repos, leerling, { instelling: base, rondeId: request.rondeId, meekijken });
      const v: Prepared = {
        ...createPlayable(this.deps.content, { leerling, somvenster, taak, instelling: base, land }),
        taken: somvenster.taken,
        spel,
        ...state,
        verzoek: request,
        free: await this.sunOf(repos, somvenster, { leerling, instelling: base }),
        meekijken,
      };
      const niveau = niveaus.find((n) => n.spel === spel.slug);
      const ronde = meekijken
        ? this.nieuw(v, niveau?.s ?? 0)
        : await this.save(repos, access, { v, s: niveau?.s ?? 0 });
      return this.present(v, ronde, (niveau?.gespeeld ?? 0) === 0 && v.gegeven.length === 0);
    });
    return { ...ronde, said: await this.deps.recordings.find(leerling.admin_id, spellingsOf({ items: ronde.pool })) };
  }

  /** What the pupil knows at the beginning of the round, and what was answered in it before. */
  private async stand(
    repos: PracticeRepositories,
    leerling: LeerlingRow,
    o: { instelling: Oefeninstelling; rondeId: string; meekijken: boolean },
  ): Promise<Pick<Prepared, 'toestand' | 'seq' | 'gegeven'>> {
    const who = {
      id: leerling.id,
      adminId: leerling.admin_id,
      jaargroep: leerling.jaargroep,
      startniveau: leerling.startniveau,
    };
    const { content } = this.deps;
    const { folded, seq } = await updateState(repos.toestand, who, {
      content,
      instelling: o.instelling,
      save: !o.meekijken,
    });
    const rows = o.meekijken ? [] : await repos.rondes.findAntwoorden(who.adminId, who.id, o.rondeId);
    if (rows.length === 0) return { toestand: folded.toestand, seq, gegeven: [] };
    return {
      toestand: await stateAtStart(repos.toestand, who, { content, instelling: o.instelling, rondeId: o.rondeId }),
      seq,
      gegeven: rows.map(storedAntwoord),
    };
  }

  /** The game must take the formats of the stone, be allowed by the teacher and stand behind an open door. */
  private async verifySpel(
    repos: PracticeRepositories,
    what: {
      taak: TaakRow;
      spel: ServedSpel;
      leerling: LeerlingRow;
      niveaus: readonly NiveauRow[];
      instelling: Oefeninstelling;
      land: 'NL' | 'BE';
    },
  ): Promise<void> {
    const { sterren: stars } = await repos.rondes.findTotals(what.leerling.admin_id, what.leerling.id);
    const deuren = deurenBase(
      this.deps,
      { sterren: stars, niveaus: what.niveaus },
      { groep: Math.max(3, what.leerling.jaargroep), land: what.land, instelling: what.instelling },
    );
    if (!canPlay(what.spel.slug, deurenOfTaak(deuren, what.taak)))
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'SPEL_PAST_NIET' });
  }

  /** The map of an adult who looks along; the week is read before the transaction begins. */
  private async readyToLook(who: PlannedFor, spel: string): Promise<LookAhead> {
    const week = await this.deps.planner.findWeek(who.leerling);
    return async (repos) => {
      const free = await this.deps.free.route(repos, who, spel);
      return [...(await this.deps.planner.lookAhead(repos, who, week)), ...(free === undefined ? [] : [free])];
    };
  }

  /** How long free play may go on; nothing for any other stone. */
  private async sunOf(
    repos: PracticeRepositories,
    { soort: kind, id }: SomvensterRow,
    who: { leerling: LeerlingRow; instelling: Oefeninstelling },
  ): Promise<Sun | undefined> {
    if (kind !== FREE) return undefined;
    return { over: await this.deps.free.secondsLeft(repos, who, id), van: who.instelling.vrijSpelenMin * 60 };
  }

  private async findTaak(
    repos: PracticeRepositories,
    adminId: string,
    { spot, ahead }: { spot: Spot; ahead: LookAhead | undefined },
  ): Promise<{ somvenster: SomvensterRow; taak: TaakRow }> {
    const somvenster =
      (await repos.somvensters.find(adminId, spot.leerlingId, spot.somvensterId)) ??
      (await ahead?.(repos))?.find(({ id }) => id === spot.somvensterId);
    const taak = somvenster?.taken.find((t) => t.id === spot.taakId);
    if (somvenster === undefined || taak === undefined) throw createError('NIET_GEVONDEN');
    if (CLOSED.has(somvenster.status) || SHUT.has(taak.status)) throw createError('STAP_NIET_TOEGESTAAN');
    return { somvenster, taak };
  }

  private nieuw(v: Prepared, s: number): Pick<SpelrondeRow, 'id' | 'dag' | 's' | 'items'> & { seed: number } {
    const seed = hashText(v.verzoek.rondeId);
    const day = dayOf(this.deps.clock.now());
    const items = countItems(this.deps, v, { spel: v.spel, toestand: v.toestand, seed, day, s });
    if (items === undefined) throw createError('POOL_LEEG');
    return { id: v.verzoek.rondeId, seed, dag: day, s, items };
  }

  /** Refuses in the hours of rest, and when the sun of free play is down. */
  private verifyTime(session: Access['session'], { instelling: setting, free: sun }: Prepared): void {
    const resting = quietAt(hoursIn(session, setting), this.deps.clock.now());
    if (resting !== undefined) throw createError('THUIS_RUST', { waarden: { tijd: resting.vanaf } });
    if (sun?.over === 0) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'VRIJ_OP' });
  }

  private async save(
    repos: PracticeRepositories,
    { adminId, session }: Access,
    { v, s }: { v: Prepared; s: number },
  ): Promise<Pick<SpelrondeRow, 'id' | 'dag' | 's' | 'items'> & { seed: number }> {
    const existing = await repos.rondes.find(adminId, v.leerling.id, v.verzoek.rondeId);
    // What was begun may be finished; nothing new begins.
    if (existing === undefined) this.verifyTime(session, v);
    const newOne = existing === undefined ? this.nieuw(v, s) : undefined;
    const row =
      newOne === undefined
        ? existing
        : await repos.rondes.create({
            ...newOne,
            adminId,
            leerlingId: v.leerling.id,
            taakId: v.taak.id,
            spel: v.spel.slug,
            arm: armOf(v.instelling, v.arm),
            apparaat: v.verzoek.apparaat,
            nu: new Date(this.deps.clock.now()),
          });
    // A round id of another task or game is a mistake of the client, never a second round; a round that has ended stays ended.
    if (row === undefined || row.taak_id !== v.taak.id || row.spel !== v.spel.slug || row.geeindigd !== null)
      throw createError('STAP_NIET_TOEGESTAAN');
    const begin = nextTaak(voortgangOf(v.taak, v.taken), { soort: 'begin' });
    if (begin.ok)
      await repos.somvensters.updateTaak(adminId, v.taak.id, { ...begin.value.taak, doneAt: v.taak.klaar_op });
    return { ...row, seed: Number(row.seed) };
  }

  private present(
    v: Prepared,
    ronde: { id: string; seed: number; dag: number; s: number; items: number },
    firstTime: boolean,
  ): Omit<Spelronde, 'said'> {
    return {
      rondeId: ronde.id,
      game: v.spel.slug,
      seed: ronde.seed,
      pool: v.pool.items,
      leerdoelen: v.pool.leerdoelen,
      kalibratie: kalibratieOf(this.deps.content, v.pool),
      ...weightsOfRonde(this.deps.content, v.leerling.admin_id),
      toestand: Buffer.from(v.toestand).toString('base64'),
      ...presentPlayable(v),
      items: ronde.items,
      s: ronde.s,
      day: ronde.dag,
      eersteKeer: firstTime,
      seq: v.seq,
      gegeven: v.gegeven,
      ...(v.free === undefined ? {} : { free: v.free }),
      droog: v.meekijken,
    };
  }
}
