import type { TemplateCode } from '../../platform/mail/templates.ts';
import type { LicentieStatus } from './licenties.contract.ts';

/** Days before its last day that a licence counts as running out. */
const EXPIRING_DAYS = 60;
/** Days of a trial (design: PROEF_DAGEN). */
const TRIAL_DAYS = 30;
/** Days after the last day that everything can still be read and taken along (design: NA_EINDE_LICENTIE). */
export const READ_ONLY_DAYS = 60;
/** Days after the last day on which everything is erased. */
export const ERASE_DAYS = 90;
/** Nobody is erased with less warning than this, however late the work of the night is. */
export const WARN_DAYS = 14;

const AFTER_END: Partial<Record<LicentieStatus, LicentieStatus>> = {
  proef: 'proef_afgelopen',
  actief: 'alleen_lezen',
  aflopend: 'alleen_lezen',
  opgezegd: 'alleen_lezen',
};
const READABLE: ReadonlySet<LicentieStatus> = new Set<LicentieStatus>(['proef_afgelopen', 'alleen_lezen']);

/**
 * State of a licence by the calendar (design 5.1). `over` = whole days since its last day; negative = days to go. What only the
 * office decides (a block, a request) stays as it is.
 */
export function statusAt(status: LicentieStatus, over: number): LicentieStatus {
  if (over <= 0) {
    const isRunning = status === 'actief' || status === 'aflopend';
    return isRunning ? (over >= -EXPIRING_DAYS ? 'aflopend' : 'actief') : status;
  }
  const after = AFTER_END[status] ?? status;
  return over >= READ_ONLY_DAYS && READABLE.has(after) ? 'verlopen' : after;
}

interface Bericht {
  dagen: number;
  sjabloon: TemplateCode;
  /** Not with fewer days to go than this: by then it is no news. */ minDays?: number;
}
/** Mails by days to go, per kind of licence; who stopped the licence needs no reminder that it ends. */
const BERICHTEN: Partial<Record<LicentieStatus, readonly Bericht[]>> = {
  aflopend: [
    { dagen: 0, sjabloon: 'licentie-0' },
    { dagen: 7, sjabloon: 'licentie-7' },
    { dagen: 30, sjabloon: 'licentie-30' },
    { dagen: 60, sjabloon: 'licentie-60' },
  ],
  proef: [
    { dagen: 7, sjabloon: 'proef-eindigt' },
    { dagen: 15, sjabloon: 'proef-halverwege' },
    { dagen: TRIAL_DAYS, sjabloon: 'proef-start', minDays: TRIAL_DAYS - 3 },
  ],
  proef_afgelopen: [{ dagen: -1, sjabloon: 'proef-afgelopen' }],
  alleen_lezen: [{ dagen: 0, sjabloon: 'licentie-0' }],
  verlopen: [{ dagen: -READ_ONLY_DAYS, sjabloon: 'licentie-verlopen' }],
};

/** The most urgent mail that is due and was not sent; late work of the night sends one mail, not all it missed. */
export function dueBericht(status: LicentieStatus, over: number, reported: number | null): Bericht | undefined {
  const bericht = BERICHTEN[status]?.find(({ dagen: days, minDays = -Infinity }) => -over <= days && -over >= minDays);
  return bericht !== undefined && (reported === null || bericht.dagen < reported) ? bericht : undefined;
}
