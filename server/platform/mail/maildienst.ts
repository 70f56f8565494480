import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Env } from '../env.ts';
import type { Logger } from '../logging/logger.ts';
import { createAdressen, type Adressen } from './adressen.ts';
import { createSmtpAfzender } from './afzender.ts';
import { MailBezorger } from './bezorger.ts';
import { MailRepository } from './mail.repository.ts';
import { startPostbus, type Postbus } from './postbus.ts';
import { createPostbusRoutes } from './postbus.routes.ts';

/** Mail of a running server: who sends it, what addresses stand in it, and where a developer reads it. */
export interface Maildienst {
  adressen: Adressen;
  /** Absent when there is no mail server: mail then waits in the queue. */
  bezorger: MailBezorger | undefined;
  postbus: Postbus | undefined;
  routers: readonly Router[];
  /** Tells the port the server listens on, for addresses without a configured host, and starts to send. */
  start(poort: number): void;
  stop(): Promise<void>;
}

/** SMTP when an address is set; else the mailbox of this machine, but never in production. */
export async function openMaildienst(delen: { env: Env; db: Knex; clock: Clock; log: Logger }): Promise<Maildienst> {
  const { env, db, clock, log } = delen;
  let poort = env.PORT;
  const adressen = createAdressen(env, () => poort);
  const postbus = env.SMTP_URL === undefined && env.NODE_ENV !== 'production' ? await startPostbus() : undefined;
  const smtpUrl = env.SMTP_URL ?? postbus?.smtpUrl;
  const bezorger =
    smtpUrl === undefined
      ? undefined
      : new MailBezorger({
          mail: new MailRepository(db),
          afzender: createSmtpAfzender({ smtpUrl, van: adressen.van }),
          adressen,
          clock,
          log,
        });
  return {
    adressen,
    bezorger,
    postbus,
    routers: postbus === undefined ? [] : [createPostbusRoutes(postbus)],
    start: (nieuw) => {
      poort = nieuw;
      bezorger?.start();
    },
    stop: async () => {
      await bezorger?.stop();
      await postbus?.stop();
    },
  };
}
