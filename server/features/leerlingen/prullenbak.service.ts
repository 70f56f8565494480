import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { nameKey, registeredName } from '../../platform/taal/name.ts';
import { dayOf, dateOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { bewaardagenOf, type LeavingLeerlingen } from './leaving.read.ts';
import { renameGroep } from './rename-groep.ts';
import type { Removed, Removal } from './leerlingen-management.contract.ts';
import type { LeerlingenManagementRepository } from './leerlingen-management.repository.ts';
import type { Restored, Restoration, Prullenbak, PrullenbakItem, PrullenbakQuery } from './prullenbak.contract.ts';
import type { BinItem, PrullenbakRepository, PrullenbakRow } from './prullenbak.repository.ts';
import type { ErasureService } from './wissen.service.ts';

export interface PrullenbakRepositories {
  bin: PrullenbakRepository;
  leerlingen: LeerlingenManagementRepository;
  leaving: LeavingLeerlingen;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<PrullenbakRepositories>;
  repository: PrullenbakRepository;
  licenties: LicentiesRead;
  groepen: GroepenRead;
  erasure: ErasureService;
  clock: Clock;
}

const docentOf = (access: Access): string | null => (access.scope === 'eigen' ? access.session.gebruikerId : null);

/** In the bin, out of it, and gone. */
export class PrullenbakService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, query: PrullenbakQuery): Promise<Prullenbak> {
    const { adminId } = access;
    const search = nameKey(query.zoek)
      .split(' ')
      .filter((woord) => woord !== '');
    const { rijen: rows, totaal: total } = await this.deps.repository.findPage({
      adminId,
      docentId: docentOf(access),
      zoek: search,
      van: (query.pagina - 1) * query.grootte,
      aantal: query.grootte,
    });
    const places = await this.deps.licenties.findSeats(adminId);
    return {
      totaal: total,
      pagina: query.pagina,
      grootte: query.grootte,
      items: rows.map((row) => this.present(row)),
      bewaardagen: await bewaardagenOf(this.deps.repository, adminId),
      ...(places === undefined ? {} : { vrijePlaatsen: Math.max(0, places.totaal - places.gebruikt) }),
    };
  }

  /** To the bin: sign-in dead, seat free, out of every list. */
  put(access: Access, removal: Removal): Promise<Removed> {
    return this.write(access, 'leerlingen.prullenbak', ({ leaving }) => leaving.toPrullenbak(access, removal));
  }

  /** Back to the own group or to another one, when there are seats. */
  async restore(access: Access, { ids, groepId }: Restoration): Promise<Restored> {
    const groep = groepId === undefined ? undefined : await this.deps.groepen.require(access, groepId);
    if (groep?.gearchiveerd === true) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'GROEP_GEARCHIVEERD' });
    return this.write(access, 'leerlingen.hersteld', async (repos) => {
      const items = await repos.bin.lock({ adminId: access.adminId, docentId: docentOf(access) }, ids);
      if (items.length !== new Set(ids).size) throw createError('NIET_GEVONDEN');
      await repos.licenties.claimSeats(access.adminId, items.length);
      await repos.bin.take(
        access.adminId,
        items.map(({ leerlingId }) => leerlingId),
      );
      const doel = items.map((item) => ({ ...item, groepId: groepId ?? item.groepId }));
      await this.place(repos.leerlingen, access.adminId, doel);
      return { aantal: items.length, zonderGroep: doel.filter((item) => item.groepId === null).length };
    });
  }

  /** For ever, after the first name was typed again. */
  async erase(access: Access, leerlingId: string, confirmation: string): Promise<void> {
    const [item] = await this.deps.repository.lock({ adminId: access.adminId, docentId: docentOf(access) }, [
      leerlingId,
    ]);
    if (item === undefined) throw createError('NIET_GEVONDEN');
    if (nameKey(confirmation) !== nameKey(item.roepnaam))
      throw createError('ONGELDIGE_INVOER', { velden: { bevestiging: 'formaat' } });
    await this.deps.erasure.erase(
      { adminId: access.adminId, leerlingId },
      { id: access.session.gebruikerId, rol: access.session.rol, reden: access.reden },
    );
  }

  private async place(
    leerlingen: LeerlingenManagementRepository,
    adminId: string,
    items: readonly BinItem[],
  ): Promise<void> {
    const date = dateOf(this.deps.clock.now());
    for (const groepId of new Set(items.flatMap((item) => item.groepId ?? []))) {
      const ids = items.filter((item) => item.groepId === groepId).map((item) => item.leerlingId);
      await leerlingen.openMemberships(adminId, groepId, { ids, datum: date });
      if ((await leerlingen.countMembers(adminId, groepId)) > CONSTANTS.GROEP_MAX)
        throw createError('GROEP_VOL', { waarden: { max: CONSTANTS.GROEP_MAX } });
      await renameGroep(leerlingen, adminId, groepId);
    }
  }

  private present(row: PrullenbakRow): PrullenbakItem {
    const by =
      row.voornaam === null
        ? ''
        : registeredName({ voornaam: row.voornaam, voorvoegsel: row.voorvoegsel, achternaam: row.achternaam ?? '' });
    const days = dayOf(Date.parse(`${row.wissen_op}T12:00:00Z`)) - dayOf(this.deps.clock.now());
    return {
      leerlingId: row.leerling_id,
      naam: row.naam,
      roepnaam: row.roepnaam,
      dier: row.dier,
      jaargroep: row.jaargroep,
      door: by,
      op: row.op.toISOString(),
      reden: row.reden ?? '',
      wissenOp: row.wissen_op,
      dagenOver: Math.max(0, days),
      ...(row.groep_id === null || row.groep === null ? {} : { groep: { id: row.groep_id, naam: row.groep } }),
    };
  }

  private write<T>(
    access: Access,
    action: string,
    work: (repos: PrullenbakRepositories) => Promise<T & { aantal: number }>,
  ): Promise<T & { aantal: number }> {
    return this.deps.transaction(async (repos) => {
      const out = await work(repos);
      await repos.audit.save({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: action,
        soort: 'aantal',
        doelId: String(out.aantal),
        reden: access.reden,
      });
      return out;
    });
  }
}
