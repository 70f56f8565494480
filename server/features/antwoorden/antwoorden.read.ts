import type { Knex } from 'knex';
import type { Written } from '../../platform/practice/spots.ts';
import type { LogEntry } from '../../platform/practice/fold.ts';
import { antwoordExtraSchema } from './antwoord-extra.contract.ts';

interface LogRow {
  seq: string;
  client_id: string;
  item_id: string;
  doel_id: string;
  goed: boolean;
  ms: number;
  extra: unknown;
}
/** Answer of the log with what the child wrote and what was asked. */
export type AntwoordLogLine = LogEntry & Written & { woord: string };
/** How much of the log there is, and how much of it lies at or before a position. */
export interface LogSize {
  n: number;
  tot: number;
  seq: number;
}
export interface LogSpot {
  seq: number;
  clientId: string;
}
/** Which part of the log: positions after `na` and before `voor`, of one round only or of all rounds but one. */
export interface LogPart {
  na?: LogSpot;
  voor?: LogSpot;
  ofRonde?: string;
  withoutRonde?: string;
}

function lineOf(row: LogRow): AntwoordLogLine {
  const extra = antwoordExtraSchema.parse(row.extra);
  return {
    seq: Number(row.seq),
    clientId: row.client_id,
    itemId: row.item_id,
    doelId: row.doel_id,
    goed: row.goed,
    ms: row.ms,
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
  async findLog(adminId: string, leerlingId: string, part: LogPart): Promise<AntwoordLogLine[]> {
    const vraag = this.db('antwoorden').where({ admin_id: adminId, leerling_id: leerlingId });
    if (part.na !== undefined)
      vraag.whereRaw('(seq, client_id) > (?::bigint, ?::uuid)', [part.na.seq, part.na.clientId]);
    if (part.voor !== undefined)
      vraag.whereRaw('(seq, client_id) < (?::bigint, ?::uuid)', [part.voor.seq, part.voor.clientId]);
    if (part.ofRonde !== undefined) vraag.where('ronde_id', part.ofRonde);
    if (part.withoutRonde !== undefined) vraag.whereNot('ronde_id', part.withoutRonde);
    const rows: LogRow[] = await vraag
      .orderBy([{ column: 'seq' }, { column: 'client_id' }])
      .select('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra');
    return rows.map(lineOf);
  }

  async measureLog(adminId: string, leerlingId: string, spot: LogSpot): Promise<LogSize> {
    const row: { n: string; tot: string; seq: string | null } | undefined = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first(
        this.db.raw(
          'count(*) AS n, count(*) FILTER (WHERE (seq, client_id) <= (?::bigint, ?::uuid)) AS tot, max(seq) AS seq',
          [spot.seq, spot.clientId],
        ),
      );
    return { n: Number(row?.n ?? 0), tot: Number(row?.tot ?? 0), seq: Number(row?.seq ?? 0) };
  }

  /** One answer with its round; undefined when this pupil has no such answer. */
  async findAntwoord(
    adminId: string,
    leerlingId: string,
    clientId: string,
  ): Promise<{ regel: AntwoordLogLine; rondeId: string } | undefined> {
    const row: (LogRow & { ronde_id: string }) | undefined = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, client_id: clientId })
      .first('seq', 'client_id', 'item_id', 'doel_id', 'goed', 'ms', 'extra', 'ronde_id');
    return row === undefined ? undefined : { regel: lineOf(row), rondeId: row.ronde_id };
  }
}
