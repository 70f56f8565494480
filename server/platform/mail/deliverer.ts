import { layOutMail, type MailContent } from '#engine/core/mail/mail-layout.ts';
import { fillMailText, readMailText } from '#engine/core/mail/mail-text.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { serverText } from '../taal/texts.ts';
import type { Addresses } from './addresses.ts';
import type { AttachmentMakers } from './attachments.ts';
import { failureOf } from './failure.ts';
import type { Failure } from './mail.contract.ts';
import { mailFrame, salutationOf } from './mail-frame.ts';
import type { MailTextRepository } from './mail-texts.repository.ts';
import type { MailOutcome, MailRepository, MailRow } from './mail.repository.ts';
import type { MailDelivery, Sender } from './sender.ts';
import {
  isSecret,
  isTemplate,
  textInForce,
  type EditedText,
  type PublishedText,
  type TemplateCode,
} from './templates.ts';

const MINUTE = 60_000;
/** Wait after the first, second ... failure; after the last one the mail has failed. */
export const WAIT_TIMES_MIN = [1, 5, 30, 120, 720] as const;
/** A process that took a mail and died gives it back after this time. */
const LEASE_MS = 2 * MINUTE;
const CONCURRENT = 20;
const POLL_MS = 4_000;

interface Deps {
  mail: MailRepository;
  texts: MailTextRepository;
  afzender: Sender;
  attachments: AttachmentMakers;
  adressen: Addresses;
  clock: Clock;
  log: Logger;
}
interface ReadyMail {
  row: MailRow;
  code: TemplateCode;
  text: EditedText & { versie: number };
}

const keyOf = ({ admin_id: adminId, id }: MailRow): string => `${adminId}/${id}`;

/** Empties the queue of mail: takes what is due, lays it out and sends it, and puts back what failed. */
export class MailDeliverer {
  private busy: Promise<number> = Promise.resolve(0);
  private timer: NodeJS.Timeout | undefined;
  /** Handed over, but the database could not write it down: such a mail is not sent again, only written down. */
  private readonly unwritten = new Map<string, MailOutcome>();

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
      const takenAt = this.deps.clock.now();
      const rows = await this.deps.mail.claim({ nu: new Date(takenAt), leaseMs: LEASE_MS, hoogstens: CONCURRENT });
      const { sent, left } = await this.work(rows, takenAt);
      delivered += sent;
      if (left === 0 && rows.length < CONCURRENT) return delivered;
    }
  }

  /** With a mail server that hangs the lease would run out under the last ones: those go back, untouched. */
  private async work(rows: readonly MailRow[], takenAt: number): Promise<{ sent: number; left: number }> {
    if (rows.length === 0) return { sent: 0, left: 0 };
    const published = await this.deps.texts.published(rows.map(({ sjabloon: code }) => code));
    let sent = 0;
    for (const [nr, row] of rows.entries()) {
      if (this.deps.clock.now() - takenAt > LEASE_MS / 2) {
        await this.deps.mail.release(rows.slice(nr), new Date(this.deps.clock.now()));
        return { sent, left: rows.length - nr };
      }
      if (await this.deliver(row, published)) sent += 1;
    }
    return { sent, left: 0 };
  }

  private async deliver(row: MailRow, published: readonly PublishedText[]): Promise<boolean> {
    const known = this.unwritten.get(keyOf(row));
    if (known !== undefined) return this.finish(row, known);
    const code = row.sjabloon;
    if (!isTemplate(code) || !row.readable) {
      await this.giveUp(row, isTemplate(code) ? 'link_onleesbaar' : 'sjabloon_onbekend');
      return false;
    }
    const text = (await this.triedText(row, code)) ?? textInForce(code, row.locale, published);
    return this.send({ row, code, text });
  }

  /** Only the sending may fail into another try; what happens after it may not, or the mail would go twice. */
  private async send(ready: ReadyMail): Promise<boolean> {
    const { row, code, text } = ready;
    const outcome = await this.attempt(ready);
    if (typeof outcome === 'object') {
      await this.recordFailure(row, code, outcome.error);
      return false;
    }
    const arrived = outcome === 'bezorgd';
    return this.finish(row, {
      status: arrived ? 'verzonden' : 'teruggekomen',
      nu: new Date(this.deps.clock.now()),
      keep: isSecret(code) ? 'nothing' : 'values',
      textVersion: text.versie,
      ...(arrived ? {} : { failure: { reden: 'adres_onbekend', answer_code: null } }),
    });
  }

  private async attempt(ready: ReadyMail): Promise<MailDelivery | { error: unknown }> {
    try {
      const attachments = await this.deps.attachments.make(await this.deps.mail.findAttachments(ready.row));
      return await this.deps.afzender.send(ready.row.aan, { ...this.content(ready), attachments }, ready.row.id);
    } catch (error) {
      return { error };
    }
  }

  private async finish(row: MailRow, outcome: MailOutcome): Promise<boolean> {
    const { mail, log } = this.deps;
    this.unwritten.set(keyOf(row), outcome);
    try {
      await mail.finish(row, outcome);
      if (outcome.status === 'teruggekomen') await mail.markBounced(row, outcome.nu);
      this.unwritten.delete(keyOf(row));
    } catch (error) {
      log.error({ mail: row.id, err: error }, 'mail sent, but not written down');
    }
    return outcome.status === 'verzonden';
  }

  private async giveUp(row: MailRow, reason: Failure): Promise<void> {
    const { mail, clock, log } = this.deps;
    const failure = { reden: reason, answer_code: null };
    await mail.finish(row, { status: 'mislukt', nu: new Date(clock.now()), keep: 'nothing', failure });
    log.error({ mail: row.id, sjabloon: row.sjabloon, reden: reason }, 'mail that cannot be sent');
  }

  /** A link that opens an account is not kept for later: its receiver asks for a new one. */
  private async recordFailure(row: MailRow, code: TemplateCode, error: unknown): Promise<void> {
    const { mail, clock, log } = this.deps;
    const now = clock.now();
    const minutes = WAIT_TIMES_MIN[row.pogingen - 1];
    const failure = failureOf(error);
    log.warn({ mail: row.id, sjabloon: code, poging: row.pogingen, err: error }, 'mail not sent');
    if (minutes !== undefined) await mail.retry(row, { op: new Date(now + minutes * MINUTE), failure });
    else
      await mail.finish(row, {
        status: 'mislukt',
        nu: new Date(now),
        keep: isSecret(code) ? 'nothing' : 'everything',
        failure,
      });
  }

  /** The version that a writer tries out; a version that is gone meanwhile makes place for what people get. */
  private async triedText(row: MailRow, code: TemplateCode): Promise<PublishedText | undefined> {
    if (!row.trial || row.text_version === null || row.text_version === 0) return undefined;
    return this.deps.texts.find({ code, locale: row.locale, versie: row.text_version });
  }

  private content({ row, text }: ReadyMail): MailContent {
    const { adressen: addresses } = this.deps;
    const { locale, waarden: values } = row;
    const path = values['pad'];
    const link = path === undefined ? undefined : addresses.link(locale, path);
    const frame = mailFrame(locale, addresses.hulp);
    const words = fillMailText(readMailText(text.onderwerp, text.tekst), {
      productnaam: frame.brand,
      hulpadres: addresses.hulp,
      aanhef: salutationOf(locale, values['naam'] ?? ''),
      ...values,
      ...(link === undefined ? {} : { link }),
    });
    const subject = row.trial ? serverText(locale, 'mail.proef', { onderwerp: words.subject }) : words.subject;
    return layOutMail({ ...words, subject }, { ...frame, link });
  }
}
