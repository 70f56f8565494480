import type { Knex } from 'knex';
import type { SignUpStatus } from './webinars.contract.ts';

export type WebinarStatus = 'concept' | 'gepubliceerd' | 'geweest' | 'gearchiveerd' | 'afgelast';
export interface WebinarRow {
  id: string;
  titel: string;
  omschrijving: string;
  doelgroep: string[];
  datum: Date;
  duur: number;
  plaatsen: number;
  link: string;
  recording: string;
  status: WebinarStatus;
  /** Seats that are given away or held. */
  seated: number;
  /** Sign-ups that wait. */
  waiting: number;
  /** People who came. */
  came: number;
  versie: number;
  recording_told_at: Date | null;
}

const SEATED: readonly SignUpStatus[] = ['aangemeld', 'aangeboden', 'geweest'];

/** Trainings with their sign-ups counted anew. */
export function webinarRows(db: Knex): Knex.QueryBuilder {
  const count = (expression: string, statuses: readonly SignUpStatus[]) =>
    db.raw(
      `(SELECT coalesce(${expression}, 0)::int FROM webinar_aanmeldingen s WHERE s.webinar_id = w.id AND s.status = ANY(?))`,
      [[...statuses]],
    );
  return db('webinars as w').select(
    'w.*',
    db.raw('? AS seated', [count('sum(s.aantal)', SEATED)]),
    db.raw('? AS waiting', [count('count(*)', ['wachtlijst'])]),
    db.raw('? AS came', [count('sum(s.aantal)', ['geweest'])]),
  );
}

/** While somebody waits, nobody new goes first. */
export const freeSeats = ({ plaatsen: seats, seated, waiting }: WebinarRow): number =>
  waiting > 0 ? 0 : Math.max(0, seats - seated);

const MINUTE = 60_000;
/** When it is over. */
export const endOf = ({ datum: begin, duur: minutes }: WebinarRow): Date =>
  new Date(begin.getTime() + minutes * MINUTE);

/** What the clock makes of a training that was made known. */
export function standOf(row: WebinarRow, now: number): 'open' | 'vol' | 'bezig' | 'geweest' {
  if (row.status === 'geweest' || now >= endOf(row).getTime()) return 'geweest';
  if (now >= row.datum.getTime()) return 'bezig';
  return freeSeats(row) === 0 ? 'vol' : 'open';
}
