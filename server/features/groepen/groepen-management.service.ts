import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { withDuplicateCheck } from '../../platform/error/double.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames, registeredName } from '../../platform/taal/name.ts';
import type {
  DocentNames,
  GroepDetail,
  GroepCopy,
  GroepRemoved,
  GroepChange,
  NewGroep,
  SubgroepInput,
} from './groepen-management.contract.ts';
import type { GroepDetailRow, GroepenManagementRepository } from './groepen-management.repository.ts';
import type { GroepenRead } from './groepen.read.ts';
import { assignCode, checkCapacity, inOrder, type NewGroepen } from './new-groep.read.ts';

export interface GroepenManagementRepositories {
  groepen: GroepenManagementRepository;
  newGroepen: NewGroepen;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<GroepenManagementRepositories>;
  repository: GroepenManagementRepository;
  read: GroepenRead;
  clock: Clock;
}

const DOUBLE = { groepen_naam: 'naam', subgroepen_naam: 'naam' } as const;

/** Makes and changes groups. */
export class GroepenManagementService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, groepId: string): Promise<GroepDetail> {
    await this.deps.read.require(access, groepId);
    return this.present(this.deps.repository, access.adminId, groepId);
  }

  async listDocenten(access: Access): Promise<DocentNames> {
    const rows = await this.deps.repository.findDocenten(access.adminId);
    return {
      items: rows
        .map((row) => ({ id: row.id, naam: registeredName(row) }))
        .sort((a, b) => compareNames(a.naam, b.naam)),
    };
  }

  create(access: Access, newOne: NewGroep): Promise<GroepDetail> {
    return this.write(access, 'groep.toegevoegd', async (repos) => {
      const id = await repos.newGroepen.create(access, newOne);
      await this.linkDocenten(repos, access, { groepId: id, ids: newOne.docentIds });
      return id;
    });
  }

  async update(access: Access, groepId: string, change: GroepChange): Promise<GroepDetail> {
    await this.deps.read.require(access, groepId);
    return this.write(access, 'groep.gewijzigd', async ({ groepen }) => {
      const row = await this.require(groepen, access.adminId, groepId);
      const jaargroepen = change.jaargroepen === undefined ? row.jaargroepen : inOrder(change.jaargroepen);
      const succeeded = await groepen.save(access.adminId, groepId, {
        versie: change.versie,
        naam: change.naam ?? row.naam,
        jaargroepen,
      });
      if (!succeeded)
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.present(groepen, access.adminId, groepId) });
      return groepId;
    });
  }

  /** An archived group keeps its leerlingen and its answers; its sign-in code stops. */
  async setArchive(access: Access, groepId: string, archive: boolean): Promise<GroepDetail> {
    await this.deps.read.require(access, groepId);
    return this.write(access, archive ? 'groep.gearchiveerd' : 'groep.teruggehaald', async ({ groepen }) => {
      const row = await this.require(groepen, access.adminId, groepId);
      if ((row.gearchiveerd_op !== null) === archive) throw createError('STAP_NIET_TOEGESTAAN');
      if (!archive) await checkCapacity(groepen, access.adminId);
      await groepen.saveArchive(access.adminId, groepId, archive ? new Date(this.deps.clock.now()) : null);
      if (archive) await groepen.deleteCode(access.adminId, groepId);
      else await assignCode(groepen, access.adminId, groepId);
      return groepId;
    });
  }

  async delete(access: Access, groepId: string): Promise<GroepRemoved> {
    await this.deps.read.require(access, groepId);
    return this.deps.transaction(async ({ groepen, audit }) => {
      const withoutGroep = await groepen.delete(access.adminId, groepId);
      await audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: 'groep.verwijderd',
        soort: 'groep',
        doelId: groepId,
        reden: access.reden,
      });
      return { zonderGroep: withoutGroep };
    });
  }

  /** The same group for another school year: its years, docenten and standard setting, without leerlingen. */
  async copy(access: Access, groepId: string, copy: GroepCopy): Promise<GroepDetail> {
    await this.deps.read.require(access, groepId);
    return this.write(access, 'groep.gekopieerd', async (repos) => {
      const { groepen } = repos;
      const source = await this.require(groepen, access.adminId, groepId);
      const id = await repos.newGroepen.create(access, {
        ...copy,
        jaargroepen: source.jaargroepen,
        bronGroepId: groepId,
      });
      await groepen.saveDocenten(access.adminId, id, await groepen.findDocentIds(access.adminId, groepId));
      return id;
    });
  }

  async setDocenten(access: Access, groepId: string, ids: readonly string[]): Promise<GroepDetail> {
    await this.deps.read.require(access, groepId);
    return this.write(access, 'groep.docenten', async (repos) => {
      await this.linkDocenten(repos, access, { groepId, ids });
      return groepId;
    });
  }

  /** Adds a subgroup, or changes it when `subgroepId` is given. */
  async saveSubgroep(
    access: Access,
    spot: { groepId: string; subgroepId?: string },
    input: SubgroepInput,
  ): Promise<GroepDetail> {
    await this.deps.read.require(access, spot.groepId);
    return this.write(access, 'groep.subgroep', async ({ groepen }) => {
      const existing = await groepen.findSubgroepen(access.adminId, spot.groepId);
      if (spot.subgroepId !== undefined && !existing.some(({ id }) => id === spot.subgroepId))
        throw createError('NIET_GEVONDEN');
      const full = spot.subgroepId === undefined && existing.length >= CONSTANTS.SUBGROEPEN_PER_GROEP;
      if (full)
        throw createError('GROEP_VOL', {
          sleutel: 'SUBGROEPEN_VOL',
          waarden: { max: CONSTANTS.SUBGROEPEN_PER_GROEP },
        });
      await groepen.saveSubgroep(access.adminId, spot.groepId, { id: spot.subgroepId ?? v7(), ...input });
      return spot.groepId;
    });
  }

  async deleteSubgroep(access: Access, spot: { groepId: string; subgroepId: string }): Promise<GroepDetail> {
    await this.deps.read.require(access, spot.groepId);
    return this.write(access, 'groep.subgroep', async ({ groepen }) => {
      if (!(await groepen.deleteSubgroep(access.adminId, spot.groepId, spot.subgroepId)))
        throw createError('NIET_GEVONDEN');
      return spot.groepId;
    });
  }

  private async linkDocenten(
    { groepen }: Pick<GroepenManagementRepositories, 'groepen'>,
    access: Access,
    spot: { groepId: string; ids: readonly string[] },
  ): Promise<void> {
    const known = new Set((await groepen.findDocenten(access.adminId)).map(({ id }) => id));
    if (spot.ids.some((id) => !known.has(id))) throw createError('NIET_GEVONDEN');
    await groepen.saveDocenten(access.adminId, spot.groepId, spot.ids);
  }

  private async require(groepen: GroepenManagementRepository, adminId: string, id: string): Promise<GroepDetailRow> {
    const row = await groepen.find(adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  /** One transaction with its line in the audit; answers the group as it is after it. */
  private write(
    access: Access,
    action: string,
    work: (repos: GroepenManagementRepositories) => Promise<string>,
  ): Promise<GroepDetail> {
    return withDuplicateCheck(DOUBLE, () =>
      this.deps.transaction(async (repos) => {
        const id = await work(repos);
        await repos.audit.save({
          adminId: access.adminId,
          wie: access.session.gebruikerId,
          rol: access.session.rol,
          actie: action,
          soort: 'groep',
          doelId: id,
          reden: access.reden,
        });
        return this.present(repos.groepen, access.adminId, id);
      }),
    );
  }

  private async present(groepen: GroepenManagementRepository, adminId: string, id: string): Promise<GroepDetail> {
    const row = await this.require(groepen, adminId, id);
    const subgroepen = await groepen.findSubgroepen(adminId, id);
    return {
      id: row.id,
      naam: row.naam,
      jaargroepen: row.jaargroepen,
      schooljaar: row.schooljaar,
      gearchiveerd: row.gearchiveerd_op !== null,
      versie: row.versie,
      ...(row.code === null ? {} : { code: row.code }),
      docentIds: await groepen.findDocentIds(adminId, id),
      subgroepen: subgroepen.map((s) => ({ id: s.id, naam: s.naam, leerlingIds: s.leerling_ids })),
    };
  }
}
