import { v5 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { unpack } from '#engine/core/oefening/select/pack.ts';
import { listFormats } from '#engine/core/somvenster/formats.ts';
import { freeSecondsLeft, knownWoorden } from '#engine/core/somvenster/free-play.ts';
import { deurenFor } from '#engine/core/somvenster/route.ts';
import type { Content } from '../../platform/content/content.ts';
import { modelFor } from '../../platform/content/model-for.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dateOf, dayOf } from '../../platform/time/clock.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { itemsOfStone, type StoneWoord } from '../woordlijsten/list-item.read.ts';
import { deurenBase, deurenOfTaak, playable } from './deuren.ts';
import { goalsOf } from './list-stones.ts';
import { jaargroepOf } from './playable.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import type { FreeRoute, TaakRow } from './somvensters.repository.ts';
import { updateState } from './state.service.ts';
import type { FreeOffer } from './route.contract.ts';

interface Deps {
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
/** Who plays freely, under which setting. */
export interface FreePlayer {
  leerling: LeerlingRow;
  instelling: Oefeninstelling;
  land: 'NL' | 'BE';
  locale: TextLocale;
}
/** Kind and status of the route that holds the free stones of a day; the map never shows it. */
export const FREE = 'vrij';

/** Playing for fun when the work of the day is done: words that are known, for the minutes of the teacher. */
export class FreePlay {
  constructor(private readonly deps: Deps) {}

  /** Seconds left on the free route of a day; none on that of another day. */
  async secondsLeft(
    repos: PracticeRepositories,
    { leerling, instelling: setting }: Pick<FreePlayer, 'leerling' | 'instelling'>,
    routeId = this.routeId(leerling.id),
  ): Promise<number> {
    if (routeId !== this.routeId(leerling.id)) return 0;
    const rondes = await repos.rondes.findOnRoute(leerling.admin_id, leerling.id, routeId);
    const times = rondes.map(({ begonnen: begun, geeindigd: ended }) => ({
      begun: begun.getTime(),
      ended: ended?.getTime() ?? null,
    }));
    return freeSecondsLeft(setting.vrijSpelenMin, times, this.deps.clock.now());
  }

  /** What the map offers; nothing when the teacher set no minutes, or when too few words are known yet. */
  async offer(
    repos: PracticeRepositories,
    player: FreePlayer & { sterren: number; niveaus: Parameters<typeof deurenBase>[1]['niveaus'] },
  ): Promise<FreeOffer | undefined> {
    const { leerling, instelling: setting, land } = player;
    if (setting.vrijSpelenMin === 0) return undefined;
    const taak = await this.taak(repos, player, '');
    const over = await this.secondsLeft(repos, player);
    const base = deurenBase(this.deps, player, { groep: jaargroepOf(leerling), land, instelling: setting });
    const deuren = taak === undefined ? undefined : deurenOfTaak(base, taak);
    const spellen = deuren === undefined ? [] : deurenFor({ ...deuren, max: deuren.available.length });
    return spellen.length === 0 ? undefined : { over, van: setting.vrijSpelenMin * 60, spellen };
  }

  /** The free route of today with the stone of one game; the next round of the day has a stone of its own. */
  async route(repos: PracticeRepositories, player: FreePlayer, spel: string): Promise<FreeRoute | undefined> {
    const { leerling, locale } = player;
    const id = this.routeId(leerling.id);
    const played = await repos.rondes.findOnRoute(leerling.admin_id, leerling.id, id);
    const taak = await this.taak(repos, player, v5(`${spel}/${played.length}`, id));
    if (taak === undefined) return undefined;
    const title = serverText(locale, 'route.vrij');
    return {
      id,
      leerling_id: leerling.id,
      soort: FREE,
      titel: title,
      start: dateOf(this.deps.clock.now()),
      eind: null,
      status: FREE,
      kleur: 'A',
      voltooid_op: null,
      week: null,
      taken: [{ ...taak, titel: title, somvenster_id: id }],
    };
  }

  private routeId(leerlingId: string): string {
    return v5(`${dateOf(this.deps.clock.now())}/${FREE}`, leerlingId);
  }

  /** Words that the leerling knows as one stone; none when they are too few for a game. */
  private async taak(
    repos: PracticeRepositories,
    player: FreePlayer,
    id: string,
  ): Promise<Omit<TaakRow, 'somvenster_id'> | undefined> {
    const woorden = await this.mix(repos, player);
    if (woorden.length < CONSTANTS.ITEMS_MIN) return undefined;
    const setting = playable(player.instelling, this.deps.spellen);
    return {
      id,
      leerling_id: player.leerling.id,
      volgnummer: 1,
      titel: '',
      doel_ids: goalsOf(itemsOfStone(this.deps.content, woorden)),
      formaten: listFormats({ groep: jaargroepOf(player.leerling), instelling: setting }),
      items: Math.min(CONSTANTS.ITEMS_DEFAULT, woorden.length),
      status: 'klaar',
      sterren: 0,
      steen: 'geen',
      is_steun: false,
      steun_van: null,
      spellen: [],
      voorbeelden: [],
      klaar_op: null,
      woordlijst_id: null,
      woorden,
    };
  }

  private async mix(repos: PracticeRepositories, { leerling, instelling: setting }: FreePlayer): Promise<StoneWoord[]> {
    const { content, clock } = this.deps;
    const { id, admin_id: adminId, jaargroep, startniveau } = leerling;
    const who = { id, adminId, jaargroep, startniveau };
    const { folded } = await updateState(repos.toestand, who, { content, instelling: setting, save: false });
    const state = unpack(folded.toestand);
    if (!state.ok) throw new Error(state.fout);
    return knownWoorden(modelFor(content, adminId), state.value, dayOf(clock.now())).map((woordId) => ({
      id: woordId,
    }));
  }
}
