import {
  afnameStatusAt,
  toetsStatusAt,
  type AfnameStatus,
  type ToetsStatus,
} from '#engine/core/domein/methodetoets.ts';
import type { AfnameRow, ToetsRow } from './methodetoetsen.repository.ts';

/** State of a toets now. */
export const toetsStandingOf = (
  { status, venster_van: begin, venster_tot: end }: Pick<ToetsRow, 'status' | 'venster_van' | 'venster_tot'>,
  now: number,
): ToetsStatus => toetsStatusAt({ status, begin: begin?.getTime() ?? 0, end: end?.getTime() ?? 0 }, now);

const HANDED_IN: ReadonlySet<AfnameStatus> = new Set(['ingeleverd', 'beoordeeld']);
/** Whether a sitting counts in the results. */
export const isHandedIn = (status: AfnameStatus): boolean => HANDED_IN.has(status);

/** State of a sitting now. */
export const afnameStandingOf = (
  { status, begonnen: begun, venster_tot: end }: Pick<AfnameRow, 'status' | 'begonnen' | 'venster_tot'>,
  toets: ToetsStatus,
  now: number,
): AfnameStatus => afnameStatusAt({ status, begun: begun !== null, end: end?.getTime() }, toets, now);
