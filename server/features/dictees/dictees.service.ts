import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LiveHearer, LiveUpdates } from '../../platform/live/live-updates.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { WoordlijstenRead } from '../woordlijsten/woordlijsten.read.ts';
import type { AntwoordBooking } from './booking.ts';
import { dictatedGoals, dictatedList } from './dictee-words.ts';
import type { ClassDictee, DicteeList, DicteeStep, DicteeUpdate, NewDictee } from './dictees.contract.ts';
import type { DicteeRow, DicteesRepository } from './dictees.repository.ts';
import { topicOf } from './topic.ts';

interface Deps {
  repository: DicteesRepository;
  booking: AntwoordBooking;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  lists: WoordlijstenRead;
  content: Content;
  live: LiveUpdates;
  clock: Clock;
}

/** The side of the teacher: making a dictation, reading it aloud, seeing what everybody writes. */
export class DicteesService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, groepId: string): Promise<DicteeList> {
    await this.deps.groepen.require(access, groepId);
    const rows = await this.deps.repository.findByGroep(access.adminId, groepId);
    return {
      items: rows.map(({ id, titel: title, stand, woorden, deelnemers: taking, aangemaakt_op: made }) => ({
        id,
        titel: title,
        stand,
        woorden: woorden.length,
        deelnemers: taking,
        op: made.toISOString(),
      })),
    };
  }

  async create(access: Access, groepId: string, newOne: NewDictee): Promise<ClassDictee> {
    const groep = await this.deps.groepen.require(access, groepId);
    const id = v7();
    const woorden = await this.wordsOf(access, newOne, {
      groep: Math.max(3, ...groep.jaargroepen),
      seed: hashText(id),
    });
    if (woorden.length === 0) throw createError('ONGELDIGE_INVOER', { velden: { woordlijstId: 'kies' } });
    await this.deps.repository.create(access.adminId, { id, groep_id: groepId, titel: newOne.titel, woorden });
    return this.find(access, id);
  }

  async find(access: Access, id: string): Promise<ClassDictee> {
    const { repository, leerlingen } = this.deps;
    const row = await this.require(access, id);
    const taking = new Set(await repository.findTaking(access.adminId, id));
    const members = await leerlingen.findByGroep(access.adminId, row.groep_id);
    const known = new Set(members.map((member) => member.id));
    return {
      id,
      groepId: row.groep_id,
      titel: row.titel,
      stand: row.stand,
      nr: row.nr,
      woorden: row.woorden.map(({ woord, zin }) => ({ woord, zin })),
      leerlingen: members.map((member) => ({ id: member.id, naam: member.weergavenaam, here: taking.has(member.id) })),
      antwoorden: (await repository.findAntwoorden(access.adminId, id)).filter(({ leerlingId }) =>
        known.has(leerlingId),
      ),
    };
  }

  /** Another word, or the end: then what was written counts. A dictation that was closed stays so. */
  async step(access: Access, id: string, { stand, nr }: DicteeStep): Promise<ClassDictee> {
    const row = await this.require(access, id);
    if (row.stand === 'gesloten' && stand === 'bezig') throw createError('STAP_NIET_TOEGESTAAN');
    const place = Math.min(nr, row.woorden.length);
    const { repository, booking, live, clock } = this.deps;
    await repository.save(access.adminId, id, {
      stand,
      nr: place,
      ...(stand === 'gesloten' && row.stand !== 'gesloten' ? { closed_at: new Date(clock.now()) } : {}),
    });
    const update: DicteeUpdate = { soort: 'stand', stand, nr: place };
    await live.publish(topicOf(id), update);
    if (stand === 'gesloten') await booking.book(access.adminId, row);
    return this.find(access, id);
  }

  /** Only one that was never begun: what children wrote is not thrown away. */
  async remove(access: Access, id: string): Promise<void> {
    const row = await this.require(access, id);
    if (row.stand !== 'klaar') throw createError('STAP_NIET_TOEGESTAAN');
    await this.deps.repository.remove(access.adminId, id);
  }

  async follow(access: Access, id: string): Promise<(hear: LiveHearer) => () => void> {
    await this.require(access, id);
    return (hear) => this.deps.live.subscribe(topicOf(id), hear);
  }

  private async wordsOf(
    access: Access,
    { woordlijstId, doelIds = [] }: NewDictee,
    { groep, seed }: { groep: number; seed: number },
  ): Promise<DicteeRow['woorden']> {
    const { lists, content } = this.deps;
    if (woordlijstId !== undefined) return dictatedList(content, (await lists.require(access, woordlijstId)).woorden);
    return dictatedGoals(content, { doelIds, groep, land: access.session.land, seed });
  }

  /** A dictation of a group within reach, else 404. */
  private async require(access: Access, id: string): Promise<DicteeRow> {
    const row = await this.deps.repository.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    await this.deps.groepen.require(access, row.groep_id);
    return row;
  }
}
