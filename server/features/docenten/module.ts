import type { Knex } from 'knex';
import { SessionRepository } from '../../platform/auth/session.repository.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { OfficePost } from '../../platform/mail/office-post.ts';
import { OfficeRepository } from '../../platform/mail/office.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { DocentenRepository } from './docenten.repository.ts';
import { createDocentenRoutes, createOfficeUitnodigingenRoutes, createReceptionRoutes } from './docenten.routes.ts';
import { DocentenService, type DocentenRepositories } from './docenten.service.ts';
import { OfficeStaffRepository } from './office-staff.repository.ts';
import { createOfficeStaffRoutes } from './office-staff.routes.ts';
import { OfficeStaffService } from './office-staff.service.ts';
import { OfficeUitnodigingenRepository } from './office-uitnodigingen.repository.ts';
import { OfficeUitnodigingenService } from './office-uitnodigingen.service.ts';
import { PlannedUitnodigingen } from './planned-uitnodigingen.ts';
import { ReceptionService } from './reception.service.ts';
import { ReminderService } from './remind.service.ts';
import { TotpResetService } from './totp-reset.service.ts';
import { UitnodigingPost } from './uitnodiging-post.ts';
import { UitnodigingenRepository } from './uitnodigingen.repository.ts';
import { UitnodigingenService } from './uitnodigingen.service.ts';

const build =
  (vault: Vault) =>
  (db: Knex): DocentenRepositories => ({
    docenten: new DocentenRepository(db),
    uitnodigingen: new UitnodigingenRepository(db),
    sessies: new SessionRepository(db),
    mail: new MailRepository(db, vault),
    audit: new AuditRepository(db),
  });

/** The people who work in a tenant, and how they come in. */
export const module: FeatureModule = {
  name: 'docenten',
  build({ db, clock, vault, passwords, mount }) {
    const transaction = createTransaction(db, build(vault));
    const shared = { ...build(vault)(db), transaction, clock };
    const post = new UitnodigingPost({ vault, clock });
    const uitnodigingen = new UitnodigingenService({ ...shared, post });
    const sent = new OfficeUitnodigingenRepository(db);
    const atOffice = createTransaction(db, (trx) => ({ ...build(vault)(trx), staff: new OfficeStaffRepository(trx) }));
    const staff = {
      ...shared,
      staff: new OfficeStaffRepository(db),
      transaction: atOffice,
      invitations: uitnodigingen,
    };
    return {
      routes: [
        ...createDocentenRoutes(mount, { docenten: new DocentenService(shared), uitnodigingen }),
        ...createOfficeUitnodigingenRoutes(mount, new OfficeUitnodigingenService({ sent, uitnodigingen, clock })),
        ...createOfficeStaffRoutes(mount, {
          staff: new OfficeStaffService(staff),
          totp: new TotpResetService({ transaction: atOffice, clock }),
        }),
        ...createReceptionRoutes(
          mount,
          new ReceptionService({
            ...shared,
            wachtwoorden: passwords,
            office: new OfficePost({ ...shared, office: new OfficeRepository(db) }),
          }),
        ),
      ],
      periodic: [
        new PlannedUitnodigingen({
          transaction: createTransaction(db, (trx) => ({
            ...build(vault)(trx),
            sent: new OfficeUitnodigingenRepository(trx),
          })),
          post,
          clock,
        }),
      ],
      jobs: [new ReminderService({ transaction, jobs: new JobsRepository(db), post, clock })],
    };
  },
};
