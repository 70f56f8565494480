import { TwoStep } from '../../platform/auth/tweestaps.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { AuthRepository } from './auth.repository.ts';
import { createAuthRoutes } from './auth.routes.ts';
import { AuthService } from './auth.service.ts';

/** The way in and out. */
export const module: FeatureModule = {
  name: 'auth',
  build({ db, clock, sessions, tokens, passwords, brake, counters, vault, publicPem, mount }) {
    const service = new AuthService({
      repository: new AuthRepository(db),
      sessies: sessions,
      tokens,
      wachtwoorden: passwords,
      brake,
      tellers: counters,
      clock,
      mail: new MailRepository(db, vault),
      tweestaps: new TwoStep(db, vault),
    });
    return { routes: createAuthRoutes(mount, service, publicPem) };
  },
};
