import type { Knex } from 'knex';
import { MissLimit } from '../../platform/counter/miss-limit.ts';
import { AuditRepository } from '../../platform/database/audit.repository.ts';
import { createTransaction } from '../../platform/database/transaction.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import type { FeatureModule } from '../../platform/module.ts';
import { ErasureList } from '../../platform/privacy/erasure-list.ts';
import { GroepenRead } from '../groepen/groepen.read.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { LicentiesRead } from '../licenties/licenties.read.ts';
import { StateBaseRead } from '../somvensters/state-base.read.ts';
import { MoveListsRepository } from './move-lists.repository.ts';
import { TransferRepository } from './transfer.repository.ts';
import { TransferService } from './transfer.service.ts';
import { VerhuistokensRepository } from './verhuistokens.repository.ts';
import { createVerhuistokensRoutes } from './verhuistokens.routes.ts';
import { TenantMovesRepository } from './tenant-moves.repository.ts';
import { createTenantMovesRoutes } from './tenant-moves.routes.ts';
import { TenantMovesService, type MoveRepositories } from './tenant-moves.service.ts';
import { TOKEN_LIMIT, VerhuistokensService, type TokenRepositories } from './verhuistokens.service.ts';

const build = (db: Knex): TokenRepositories => ({
  tokens: new VerhuistokensRepository(db),
  audit: new AuditRepository(db),
});

/** Handing a pupil to another tenant, and moving whole groups. */
export const module: FeatureModule = {
  name: 'verhuistokens',
  build({ db, clock, vault, passwords, counters, env, mount }) {
    const leerlingen = new LeerlingenRead(db);
    const tokens = new VerhuistokensService({
      ...build(db),
      leerlingen,
      transaction: createTransaction(db, build),
      limit: new MissLimit(counters, TOKEN_LIMIT),
      clock,
    });
    const transfer = new TransferService({
      tokens,
      groepen: new GroepenRead(db),
      leerlingen,
      hasher: passwords,
      vault,
      clock,
      erasureList: new ErasureList(env.DATA_DIR),
      transaction: createTransaction(db, (trx) => ({
        ...build(trx),
        transfer: new TransferRepository(trx),
        licenties: new LicentiesRead(trx),
        bases: new StateBaseRead(trx),
        mail: new MailRepository(trx, vault),
      })),
    });
    const buildMove = (trx: Knex): MoveRepositories => ({
      moves: new TenantMovesRepository(trx),
      transfer: new TransferRepository(trx),
      lists: new MoveListsRepository(trx),
      licenties: new LicentiesRead(trx),
      tokens: new VerhuistokensRepository(trx),
      mail: new MailRepository(trx, vault),
      audit: new AuditRepository(trx),
    });
    const moves = new TenantMovesService({
      transaction: createTransaction(db, buildMove),
      repos: buildMove(db),
      vault,
      erasureList: new ErasureList(env.DATA_DIR),
      clock,
    });
    return {
      routes: [...createVerhuistokensRoutes(mount, { tokens, transfer }), ...createTenantMovesRoutes(mount, moves)],
    };
  },
};
