import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import { MethodetoetsenRepository } from './methodetoetsen.repository.ts';
import { presentResults } from './toets-present.ts';
import type { ToetsResults } from './toets-results.contract.ts';

/** What came of a toets, for whoever writes a plan from it. */
export class ToetsOutcomeRead {
  private readonly repository: MethodetoetsenRepository;

  constructor(
    db: Knex,
    private readonly deps: { content: Pick<Content, 'leerdoelen'>; clock: Clock },
  ) {
    this.repository = new MethodetoetsenRepository(db);
  }

  /** Undefined when the tenant has no such toets, or its licence no tests. */
  async find(adminId: string, toetsId: string): Promise<ToetsResults | undefined> {
    if (!(await this.repository.hasFeature(adminId))) return undefined;
    const row = await this.repository.find(adminId, toetsId);
    if (row === undefined) return undefined;
    const { content, clock } = this.deps;
    return presentResults(row, await this.repository.findAfnamen(adminId, [toetsId]), { content, now: clock.now() });
  }
}
