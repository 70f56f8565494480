import type { Clock } from '#engine/core/basis/clock.ts';

export const systeemklok: Clock = { now: () => Date.now() };

/** Time zone of both countries; Brussels and Amsterdam keep the same time. */
const ZONE = 'Europe/Amsterdam';
const datumdelen = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const DAG_MS = 86_400_000;
const BEGIN = Date.UTC(2020, 0, 1);

/** Local date `YYYY-MM-DD`. */
export function datumVan(ms: number): string {
  return datumdelen.format(ms);
}

const tijddelen = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** Local time of day `HH:MM`. */
export function tijdVan(ms: number): string {
  return tijddelen.format(ms);
}

/** Whole days since 2020-01-01 in the time zone of the tenant. */
export function dagVan(ms: number): number {
  return Math.round((Date.parse(`${datumVan(ms)}T00:00:00Z`) - BEGIN) / DAG_MS);
}

/** Date of a day number. */
export function datumVanDag(dag: number): string {
  return new Date(BEGIN + dag * DAG_MS).toISOString().slice(0, 10);
}

/** Monday of the week, as a date. */
export function maandagVan(ms: number): string {
  const dag = dagVan(ms);
  const weekdag = new Date(BEGIN + dag * DAG_MS).getUTCDay();
  return datumVanDag(dag - ((weekdag + 6) % 7));
}

/** School year of a moment, e.g. `2026-2027`; it begins on 1 August. */
export function schooljaarVan(ms: number): string {
  const [jaar = '2020', maand = '01'] = datumVan(ms).split('-');
  const begin = Number(maand) >= 8 ? Number(jaar) : Number(jaar) - 1;
  return `${begin}-${begin + 1}`;
}

/** First moment of the local day. */
export function middernacht(ms: number): Date {
  // Local hour at midnight UTC = distance to UTC; no clock change falls between the two midnights.
  const uur = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' }).format(
      Date.parse(`${datumVan(ms)}T00:00:00Z`),
    ),
  );
  return new Date(Date.parse(`${datumVan(ms)}T00:00:00Z`) - uur * 3_600_000);
}
