import type { SjabloonCode } from '../../platform/mail/sjablonen.ts';

export const LICENTIESTATUSSEN = [
  'aangevraagd',
  'proef',
  'actief',
  'aflopend',
  'proef_afgelopen',
  'alleen_lezen',
  'verlopen',
  'geblokkeerd',
  'opgezegd',
  'gewist',
] as const;
export type Licentiestatus = (typeof LICENTIESTATUSSEN)[number];

/** Days before its last day that a licence counts as running out. */
const AFLOPEND_DAGEN = 60;
/** Days of a trial (design: PROEF_DAGEN). */
const PROEF_DAGEN = 30;
/** Days after the last day that everything can still be read and taken along (design: NA_EINDE_LICENTIE). */
export const LEZEN_DAGEN = 60;
/** Days after the last day on which everything is erased. */
export const WIS_DAGEN = 90;
/** Nobody is erased with less warning than this, however late the work of the night is. */
export const WAARSCHUW_DAGEN = 14;

const NA_EINDE: Partial<Record<Licentiestatus, Licentiestatus>> = {
  proef: 'proef_afgelopen',
  actief: 'alleen_lezen',
  aflopend: 'alleen_lezen',
  opgezegd: 'alleen_lezen',
};
const LEESBAAR: ReadonlySet<Licentiestatus> = new Set<Licentiestatus>(['proef_afgelopen', 'alleen_lezen']);

/**
 * State of a licence by the calendar (design 5.1). `over` = whole days since its last day; negative = days to go. What only the
 * office decides (a block, a request) stays as it is.
 */
export function statusOp(status: Licentiestatus, over: number): Licentiestatus {
  if (over <= 0) {
    const loopt = status === 'actief' || status === 'aflopend';
    return loopt ? (over >= -AFLOPEND_DAGEN ? 'aflopend' : 'actief') : status;
  }
  const na = NA_EINDE[status] ?? status;
  return over >= LEZEN_DAGEN && LEESBAAR.has(na) ? 'verlopen' : na;
}

interface Bericht {
  dagen: number;
  sjabloon: SjabloonCode;
  /** Not with fewer days to go than this: by then it is no news. */ totDagen?: number;
}
/** Mails by days to go, per kind of licence; who stopped the licence needs no reminder that it ends. */
const BERICHTEN: Partial<Record<Licentiestatus, readonly Bericht[]>> = {
  aflopend: [
    { dagen: 0, sjabloon: 'licentie-0' },
    { dagen: 7, sjabloon: 'licentie-7' },
    { dagen: 30, sjabloon: 'licentie-30' },
    { dagen: 60, sjabloon: 'licentie-60' },
  ],
  proef: [
    { dagen: 7, sjabloon: 'proef-eindigt' },
    { dagen: 15, sjabloon: 'proef-halverwege' },
    { dagen: PROEF_DAGEN, sjabloon: 'proef-start', totDagen: PROEF_DAGEN - 3 },
  ],
  proef_afgelopen: [{ dagen: -1, sjabloon: 'proef-afgelopen' }],
  alleen_lezen: [{ dagen: 0, sjabloon: 'licentie-0' }],
  verlopen: [{ dagen: -LEZEN_DAGEN, sjabloon: 'licentie-verlopen' }],
};

/** The most urgent mail that is due and was not sent; late work of the night sends one mail, not all it missed. */
export function berichtOp(status: Licentiestatus, over: number, gemeld: number | null): Bericht | undefined {
  const bericht = BERICHTEN[status]?.find(({ dagen, totDagen = -Infinity }) => -over <= dagen && -over >= totDagen);
  return bericht !== undefined && (gemeld === null || bericht.dagen < gemeld) ? bericht : undefined;
}
