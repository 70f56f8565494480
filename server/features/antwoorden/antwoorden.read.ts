import type { Knex } from 'knex';
import type { LogRegel } from '../../platform/oefenen/vouwen.ts';
import { antwoordExtraSchema } from './antwoord-extra.contract.ts';

interface LogRij { seq: string; client_id: string; item_id: string; doel_id: string; goed: boolean; ms: number; extra: unknown }
export interface LogPlek { seq: number; clientId: string }
/** Which part of the log: positions after `na` and before `voor`, of one round only or of all rounds but one. */
export interface LogDeel { na?: LogPlek; voor?: LogPlek; vanRonde?: string; zonderRonde?: string }

function regelVan(rij: LogRij): LogRegel {
  const extra = antwoordExtraSchema.parse(rij.extra);
  return {
    seq: Number(rij.seq), clientId: rij.client_id, itemId: rij.item_id, doelId: rij.doel_id, goed: rij.goed, ms: rij.ms,
    geholpen: extra.geholpen, format: extra.formaat, k: extra.k, day: extra.day, arm: extra.arm,
  };
}

/** The log of answers as the practice engine reads it. */
export class AntwoordenRead {
  constructor(private readonly db: Knex) {}

  /** Answers of a pupil in the order that counts everywhere. */
  async findLog(adminId: string, leerlingId: string, deel: LogDeel): Promise<LogRegel[]> {
    const vraag = this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId });
    if (deel.na !== undefined) vraag.whereRaw('(seq, client_id) > (?::bigint, ?::uuid)', [deel.na.seq, deel.na.clientId]);
    if (deel.voor !== undefined) vraag.whereRaw('(seq, client_id) < (?::bigint, ?::uuid)', [deel.voor.seq, deel.voor.clientId]);
    if (deel.vanRonde !== undefined) vraag.where('ronde_id', deel.vanRonde);
    if (deel.zonderRonde !== undefined) vraag.whereNot('ronde_id', deel.zonderRonde);
    const rijen: LogRij[] = await vraag.orderBy([{ column: 'seq' }, { column: 'client_id' }]).select('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra');
    return rijen.map(regelVan);
  }

  /** One answer with its round; undefined when this pupil has no such answer. */
  async findAntwoord(adminId: string, leerlingId: string, clientId: string): Promise<{ regel: LogRegel; woord: string; rondeId: string } | undefined> {
    const rij: (LogRij & { ronde_id: string }) | undefined = await this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId, client_id: clientId })
      .first('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra', 'ronde_id');
    return rij === undefined ? undefined : { regel: regelVan(rij), woord: antwoordExtraSchema.parse(rij.extra).woord, rondeId: rij.ronde_id };
  }
}
