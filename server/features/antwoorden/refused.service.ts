import { isMeekijker } from '#engine/core/domein/areas.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Refused } from './refused.contract.ts';
import type { RefusedLine, RefusedRepository } from './refused.repository.ts';

const DAY_MS = 86_400_000;
/** Reports of one leerling a day that reach the log: more of them tell nothing new. */
const PER_DAY = 20;

const lineOf = ({ clientId, reden: reason }: Refused['afgekeurd'][number]): RefusedLine => ({
  clientId,
  actie: `antwoord.afgekeurd:${reason}`,
});

/** Tells the school that answers of a child could not be stored. */
export class RefusedService {
  constructor(private readonly deps: { repository: RefusedRepository; counters: CounterStorage }) {}

  async report({ adminId, session }: Access, { afgekeurd: refused }: Refused): Promise<void> {
    if (isMeekijker(session.rol)) throw createError('MEEKIJKEN');
    const leerlingId = session.gebruikerId;
    if ((await this.deps.counters.countUp(`afgekeurd:${leerlingId}`, DAY_MS)) > PER_DAY) return;
    await this.deps.repository.save({ adminId, leerlingId, rol: session.rol }, refused.map(lineOf));
  }
}
