import type { Knex } from 'knex';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';

/** What is written down about who saw or changed care data. */
export type CareAction =
  | 'zorg.lijst'
  | 'zorg.bekeken'
  | 'zorg.plan'
  | 'zorg.voorstel'
  | 'zorg.dossier'
  | 'zorg.gemaakt'
  | 'zorg.gewijzigd'
  | 'zorg.verwijderd'
  | 'zorg.stap'
  | 'zorg.logregel'
  | 'zorg.evaluatie'
  | 'zorg.aanvulling'
  | 'zorg.toets';

const FEATURE = 'featureZorgtraject';

/** The one door to care data: licence, reach, and a line in the audit for whoever comes in. */
export class PlanGate {
  constructor(
    private readonly db: Knex,
    private readonly deps: { leerlingen: LeerlingenRead; audit: AuditRepository },
  ) {}

  /** Refuses with 402 when the licence of the tenant has no care plans. */
  async requireFeature({ adminId }: Access): Promise<void> {
    if (!(await this.hasFeature(adminId))) throw createError('FUNCTIE_NIET_IN_LICENTIE');
  }

  /** Whether the licence of a tenant has care plans. */
  async hasFeature(adminId: string): Promise<boolean> {
    const row: { admin_id: string } | undefined = await this.db('licenties')
      .where({ admin_id: adminId })
      .whereRaw('? = ANY(features)', [FEATURE])
      .first('admin_id');
    return row !== undefined;
  }

  /** A leerling whose care data may be seen, else 402 or 404. */
  async require(access: Access, leerlingId: string): Promise<LeerlingRow> {
    await this.requireFeature(access);
    return this.deps.leerlingen.require(access, leerlingId);
  }

  /** Every look at care data and every change of it is a row. */
  async record(access: Access, action: CareAction, leerlingIds: readonly string[]): Promise<void> {
    if (leerlingIds.length === 0) return;
    await this.deps.audit.saveAll(
      leerlingIds.map((leerlingId) => ({
        adminId: access.adminId,
        wie: access.session.gebruikerId,
        rol: access.session.rol,
        actie: action,
        soort: 'leerling',
        doelId: leerlingId,
        reden: access.reden,
      })),
    );
  }
}
