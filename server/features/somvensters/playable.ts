import { hashText } from '#engine/core/basis/rng.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { AntwoordInput, Arm } from '#engine/core/oefening/contract/antwoord.ts';
import type { LiveRonde } from '#engine/core/oefening/contract/ronde-options.ts';
import { createRonde } from '#engine/core/oefening/ronde/ronde.ts';
import { ALL_VRAGEN } from '#engine/core/oefening/vraag/all-vragen.ts';
import { isDone } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { ServedSpel } from '../../platform/spellen/spellen.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { voiceOf } from '../leerlingen/voice.read.ts';
import { formatsOf } from './deuren.ts';
import { weightsOfRonde, kalibratieOf, poolFor, type OpenPool } from './pool.ts';
import { statusOf } from './route.ts';
import type { Spelronde } from './somvensters.contract.ts';
import type { SomvensterRow, TaakRow } from './somvensters.repository.ts';

/** A stone with all that a round on it is played from, whether it is opened now or packed for a day without a line. */
export interface Playable {
  leerling: LeerlingRow;
  taak: TaakRow;
  arm: Arm | undefined;
  instelling: Oefeninstelling;
  pool: OpenPool;
  land: 'NL' | 'BE';
}
/** One round on a stone: its game and where it starts. */
interface Start {
  spel: ServedSpel;
  toestand: Uint8Array;
  seed: number;
  day: number;
  s: number;
}

export const jaargroepOf = (leerling: LeerlingRow): number => Math.max(3, leerling.jaargroep);

/** A teacher's list is asked as it stands: no year, goal or number of new words holds a word back. */
const listSetting = (setting: Oefeninstelling): Oefeninstelling => ({
  ...setting,
  inhoud: 'leerlijn',
  leerdoelIds: [],
  niveauVan: 3,
  niveauTot: 8.5,
  nieuwPerSessie: CONSTANTS.ITEMS_MAX,
});

/** A support stone is easier than what the teacher set; which items of a large goal come along is fixed per stone. */
export function createPlayable(
  content: Content,
  o: {
    leerling: LeerlingRow;
    somvenster: Pick<SomvensterRow, 'soort'>;
    taak: TaakRow;
    instelling: Oefeninstelling;
    land: 'NL' | 'BE';
  },
): Playable {
  const { leerling, somvenster, taak, land } = o;
  const base = taak.woorden === null ? o.instelling : listSetting(o.instelling);
  // Free play brings nothing that is hard.
  const easy = taak.is_steun || somvenster.soort === 'vrij';
  const setting: Oefeninstelling = easy ? { ...base, moeilijkheid: 'makkelijk' } : base;
  // An entry test measures once; played again for fun it is a round like any other.
  const arm = somvenster.soort === 'instap' && !isDone({ status: statusOf(taak) }) ? 'intake' : undefined;
  const pool = poolFor(content, {
    doelIds: taak.doel_ids,
    land,
    instelling: setting,
    seed: hashText(taak.id),
    woorden: taak.woorden,
  });
  return { leerling, taak, arm, instelling: setting, pool, land };
}

function beginRonde(
  { content, clock }: { content: Content; clock: Clock },
  v: Playable,
  start: Start & { gegeven?: readonly AntwoordInput[] },
): LiveRonde | undefined {
  const created = createRonde(
    {
      pool: v.pool.items,
      leerdoelen: v.pool.leerdoelen,
      kalibratie: kalibratieOf(content, v.pool),
      ...weightsOfRonde(content, v.leerling.admin_id),
      toestand: start.toestand,
      instelling: v.instelling,
      groep: jaargroepOf(v.leerling),
      doelIds: v.taak.doel_ids,
      formaten: formatsOf(v.taak),
      capabilities: start.spel.capabilities,
      spel: start.spel.slug,
      items: v.taak.items,
      seed: start.seed,
      day: start.day,
      s: start.s,
      calm: false,
      reducedMotion: false,
      title: v.taak.titel,
      ...(v.arm === undefined ? {} : { arm: v.arm }),
      ...(start.gegeven === undefined ? {} : { gegeven: start.gegeven }),
      clock,
      onAntwoord: () => undefined,
    },
    ALL_VRAGEN,
  );
  return created.ok ? created.value : undefined;
}

/** Number of items such a round begins with: fewer when the words run out. None at all = it cannot be played. */
export const countItems = (source: { content: Content; clock: Clock }, v: Playable, start: Start): number | undefined =>
  beginRonde(source, v, start)?.goal.items;

/**
 * Whether a round has nothing left to ask after these answers, by playing it again: its last words turned out to have
 * no good question in this game, or an entry test knew enough. The word of the device is not taken for it.
 */
export const isPlayedOut = (
  source: { content: Content; clock: Clock },
  v: Playable,
  start: Start & { gegeven: readonly AntwoordInput[] },
): boolean => beginRonde(source, v, start)?.next() === null;

/** What every round on the stone says of it. */
export const presentPlayable = (
  v: Playable,
): Pick<Spelronde, 'instelling' | 'groep' | 'doelIds' | 'formaten' | 'titel' | 'arm' | 'stem'> => ({
  instelling: v.instelling,
  groep: jaargroepOf(v.leerling),
  doelIds: v.taak.doel_ids,
  formaten: formatsOf(v.taak),
  titel: v.taak.titel,
  ...(v.arm === undefined ? {} : { arm: v.arm }),
  stem: voiceOf(v.leerling, v.instelling, v.land),
});
