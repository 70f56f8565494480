import type { Clock } from '#engine/core/basis/clock.ts';
import type { Access } from '../../platform/http/route.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { AdminListRepository, AdminListRow } from './admin-list.repository.ts';
import { QUIET_DAYS, type Admin, type AdminList, type AdminListQuery, type ListedAdmin } from './admins.contract.ts';
import type { AdminsRepository } from './admins.repository.ts';

const DAY_MS = 86_400_000;

export class AdminsService {
  constructor(
    private readonly repository: AdminsRepository,
    private readonly customers: AdminListRepository,
    private readonly clock: Clock,
  ) {}

  /** Customers as the office looks for them. */
  async list(query: AdminListQuery): Promise<AdminList> {
    const { rows, total } = await this.customers.list(query, new Date(this.clock.now() - QUIET_DAYS * DAY_MS));
    return { items: rows.map(present), totaal: total, pagina: query.pagina, grootte: query.grootte };
  }

  async find(access: Access): Promise<Admin> {
    const row = await this.repository.find(access.adminId);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    const { licentie_status: licentieStatus, licentie_einde: end, plaatsen: places, gebruikt: used, ...rest } = row;
    return {
      ...rest,
      licentieStatus,
      ...(end === null ? {} : { licentieEinde: end }),
      ...(places === null ? {} : { plaatsen: { totaal: places, gebruikt: used } }),
    };
  }
}

const present = (row: AdminListRow): ListedAdmin => ({
  id: row.id,
  soort: row.soort,
  naam: row.naam,
  plaats: row.plaats,
  land: row.land,
  code: row.code,
  email: row.email,
  status: row.licentie_status,
  eind: row.licentie_einde,
  plaatsen: row.plaatsen === null ? null : { totaal: row.plaatsen, gebruikt: row.gebruikt },
  features: row.features ?? [],
  behandelaar: row.handler,
  lastLogin: row.last_login?.toISOString() ?? null,
});
