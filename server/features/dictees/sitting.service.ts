import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { normalizeRuw } from '#engine/core/scoring/judgment.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LiveHearer, LiveUpdates } from '../../platform/live/live-updates.ts';
import type { DictatedAntwoorden } from '../antwoorden/dictated.read.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { SpokenRead, SpokenSound } from '../woordlijsten/spoken.read.ts';
import type { AntwoordBooking } from './booking.ts';
import { dicteeUpdateSchema, type DicteeUpdate } from './dictees.contract.ts';
import type { DicteeRow, DicteesRepository } from './dictees.repository.ts';
import type { DicteeSitting, DueDictees, SittingParams, SpokenPart } from './sitting.contract.ts';
import { topicOf } from './topic.ts';

interface Deps {
  repository: DicteesRepository;
  booking: AntwoordBooking;
  dictated: DictatedAntwoorden;
  leerlingen: LeerlingenRead;
  spoken: SpokenRead;
  live: LiveUpdates;
  clock: Clock;
}
const DAY_MS = 86_400_000;

/** The side of the leerling. Nothing that goes out here spells a word. */
export class SittingService {
  constructor(private readonly deps: Deps) {}

  /** What can be joined now, and what was missed and is not done yet. */
  async due(access: Access, leerlingId: string): Promise<DueDictees> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, leerlingId);
    if (meekijken) return { items: [] };
    const rows = await this.deps.repository.findForLeerling(leerling.admin_id, leerling.id, this.since());
    return {
      items: rows
        .map(({ id, titel: title, stand, woorden, written }) => ({
          id,
          titel: title,
          at: standOf({ stand, woorden }, written),
        }))
        .filter(({ at }) => at === 'bezig' || at === 'inhalen')
        .map(({ id, titel: title, at }) => ({ id, titel: title, nu: at === 'bezig' })),
    };
  }

  /** A leerling that opens it takes part from then on; an adult only looks. */
  async find(access: Access, { leerlingId, dicteeId }: SittingParams): Promise<DicteeSitting> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(access, leerlingId);
    const row = await this.require(leerling, dicteeId);
    const written = await this.written(leerling, row);
    if (!meekijken) await this.join(leerling, row);
    return {
      stand: standOf(row, written.length),
      titel: row.titel,
      nr: row.stand === 'gesloten' ? Math.min(row.woorden.length, nextOf(row, written)) : row.nr,
      aantal: row.woorden.length,
      ingevuld: written.map(({ nr, ruw }) => ({ nr, ruw })),
      meekijken,
    };
  }

  /** Writes a word down and tells the teacher at once. What was typed before the end and comes later counts as well. */
  async note(
    access: Access,
    { leerlingId, dicteeId, nr }: SittingParams & { nr: number },
    given: { ruw: string },
  ): Promise<{ genoteerd: true }> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const row = await this.require(leerling, dicteeId);
    const woord = row.woorden[nr - 1];
    if (woord === undefined) throw createError('NIET_GEVONDEN');
    if (row.stand === 'klaar' || (row.stand === 'bezig' && nr > row.nr)) throw createError('STAP_NIET_TOEGESTAAN');
    await this.join(leerling, row);
    const ruw = normalizeRuw(given.ruw);
    const right = this.deps.dictated.verdict({ itemId: woord.id, doelId: woord.doelId, ruw })?.goed ?? false;
    const antwoord = { leerlingId: leerling.id, nr, ruw, goed: right };
    await this.deps.repository.note(leerling.admin_id, row.id, { ...antwoord, client_id: v7() });
    const update: DicteeUpdate = { soort: 'antwoord', ...antwoord };
    await this.deps.live.publish(topicOf(row.id), update);
    if (row.stand === 'gesloten') await this.deps.booking.book(leerling.admin_id, row);
    return { genoteerd: true };
  }

  /** Says a word or its sentence: the word as the school recorded it, else in the voice of the leerling. Nothing for a word without a sentence. */
  async hear(
    access: Access,
    { leerlingId, dicteeId, nr }: SittingParams & { nr: number },
    part: SpokenPart,
  ): Promise<SpokenSound | undefined> {
    const { leerling } = await this.deps.leerlingen.open(access, leerlingId);
    const row = await this.require(leerling, dicteeId);
    const woord = row.woorden[nr - 1];
    if (woord === undefined || (row.stand !== 'gesloten' && nr > row.nr)) throw createError('NIET_GEVONDEN');
    const said =
      part === 'woord' ? ({ kind: 'w', text: woord.woord } as const) : ({ kind: 'z', text: woord.zin } as const);
    return said.text === '' ? undefined : this.deps.spoken.say(access, leerling, said);
  }

  /** Only where the dictation is, never what somebody else writes. */
  async follow(access: Access, { leerlingId, dicteeId }: SittingParams): Promise<(hear: LiveHearer) => () => void> {
    const { leerling } = await this.deps.leerlingen.open(access, leerlingId);
    const row = await this.require(leerling, dicteeId);
    return (hear) =>
      this.deps.live.subscribe(topicOf(row.id), (data) => {
        const update = dicteeUpdateSchema.safeParse(data);
        if (data === undefined || (update.success && update.data.soort === 'stand')) hear(data);
      });
  }

  private async join(leerling: LeerlingRow, row: DicteeRow): Promise<void> {
    const spot = { dicteeId: row.id, leerlingId: leerling.id, rondeId: v7() };
    if (row.stand === 'klaar' || !(await this.deps.repository.join(leerling.admin_id, spot))) return;
    const update: DicteeUpdate = { soort: 'hier', leerlingId: leerling.id };
    await this.deps.live.publish(topicOf(row.id), update);
  }

  private since(): Date {
    return new Date(this.deps.clock.now() - CONSTANTS.DICTEE_DAYS * DAY_MS);
  }

  /** A dictation of the own group that is not too long ago, else 404. */
  private async require(leerling: LeerlingRow, id: string): Promise<DicteeRow> {
    const of = { id, closedSince: this.since() };
    const row = await this.deps.repository.findOneForLeerling(leerling.admin_id, leerling.id, of);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private async written(leerling: LeerlingRow, row: DicteeRow): Promise<{ nr: number; ruw: string }[]> {
    const rows = await this.deps.repository.findAntwoorden(leerling.admin_id, row.id, leerling.id);
    return rows.filter(({ ruw }) => ruw !== '');
  }
}

function standOf({ stand, woorden }: Pick<DicteeRow, 'stand' | 'woorden'>, written: number): DicteeSitting['stand'] {
  if (stand === 'klaar') return 'wacht';
  if (stand === 'bezig') return 'bezig';
  return written >= woorden.length ? 'klaar' : 'inhalen';
}

/** First word that is not written yet. */
const nextOf = ({ woorden }: DicteeRow, written: readonly { nr: number }[]): number =>
  woorden.findIndex((_, index) => !written.some(({ nr }) => nr === index + 1)) + 1 || woorden.length;
