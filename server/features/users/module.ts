import type { FeatureModule } from '../../platform/module.ts';
import { UsersRepository } from './users.repository.ts';
import { createUsersRoutes } from './users.routes.ts';
import { UsersService } from './users.service.ts';

/** Who is signed in. */
export const module: FeatureModule = {
  name: 'users',
  build: ({ db, mount }) => ({ routes: createUsersRoutes(mount, new UsersService(new UsersRepository(db))) }),
};
