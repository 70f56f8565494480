import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { serverText } from '../taal/texts.ts';
import type { Addresses } from './addresses.ts';
import type { Sender } from './sender.ts';
import type { MailRepository, MailRow } from './mail.repository.ts';
import { formatMail, type MailContent } from './formatting.ts';
import { isSecret, isTemplate, templateOf, fillMailTemplate, type TemplateCode } from './templates.ts';

const MINUTE = 60_000;
/** Wait after the first, second ... failure; after the last one the mail has failed. */
export const WAIT_TIMES_MIN = [1, 5, 30, 120, 720] as const;
/** A process that took a mail and died gives it back after this time. */
const LEASE_MS = 2 * MINUTE;
const CONCURRENT = 20;
const POLL_MS = 4_000;

interface Deps {
  mail: MailRepository;
  afzender: Sender;
  adressen: Addresses;
  clock: Clock;
  log: Logger;
}

/** Empties the queue of mail: takes what is due, lays it out and sends it, and puts back what failed. */
export class MailDeliverer {
  private busy: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly deps: Deps) {}

  start(): void {
    this.timer = setInterval(
      () => void this.run().catch((error: unknown) => this.deps.log.error({ err: error }, 'mail queue failed')),
      POLL_MS,
    );
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.busy.catch(() => 0);
    this.deps.afzender.close();
  }

  /** Sends everything that is due now; answers how many were handed over. One round at a time in a process. */
  run(): Promise<number> {
    this.busy = this.busy.catch(() => 0).then(() => this.ronde());
    return this.busy;
  }

  private async ronde(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const rows = await this.deps.mail.claim({
        nu: new Date(this.deps.clock.now()),
        leaseMs: LEASE_MS,
        hoogstens: CONCURRENT,
      });
      for (const row of rows) if (await this.deliver(row)) delivered += 1;
      if (rows.length < CONCURRENT) return delivered;
    }
  }

  private async deliver(row: MailRow): Promise<boolean> {
    const { mail, afzender: sender, clock, log } = this.deps;
    if (!isTemplate(row.sjabloon) || !row.readable) {
      await mail.finish(row, { status: 'mislukt', nu: new Date(clock.now()), eraseValues: true });
      log.error({ mail: row.id, sjabloon: row.sjabloon }, 'mail of an unknown template, or with a link of another key');
      return false;
    }
    try {
      const outcome = await sender.send(row.aan, this.content(row, row.sjabloon));
      const now = new Date(clock.now());
      await mail.finish(row, {
        status: outcome === 'bezorgd' ? 'verzonden' : 'teruggekomen',
        nu: now,
        eraseValues: isSecret(row.sjabloon),
      });
      if (outcome !== 'bezorgd') await mail.markBounced(row, now);
      return outcome === 'bezorgd';
    } catch (error) {
      await this.recordFailure(row, error);
      return false;
    }
  }

  private async recordFailure(row: MailRow, error: unknown): Promise<void> {
    const { mail, clock, log } = this.deps;
    const now = clock.now();
    const minutes = WAIT_TIMES_MIN[row.pogingen - 1];
    log.warn({ mail: row.id, sjabloon: row.sjabloon, poging: row.pogingen, err: error }, 'mail not sent');
    if (minutes === undefined) await mail.finish(row, { status: 'mislukt', nu: new Date(now), eraseValues: true });
    else await mail.retry(row, new Date(now + minutes * MINUTE));
  }

  private content(row: MailRow, code: TemplateCode): MailContent {
    const brand = serverText(row.locale, 'mail.productnaam');
    const { naam: name = '' } = row.waarden;
    const salutation =
      name === '' ? serverText(row.locale, 'mail.aanhef') : serverText(row.locale, 'mail.aanhefNaam', { naam: name });
    const path = row.waarden['pad'];
    const link = path === undefined ? undefined : this.deps.adressen.link(row.locale, path);
    const values = {
      productnaam: brand,
      hulpadres: this.deps.adressen.hulp,
      aanhef: salutation,
      ...row.waarden,
      ...(link === undefined ? {} : { link }),
    };
    return formatMail(fillMailTemplate(templateOf(code, row.locale), values), {
      locale: row.locale,
      link,
      brand,
      footer: serverText(row.locale, 'mail.voet', { hulpadres: this.deps.adressen.hulp }),
    });
  }
}
