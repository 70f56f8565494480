import type { SomvenstersRepository } from './somvensters.repository.ts';
import type { SpelrondesRepository } from './spelrondes.repository.ts';
import type { ToestandRepository } from './toestand.repository.ts';

/** Everything practice reads and writes, bound to one transaction. */
export interface OefenRepositories {
  somvensters: SomvenstersRepository;
  rondes: SpelrondesRepository;
  toestand: ToestandRepository;
}
