import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../../platform/auth/vault.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { PeriodicWork } from '../../platform/jobs/periodic-work.ts';
import { offerSeats } from './seats.ts';
import { postSignUp } from './sign-up-post.ts';
import type { WebinarRepositories } from './webinars.service.ts';

interface Deps {
  transaction: Transaction<WebinarRepositories>;
  vault: Vault;
  clock: Clock;
}

const DAY_MS = 86_400_000;

/** All day long: a seat that was not taken in time goes to the next, and the day before everybody is reminded. */
export class WebinarWorker implements PeriodicWork {
  readonly name = 'webinars';
  readonly everyMinutes = 1;

  constructor(private readonly deps: Deps) {}

  async run(): Promise<number> {
    return (await this.passOn()) + (await this.remind());
  }

  private passOn(): Promise<number> {
    const now = new Date(this.deps.clock.now());
    return this.deps.transaction(async (repos) => {
      const free = await repos.webinars.expireOffers(now);
      for (const id of free) {
        await repos.webinars.lock(id);
        await offerSeats({ ...repos, vault: this.deps.vault }, id, now);
      }
      return free.length;
    });
  }

  private remind(): Promise<number> {
    const now = this.deps.clock.now();
    return this.deps.transaction(async (repos) => {
      const rows = await repos.webinars.takeReminders(new Date(now), new Date(now + DAY_MS));
      for (const who of rows) {
        const webinar = await repos.webinars.find(who.webinar_id);
        if (webinar !== undefined)
          await postSignUp({ ...repos, vault: this.deps.vault }, { who, webinar }, { template: 'webinar-herinnering' });
      }
      return rows.length;
    });
  }
}
