import type { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { SomvenstersRepository } from './somvensters.repository.ts';
import type { SpelrondesRepository } from './spelrondes.repository.ts';
import type { StateRepository } from './state.repository.ts';

/** Everything practice reads and writes, bound to one transaction. */
export interface PracticeRepositories {
  somvensters: SomvenstersRepository;
  rondes: SpelrondesRepository;
  toestand: StateRepository;
  ledger: LedgerRepository;
}
