import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { afnameAfter, mayStep, type ToetsStatus } from '#engine/core/domein/methodetoets.ts';
import { missingInToets } from '#engine/core/domein/toets-missing.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { AuditAction } from '../audit/audit.contract.ts';
import type { ToetsChange, ToetsCopy, ToetsList, ToetsRecord } from './methodetoetsen.contract.ts';
import type { AfnameRow, MethodetoetsenRepository, ToetsRow } from './methodetoetsen.repository.ts';
import { antwoordenOf, averageOf, percentageOf, tallyOf } from './score.ts';
import { afnameStandingOf, isHandedIn, toetsStandingOf } from './standing.ts';
import { auditLine, type OpenToets, type ToetsGate, type ToetsRepositories } from './toets-gate.ts';

interface Deps {
  repository: MethodetoetsenRepository;
  gate: ToetsGate;
  content: Pick<Content, 'leerdoelen'>;
  clock: Clock;
}

const STEP_AUDIT: Partial<Record<ToetsStatus, AuditAction>> = {
  gepland: 'methodetoets.gepubliceerd',
  concept: 'methodetoets.teruggehaald',
  gesloten: 'methodetoets.gesloten',
  nagekeken: 'methodetoets.vrijgegeven',
};

/** Tests of a group: making, publishing, closing, releasing. */
export class MethodetoetsenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, groepId: string): Promise<ToetsList> {
    const { repository, gate } = this.deps;
    await gate.requireGroep(access, groepId);
    const rows = await repository.findByGroep(access.adminId, groepId);
    const afnamen = await repository.findAfnamen(
      access.adminId,
      rows.map(({ id }) => id),
    );
    return {
      items: rows.map((row) =>
        this.itemOf(
          row,
          afnamen.filter((one) => one.methodetoets_id === row.id),
        ),
      ),
    };
  }

  async create(access: Access, groepId: string, title: string): Promise<ToetsRecord> {
    const { gate, repository } = this.deps;
    await gate.requireGroep(access, groepId);
    const id = v7();
    await repository.create(access.adminId, {
      id,
      groep_id: groepId,
      titel: title,
      soort: 'controle',
      moment: 'na',
      afspeelbeurten: CONSTANTS.TOETS_PLAYBACKS,
      grens_pct: CONSTANTS.TOETS_THRESHOLD,
    });
    const leerlingen = await repository.findLeerlingen(access.adminId, groepId);
    await repository.setParticipants(
      access.adminId,
      id,
      leerlingen.slice(0, CONSTANTS.GROEP_MAX).map((leerling) => leerling.id),
    );
    return this.find(access, id);
  }

  async find(access: Access, id: string): Promise<ToetsRecord> {
    const { row } = await this.deps.gate.require(access, id);
    return this.present(access.adminId, row);
  }

  /** Only a concept can be changed; a second teacher who was quicker wins, and the first sees what is there. */
  async change(
    access: Access,
    id: string,
    { versie: version, deelnemers: participants, ...fields }: ToetsChange,
  ): Promise<ToetsRecord> {
    await this.deps.gate.change(access, id, async ({ row, status }, { toetsen }) => {
      if (status !== 'concept') throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'TOETS_GEPUBLICEERD' });
      if (row.versie !== version)
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.present(access.adminId, row, toetsen) });
      this.checkGoals(fields);
      if (participants !== undefined)
        await this.setParticipants(access.adminId, row, { toetsen, deelnemers: participants });
      await toetsen.save(access.adminId, id, columnsOf(row, fields));
    });
    return this.find(access, id);
  }

  async remove(access: Access, id: string): Promise<void> {
    await this.deps.gate.change(access, id, async ({ status }, { toetsen }) => {
      if (status !== 'concept') throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'TOETS_GEPUBLICEERD' });
      await toetsen.remove(access.adminId, id);
    });
  }

  async step(access: Access, id: string, to: ToetsStatus): Promise<ToetsRecord> {
    await this.deps.gate.change(access, id, async (toets, repositories) => {
      if (!mayStep(toets.status, to)) throw createError('STAP_NIET_TOEGESTAAN');
      if (to === 'gepland') await this.requireComplete(access.adminId, toets.row, repositories);
      if (to === 'nagekeken') await this.release(access.adminId, toets, repositories);
      await repositories.toetsen.save(access.adminId, id, { status: to });
      const action = STEP_AUDIT[to];
      if (action !== undefined)
        await repositories.audit.save(auditLine(access, { actie: action, soort: 'groep', doelId: toets.row.groep_id }));
    });
    return this.find(access, id);
  }

  /** A word that turns out badly leaves the score of everybody; until the results are released. */
  async skip(
    access: Access,
    id: string,
    { nr, overslaan: skip }: { nr: number; overslaan: boolean },
  ): Promise<ToetsRecord> {
    await this.deps.gate.change(access, id, async ({ row, status }, { toetsen }) => {
      if (row.woorden[nr - 1] === undefined) throw createError('NIET_GEVONDEN');
      if (status !== 'open' && status !== 'gesloten') throw createError('STAP_NIET_TOEGESTAAN');
      const woorden = row.woorden.map((woord, index) => (index === nr - 1 ? { ...woord, overslaan: skip } : woord));
      await toetsen.save(access.adminId, id, { woorden });
    });
    return this.find(access, id);
  }

  /** The same words as a new concept, e.g. to test again who did not get there. */
  async copy(
    access: Access,
    id: string,
    { titel: title, deelnemers: participants, onlyWrong }: ToetsCopy,
  ): Promise<ToetsRecord> {
    const copyId = v7();
    await this.deps.gate.change(access, id, async ({ row }, { toetsen }) => {
      const afnamen = await toetsen.findAfnamen(access.adminId, [id]);
      const chosen = new Set(participants);
      const own = afnamen.filter((afname) => chosen.has(afname.leerling_id));
      const words = row.woorden.filter(
        (woord, index) => !woord.overslaan && (!onlyWrong || wasMissed(row, own, index)),
      );
      await toetsen.create(access.adminId, {
        id: copyId,
        groep_id: row.groep_id,
        titel: title,
        methode_notitie: row.methode_notitie,
        soort: 'controle',
        moment: row.moment,
        afspeelbeurten: row.afspeelbeurten,
        grens_pct: row.grens_pct,
        goal_marks: row.goal_marks,
        woorden: words,
        previous_id: id,
      });
      await this.setParticipants(access.adminId, { ...row, id: copyId }, { toetsen, deelnemers: participants });
    });
    return this.find(access, copyId);
  }

  private checkGoals({ woorden = [], goalMarks: marks = {} }: Pick<ToetsChange, 'woorden' | 'goalMarks'>): void {
    for (const doelId of Object.keys(marks))
      if (!this.deps.content.leerdoelen.has(doelId))
        throw createError('ONGELDIGE_INVOER', { velden: { [`goalMarks.${doelId}`]: 'kies' } });
    for (const [index, { leerdoelId }] of woorden.entries())
      if (leerdoelId !== undefined && !this.deps.content.leerdoelen.has(leerdoelId))
        throw createError('ONGELDIGE_INVOER', { velden: { [`woorden.${index}.leerdoelId`]: 'kies' } });
  }

  private async setParticipants(
    adminId: string,
    row: ToetsRow,
    { toetsen, deelnemers: participants }: Pick<ToetsRepositories, 'toetsen'> & { deelnemers: readonly string[] },
  ): Promise<void> {
    const members = new Set((await toetsen.findLeerlingen(adminId, row.groep_id)).map(({ id }) => id));
    const unique = [...new Set(participants)];
    if (!unique.every((id) => members.has(id)))
      throw createError('ONGELDIGE_INVOER', { velden: { deelnemers: 'kies' } });
    await toetsen.setParticipants(adminId, row.id, unique);
  }

  private async requireComplete(adminId: string, row: ToetsRow, { toetsen }: ToetsRepositories): Promise<void> {
    const participants = (await toetsen.findAfnamen(adminId, [row.id])).length;
    const missing = missingInToets(draftOf(row, participants), this.deps.clock.now());
    if (Object.keys(missing).length > 0) throw createError('ONGELDIGE_INVOER', { velden: missing });
  }

  /** Every sitting gets its last state; not while somebody still works in a window of its own. */
  private async release(adminId: string, { row, status }: OpenToets, { toetsen }: ToetsRepositories): Promise<void> {
    for (const afname of await toetsen.findAfnamen(adminId, [row.id])) {
      const next = afnameAfter(afnameStandingOf(afname, status, this.deps.clock.now()), 'vrijgeven');
      if (next === undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'TOETS_NOG_BEZIG' });
      await toetsen.saveAfname({ adminId, methodetoetsId: row.id, leerlingId: afname.leerling_id }, { status: next });
    }
  }

  private itemOf(row: ToetsRow, afnamen: readonly AfnameRow[]): ToetsList['items'][number] {
    const now = this.deps.clock.now();
    const status = toetsStandingOf(row, now);
    const states = afnamen.map((afname) => ({ afname, state: afnameStandingOf(afname, status, now) }));
    const done = states.filter(({ state }) => isHandedIn(state));
    const scores = done.flatMap(
      ({ afname }) => percentageOf(tallyOf(row.woorden, antwoordenOf(row.woorden, afname))) ?? [],
    );
    const average = averageOf(scores);
    return {
      id: row.id,
      titel: row.titel,
      soort: row.soort,
      status,
      vensterVan: row.venster_van?.toISOString() ?? null,
      vensterTot: row.venster_tot?.toISOString() ?? null,
      woorden: row.woorden.length,
      deelnemers: afnamen.length,
      ingeleverd: done.length,
      gemist: states.filter(({ state }) => state === 'gemist').length,
      ...(average === undefined ? {} : { average }),
    };
  }

  private async present(adminId: string, row: ToetsRow, repository = this.deps.repository): Promise<ToetsRecord> {
    const { content, clock } = this.deps;
    const participants = (await repository.findAfnamen(adminId, [row.id])).map((afname) => afname.leerling_id);
    return {
      id: row.id,
      groepId: row.groep_id,
      titel: row.titel,
      methodeNotitie: row.methode_notitie,
      soort: row.soort,
      moment: row.moment,
      vensterVan: row.venster_van?.toISOString() ?? null,
      vensterTot: row.venster_tot?.toISOString() ?? null,
      afspeelbeurten: row.afspeelbeurten,
      grensPct: row.grens_pct,
      goalMarks: row.goal_marks,
      woorden: row.woorden,
      deelnemers: participants,
      status: toetsStandingOf(row, clock.now()),
      versie: row.versie,
      ...(row.previous_id === null ? {} : { previousId: row.previous_id }),
      leerlingen: await repository.findLeerlingen(adminId, row.groep_id),
      doelen: [...content.leerdoelen.values()].map(({ id, naam: name }) => ({ id, naam: name })),
    };
  }
}

const draftOf = (row: ToetsRow, participants: number) => ({
  woorden: row.woorden,
  participants,
  begin: row.venster_van?.getTime(),
  end: row.venster_tot?.getTime(),
});

/** Whether one of these leerlingen missed a word. */
const wasMissed = (row: ToetsRow, afnamen: readonly AfnameRow[], index: number): boolean =>
  afnamen.some((afname) => antwoordenOf(row.woorden, afname)[index]?.goed === false);

const momentOf = (moment: string | null | undefined, old: Date | null): Date | null => {
  if (moment === undefined) return old;
  return moment === null ? null : new Date(moment);
};

const columnsOf = (row: ToetsRow, fields: Omit<ToetsChange, 'versie' | 'deelnemers'>) => ({
  titel: fields.titel ?? row.titel,
  methode_notitie: fields.methodeNotitie ?? row.methode_notitie,
  soort: fields.soort ?? row.soort,
  moment: fields.moment ?? row.moment,
  venster_van: momentOf(fields.vensterVan, row.venster_van),
  venster_tot: momentOf(fields.vensterTot, row.venster_tot),
  afspeelbeurten: fields.afspeelbeurten ?? row.afspeelbeurten,
  grens_pct: fields.grensPct ?? row.grens_pct,
  goal_marks: fields.goalMarks ?? row.goal_marks,
  woorden: fields.woorden ?? row.woorden,
});
