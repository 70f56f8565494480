import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import { makeBackup, noteMoment, type BackupOrder } from '../../platform/backup/backup.ts';
import { BackupDoor, type DoorRequest } from '../../platform/backup/door.ts';
import type { BackgroundWork } from '../../platform/jobs/background-work.ts';
import type { NightJob } from '../../platform/jobs/night-work.ts';
import type { Logger } from '../../platform/logging/logger.ts';

interface Deps {
  db: Knex;
  dataDir: string;
  clock: Clock;
  log: Logger;
}

async function make(deps: Deps, order: BackupOrder): Promise<string> {
  const { path, manifest, gone } = await makeBackup(deps, order);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  deps.log.info({ path, rows, gone: gone.length }, 'backup made');
  return path;
}

/** The backup of the night, where a folder for it was set. */
export class NightlyBackup implements NightJob {
  readonly name = 'backup';

  constructor(
    private readonly deps: Deps,
    private readonly order: BackupOrder,
  ) {}

  async run(): Promise<void> {
    await make(this.deps, this.order);
  }
}

/** Lets a command on this machine ask for a backup of the embedded database while the server runs. */
export class BackupOnRequest implements BackgroundWork {
  readonly name = 'backup.door';
  private readonly door: BackupDoor;

  constructor(deps: Deps) {
    this.door = new BackupDoor(deps.dataDir, async (request: DoorRequest) => {
      if (request.work === 'backup') return make(deps, request);
      await noteMoment(deps.db, 'restore_test', new Date(deps.clock.now()));
      return '';
    });
  }

  start(): void {
    this.door.open();
  }

  run(): Promise<number> {
    return Promise.resolve(0);
  }

  stop(): Promise<void> {
    return this.door.close();
  }
}
