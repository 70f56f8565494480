import type { Knex } from 'knex';
import { loadEckSeal } from '../../platform/auth/eck.ts';
import { SessionRepository } from '../../platform/auth/session.repository.ts';
import { MissLimit } from '../../platform/counter/miss-limit.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { SsoAcceptanceRead } from '../docenten/sso-acceptance.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { loadProviders } from './providers.ts';
import { RelyingParty } from './relying-party.ts';
import { SSO_LINK_LIMITS, SsoLinksService, type SsoLinkRepositories } from './sso-links.service.ts';
import { SsoRepository } from './sso.repository.ts';
import { createSsoRoutes } from './sso.routes.ts';
import { SsoService, type SsoRepositories } from './sso.service.ts';
import { VisitCookie } from './visit-cookie.ts';

const DAY_MS = 86_400_000;
const repositories = (db: Knex): SsoRepositories => ({
  sso: new SsoRepository(db),
  sessions: new SessionRepository(db),
});
const linkRepositories = (db: Knex): SsoLinkRepositories => ({
  sso: new SsoRepository(db),
  audit: new AuditRepository(db),
  leerlingen: new LeerlingenRead(db),
  invited: new SsoAcceptanceRead(db),
});

/** Single sign-on: our server is the relying party of the services of schools. */
export const module: FeatureModule = {
  name: 'sso',
  build({ db, env, clock, log, tokens, vault, counters, brake, passwords, mail, mount }) {
    const providers = loadProviders(env);
    const service = new SsoService({
      ...repositories(db),
      transaction: createTransaction(db, repositories),
      tokens,
      eck: loadEckSeal(env.DATA_DIR, env.ECK_KEY),
      clock,
    });
    const links = new SsoLinksService({
      ...linkRepositories(db),
      transaction: createTransaction(db, linkRepositories),
      providers,
      wachtwoorden: passwords,
      brake,
      limits: {
        identity: new MissLimit(counters, SSO_LINK_LIMITS.identity),
        address: new MissLimit(counters, SSO_LINK_LIMITS.address),
      },
      clock,
    });
    return {
      routes: createSsoRoutes(mount, {
        service,
        links,
        parties: providers.map((provider) => new RelyingParty(provider)),
        cookie: new VisitCookie(vault, () => clock.now()),
        counters,
        addresses: mail.adressen,
        log,
      }),
      jobs: [{ name: 'sso.codes', run: () => new SsoRepository(db).forget(new Date(clock.now() - DAY_MS)) }],
    };
  },
};
