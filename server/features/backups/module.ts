import type { FeatureModule } from '../../platform/module.ts';
import { BackupOnRequest, NightlyBackup } from './backup.service.ts';

/** Backups: by night, and of the embedded database when a command asks for one. */
export const module: FeatureModule = {
  name: 'backups',
  build({ db, env, clock, log }) {
    const deps = { db, dataDir: env.DATA_DIR, clock, log };
    const { BACKUP_DIR: folder, BACKUP_KEYS_DIR: keys, BACKUP_DAYS: days } = env;
    const hasDoor = env.DATABASE_URL === undefined && process.platform !== 'win32';
    return {
      routes: [],
      jobs: folder === undefined ? [] : [new NightlyBackup(deps, { folder, keys, days })],
      background: hasDoor ? [new BackupOnRequest(deps)] : [],
    };
  },
};
