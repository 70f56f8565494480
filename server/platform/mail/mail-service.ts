import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Vault } from '../auth/vault.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../logging/logger.ts';
import { createAddresses, type Addresses } from './addresses.ts';
import { AttachmentMakers } from './attachments.ts';
import { createSmtpSender } from './sender.ts';
import { MailDeliverer } from './deliverer.ts';
import { MailTextRepository } from './mail-texts.repository.ts';
import { MailRepository } from './mail.repository.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { createMailboxRoutes } from './mailbox.routes.ts';

/** Mail of a running server: who sends it, what addresses stand in it, and where a developer reads it. */
export interface MailService {
  adressen: Addresses;
  /** Absent when there is no mail server: mail then waits in the queue. */
  deliverer: MailDeliverer | undefined;
  mailbox: Mailbox | undefined;
  /** Where a feature says which files it makes for mails. */
  attachments: AttachmentMakers;
  routers: readonly Router[];
  /** Tells the port the server listens on, for addresses without a configured host, and starts to send. */
  start(gate: number): void;
  stop(): Promise<void>;
}

/** SMTP when an address is set; else the mailbox of this machine, but never in production. */
export async function openMailService(parts: {
  env: Env;
  db: Knex;
  vault: Vault;
  clock: Clock;
  log: Logger;
}): Promise<MailService> {
  const { env, db, vault, clock, log } = parts;
  let gate = env.PORT;
  const addresses = createAddresses(env, () => gate);
  const mailbox = env.SMTP_URL === undefined && env.NODE_ENV !== 'production' ? await startMailbox() : undefined;
  const attachments = new AttachmentMakers();
  const smtpUrl = env.SMTP_URL ?? mailbox?.smtpUrl;
  const deliverer =
    smtpUrl === undefined
      ? undefined
      : new MailDeliverer({
          mail: new MailRepository(db, vault),
          texts: new MailTextRepository(db),
          attachments,
          afzender: createSmtpSender({ smtpUrl, van: addresses.van }),
          adressen: addresses,
          clock,
          log,
        });
  return {
    adressen: addresses,
    deliverer,
    mailbox,
    attachments,
    routers: mailbox === undefined ? [] : [createMailboxRoutes(mailbox)],
    start: (newOne) => {
      gate = newOne;
      deliverer?.start();
    },
    stop: async () => {
      await deliverer?.stop();
      await mailbox?.stop();
    },
  };
}
