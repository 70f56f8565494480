import { createBlockLayout } from '#engine/core/oefening/select/blocks.ts';
import type { Content } from '../../platform/content/content.ts';
import { createTransaction, type Transaction } from '../../platform/database/transaction.ts';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { Platform } from '../../platform/module.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { WeekPlansRead } from '../week-plans/week-plans.read.ts';
import { RecordingsRead } from '../woordlijsten/recordings.read.ts';
import { DayPlanner } from './day-planner.ts';
import { FreePlay } from './free-play.ts';
import type { PracticeRepositories } from './practice-repositories.ts';
import { SomvenstersRepository } from './somvensters.repository.ts';
import { SpelrondesRepository } from './spelrondes.repository.ts';
import { StateRepository } from './state.repository.ts';

/** What every service of practice stands on. */
export interface Practice extends Pick<Platform, 'clock'> {
  transaction: Transaction<PracticeRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  recordings: RecordingsRead;
  weeks: WeekPlansRead;
  planner: DayPlanner;
  free: FreePlay;
  content: Content;
  spellen: Spellen;
}

export function createPractice({
  db,
  clock,
  content,
  spellen,
}: Pick<Platform, 'db' | 'clock' | 'content' | 'spellen'>): Practice {
  const layout = createBlockLayout(content.model);
  const weeks = new WeekPlansRead(db);
  const transaction = createTransaction<PracticeRepositories>(db, (trx) => ({
    somvensters: new SomvenstersRepository(trx),
    rondes: new SpelrondesRepository(trx),
    toestand: new StateRepository(trx, layout),
    ledger: new LedgerRepository(trx),
  }));
  return {
    transaction,
    leerlingen: new LeerlingenRead(db),
    instellingen: new OefeninstellingenRead(db),
    recordings: new RecordingsRead(db),
    weeks,
    planner: new DayPlanner({ weeks, content, spellen, clock }),
    free: new FreePlay({ content, spellen, clock }),
    content,
    spellen,
    clock,
  };
}
