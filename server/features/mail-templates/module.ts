import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { MailTextRepository } from '../../platform/mail/mail-texts.repository.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { mailTemplateEndpoints as templates } from './mail-templates.contract.ts';
import { MailTemplatesRepository } from './mail-templates.repository.ts';
import { MailTemplatesService } from './mail-templates.service.ts';

const createTemplateRoutes = (mount: Mount, service: MailTemplatesService): Mounted[] => [
  mount(templates.list, () => service.list()),
  mount(templates.find, ({ params }) => service.find(params)),
  mount(templates.versions, ({ params }) => service.versions(params)),
  mount(templates.change, ({ access, params, body }) => service.update(access, params, body)),
  mount(templates.tryOut, ({ access, params }) => service.tryOut(access, params)),
  mount(templates.publish, ({ access, params, body }) => service.publish(access, params, body.revision)),
  mount(templates.takeBack, ({ access, params, body }) => service.takeBack(access, params, body.revision)),
  mount(templates.restore, ({ access, params, body }) => service.restore(access, params, body.revision)),
];

/** What every mail says, written and published by our office. */
export const module: FeatureModule = {
  name: 'mail-templates',
  build({ db, clock, vault, mail, mount }) {
    const service = new MailTemplatesService({
      transaction: createTransaction(db, (trx) => ({
        templates: new MailTemplatesRepository(trx),
        texts: new MailTextRepository(trx),
        mail: new MailRepository(trx, vault),
        audit: new AuditRepository(trx),
      })),
      addresses: mail.adressen,
      clock,
    });
    return { routes: createTemplateRoutes(mount, service) };
  },
};
