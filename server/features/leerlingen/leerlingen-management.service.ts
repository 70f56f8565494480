import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { dateOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { renameGroep } from './rename-groep.ts';
import type {
  LeerlingDetail,
  LeerlingList,
  LeerlingListQuery,
  Leerlingnotitie,
  LeerlingChange,
  Startniveaus,
  StartniveausSet,
  Relocation,
  Moved,
} from './leerlingen-management.contract.ts';
import type { LeerlingDetailRow, LeerlingenManagementRepository } from './leerlingen-management.repository.ts';
import type { LeerlingenRead } from './leerlingen.read.ts';
import type { LeerlingListRepository, ListVraag } from './leerling-list.repository.ts';

export interface LeerlingenManagementRepositories {
  leerlingen: LeerlingenManagementRepository;
  read: LeerlingenRead;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<LeerlingenManagementRepositories>;
  repository: LeerlingenManagementRepository;
  lijst: LeerlingListRepository;
  groepen: GroepenRead;
  read: LeerlingenRead;
  clock: Clock;
}
interface Rule {
  actie: string;
  soort: string;
  doelId: string;
}

/** Lists, changes and moves leerlingen. */
export class LeerlingenManagementService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, query: LeerlingListQuery): Promise<LeerlingList> {
    const descending = query.sorteer.startsWith('-');
    const { rijen: rows, totaal: total } = await this.deps.lijst.findPage({
      adminId: access.adminId,
      docentId: access.scope === 'eigen' ? access.session.gebruikerId : null,
      zoek: nameKey(query.zoek)
        .split(' ')
        .filter((woord) => woord !== ''),
      groep: query.groep ?? null,
      column: columnOf(query.sorteer),
      descending,
      van: (query.pagina - 1) * query.grootte,
      aantal: query.grootte,
    });
    return {
      totaal: total,
      pagina: query.pagina,
      grootte: query.grootte,
      items: rows.map((row) => ({
        id: row.id,
        naam: row.naam,
        roepnaam: row.roepnaam,
        dier: row.dier,
        jaargroep: row.jaargroep,
        gebruikersnaam: row.gebruikersnaam,
        ...(row.groep_id === null || row.groep === null ? {} : { groep: { id: row.groep_id, naam: row.groep } }),
        ...(row.laatst === null ? {} : { laatstGeoefendOp: row.laatst.toISOString() }),
      })),
    };
  }

  async find(access: Access, leerlingId: string): Promise<LeerlingDetail> {
    await this.deps.read.require(access, leerlingId);
    return present(await this.require(this.deps.repository, access.adminId, leerlingId));
  }

  async update(access: Access, leerlingId: string, change: LeerlingChange): Promise<LeerlingDetail> {
    return this.write(
      access,
      { actie: 'leerling.gewijzigd', soort: 'leerling', doelId: leerlingId },
      async ({ leerlingen, read }) => {
        await read.lock(access, [leerlingId]);
        const old = await this.require(leerlingen, access.adminId, leerlingId);
        const { versie: version, gebruikersnaam, ...fields } = change;
        if (gebruikersnaam !== undefined) {
          const free = await leerlingen.saveName(access.adminId, leerlingId, {
            oud: nameKey(old.gebruikersnaam),
            nieuw: nameKey(gebruikersnaam),
          });
          if (!free) throw createError('ONGELDIGE_INVOER', { velden: { gebruikersnaam: 'bestaat_al' } });
        }
        const { roepnaam: voornaam, voorvoegsel, achternaam } = fields;
        const gebruiker = withoutEmpty({ gebruikersnaam, voornaam, voorvoegsel, achternaam });
        const succeeded = await leerlingen.save(access.adminId, leerlingId, {
          versie: version,
          velden: withoutEmpty(fields),
          gebruiker,
        });
        if (!succeeded)
          throw createError('GEWIJZIGD_DOOR_ANDER', {
            details: present(await this.require(leerlingen, access.adminId, leerlingId)),
          });
        for (const groep of old.groepen) await renameGroep(leerlingen, access.adminId, groep.id);
        return present(await this.require(leerlingen, access.adminId, leerlingId));
      },
    );
  }

  /** Moves leerlingen to a group, or out of every group; answers where they were. */
  async move(access: Access, { ids, naarGroepId: toGroepId, subgroepId }: Relocation): Promise<Moved> {
    const groep = toGroepId === null ? null : await this.deps.groepen.require(access, toGroepId);
    if (groep?.gearchiveerd === true) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'GROEP_GEARCHIVEERD' });
    return this.write(
      access,
      { actie: 'leerlingen.verplaatst', soort: 'groep', doelId: toGroepId ?? access.adminId },
      async ({ leerlingen, read }) => {
        await read.lock(access, ids);
        const memberships = await leerlingen.findMemberships(access.adminId, ids);
        const date = dateOf(this.deps.clock.now());
        await leerlingen.closeMemberships(access.adminId, ids, date);
        if (toGroepId !== null)
          await this.place(leerlingen, access.adminId, { groepId: toGroepId, subgroepId, ids, datum: date });
        return {
          vorige: ids.map((leerlingId) => ({
            leerlingId,
            groepId: memberships.find((member) => member.leerling_id === leerlingId)?.groep_id ?? null,
          })),
        };
      },
    );
  }

  /** Level where practice begins; answers what it was. */
  setStartniveau(access: Access, { ids, niveau }: Startniveaus): Promise<StartniveausSet> {
    return this.write(
      access,
      { actie: 'leerlingen.startniveau', soort: 'leerlingen', doelId: String(ids.length) },
      async ({ leerlingen, read }) => {
        await read.lock(access, ids);
        const previous = await leerlingen.findStartniveaus(access.adminId, ids);
        await leerlingen.saveStartniveau(access.adminId, ids, niveau);
        return {
          vorige: previous.map(({ id, startniveau }) => ({
            leerlingId: id,
            niveau: startniveau === null ? null : Number(startniveau),
          })),
        };
      },
    );
  }

  async addNotitie(access: Access, { ids, tekst: text }: Leerlingnotitie): Promise<void> {
    await this.write(
      access,
      { actie: 'leerlingen.notitie', soort: 'leerlingen', doelId: String(ids.length) },
      async ({ leerlingen, read }) => {
        await read.lock(access, ids);
        const at = new Date(this.deps.clock.now());
        await leerlingen.saveNotities(
          access.adminId,
          ids.map((leerlingId) => ({ id: v7(), leerlingId, van: access.session.gebruikerId, tekst: text, op: at })),
        );
      },
    );
  }

  private async place(
    leerlingen: LeerlingenManagementRepository,
    adminId: string,
    spot: { groepId: string; subgroepId: string | undefined; ids: readonly string[]; datum: string },
  ): Promise<void> {
    await leerlingen.openMemberships(adminId, spot.groepId, spot);
    if ((await leerlingen.countMembers(adminId, spot.groepId)) > CONSTANTS.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTS.GROEP_MAX } });
    if (
      spot.subgroepId !== undefined &&
      !(await leerlingen.addSubgroepMembers(adminId, { id: spot.subgroepId, groepId: spot.groepId }, spot.ids))
    )
      throw createError('NIET_GEVONDEN');
    await renameGroep(leerlingen, adminId, spot.groepId);
  }

  private async require(
    leerlingen: LeerlingenManagementRepository,
    adminId: string,
    id: string,
  ): Promise<LeerlingDetailRow> {
    const row = await leerlingen.findDetail(adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    return row;
  }

  private write<T>(
    access: Access,
    rule: Rule,
    work: (repos: LeerlingenManagementRepositories) => Promise<T>,
  ): Promise<T> {
    return this.deps.transaction(async (repos) => {
      const out = await work(repos);
      await repos.audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        ...rule,
        reden: access.reden,
      });
      return out;
    });
  }
}

const COLUMNS = ['naam', 'jaargroep', 'groep', 'laatst'] as const;
const columnOf = (sort: string): ListVraag['column'] => COLUMNS.find((column) => sort.endsWith(column)) ?? 'naam';

function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, name === 'voorvoegsel' && value === '' ? null : value]),
  );
}

function present(row: LeerlingDetailRow): LeerlingDetail {
  return {
    id: row.id,
    versie: row.versie,
    roepnaam: row.roepnaam,
    voorvoegsel: row.voorvoegsel ?? '',
    achternaam: row.achternaam,
    jaargroep: row.jaargroep,
    gebruikersnaam: row.gebruikersnaam,
    dier: row.dier,
    notitie: row.notitie ?? '',
    groepen: row.groepen,
    ...(row.startniveau === null ? {} : { startniveau: Number(row.startniveau) }),
  };
}
