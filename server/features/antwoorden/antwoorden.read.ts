import type { Knex } from 'knex';
import type { Geschreven } from '../../platform/oefenen/plekken.ts';
import type { LogRegel } from '../../platform/oefenen/vouwen.ts';
import { antwoordExtraSchema } from './antwoord-extra.contract.ts';

interface LogRij {
  seq: string;
  client_id: string;
  item_id: string;
  doel_id: string;
  goed: boolean;
  ms: number;
  extra: unknown;
}
/** Answer of the log with what the child wrote and what was asked. */
export type Antwoordregel = LogRegel & Geschreven & { woord: string };
/** How much of the log there is, and how much of it lies at or before a position. */
export interface Logmaat {
  n: number;
  tot: number;
  seq: number;
}
export interface LogPlek {
  seq: number;
  clientId: string;
}
/** Which part of the log: positions after `na` and before `voor`, of one round only or of all rounds but one. */
export interface LogDeel {
  na?: LogPlek;
  voor?: LogPlek;
  vanRonde?: string;
  zonderRonde?: string;
}

function regelVan(rij: LogRij): Antwoordregel {
  const extra = antwoordExtraSchema.parse(rij.extra);
  return {
    seq: Number(rij.seq),
    clientId: rij.client_id,
    itemId: rij.item_id,
    doelId: rij.doel_id,
    goed: rij.goed,
    ms: rij.ms,
    geholpen: extra.geholpen,
    format: extra.formaat,
    k: extra.k,
    day: extra.day,
    arm: extra.arm,
    ruw: extra.ruw,
    invoer: extra.invoer,
    woord: extra.woord,
  };
}

/** The log of answers as the practice engine reads it. */
export class AntwoordenRead {
  constructor(private readonly db: Knex) {}

  /** Answers of a pupil in the order that counts everywhere. */
  async findLog(adminId: string, leerlingId: string, deel: LogDeel): Promise<Antwoordregel[]> {
    const vraag = this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId });
    if (deel.na !== undefined)
      vraag.whereRaw('(seq, client_id) > (?::bigint, ?::uuid)', [deel.na.seq, deel.na.clientId]);
    if (deel.voor !== undefined)
      vraag.whereRaw('(seq, client_id) < (?::bigint, ?::uuid)', [deel.voor.seq, deel.voor.clientId]);
    if (deel.vanRonde !== undefined) vraag.where('ronde_id', deel.vanRonde);
    if (deel.zonderRonde !== undefined) vraag.whereNot('ronde_id', deel.zonderRonde);
    const rijen: LogRij[] = await vraag
      .orderBy([{ column: 'seq' }, { column: 'client_id' }])
      .select('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra');
    return rijen.map(regelVan);
  }

  async measureLog(adminId: string, leerlingId: string, plek: LogPlek): Promise<Logmaat> {
    const rij: { n: string; tot: string; seq: string | null } | undefined = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first(
        this.db.raw(
          'count(*) AS n, count(*) FILTER (WHERE (seq, client_id) <= (?::bigint, ?::uuid)) AS tot, max(seq) AS seq',
          [plek.seq, plek.clientId],
        ),
      );
    return { n: Number(rij?.n ?? 0), tot: Number(rij?.tot ?? 0), seq: Number(rij?.seq ?? 0) };
  }

  /** One answer with its round; undefined when this pupil has no such answer. */
  async findAntwoord(
    adminId: string,
    leerlingId: string,
    clientId: string,
  ): Promise<{ regel: Antwoordregel; rondeId: string } | undefined> {
    const rij: (LogRij & { ronde_id: string }) | undefined = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, client_id: clientId })
      .first('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra', 'ronde_id');
    return rij === undefined ? undefined : { regel: regelVan(rij), rondeId: rij.ronde_id };
  }
}
