/** States of a methodetoets. `open` follows from the clock and is never stored. */
export const TOETS_STATUSES = ['concept', 'gepland', 'open', 'gesloten', 'nagekeken', 'gearchiveerd'] as const;
/** State of a methodetoets. */
export type ToetsStatus = (typeof TOETS_STATUSES)[number];

/** Steps that somebody takes; from planned to open, and from open to closed at the end, the clock goes by itself. */
const TOETS_STEPS: Readonly<Record<ToetsStatus, readonly ToetsStatus[]>> = {
  concept: ['gepland'],
  gepland: ['concept'],
  open: ['gesloten'],
  gesloten: ['nagekeken'],
  nagekeken: ['gearchiveerd'],
  gearchiveerd: [],
};

/** Whether somebody may bring a methodetoets from one state to another. */
export const mayStep = (from: ToetsStatus, to: ToetsStatus): boolean => TOETS_STEPS[from].includes(to);

/** Window of a methodetoets in epoch milliseconds, with the state that is stored. */
export interface ToetsWindow {
  status: ToetsStatus;
  begin: number;
  end: number;
}

/** State at a moment: what is planned opens and closes with the clock. */
export function toetsStatusAt({ status, begin, end }: ToetsWindow, now: number): ToetsStatus {
  if (status !== 'gepland') return status;
  if (now < begin) return 'gepland';
  return now < end ? 'open' : 'gesloten';
}

/** States of the sitting of one leerling. */
export const AFNAME_STATUSES = [
  'klaar',
  'bezig',
  'gepauzeerd',
  'ingeleverd',
  'beoordeeld',
  'gemist',
  'heropend',
] as const;
/** State of the sitting of one leerling. */
export type AfnameStatus = (typeof AFNAME_STATUSES)[number];
/** What can happen to a sitting. */
export type AfnameEvent = 'start' | 'pauze' | 'inleveren' | 'heropenen' | 'vrijgeven';

const AFNAME_STEPS: Readonly<Record<AfnameEvent, Partial<Record<AfnameStatus, AfnameStatus>>>> = {
  // To begin twice, on two devices or after a fall of the line, is to go on.
  start: { klaar: 'bezig', bezig: 'bezig', gepauzeerd: 'bezig', heropend: 'bezig' },
  pauze: { bezig: 'gepauzeerd', gepauzeerd: 'gepauzeerd' },
  inleveren: { bezig: 'ingeleverd', gepauzeerd: 'ingeleverd' },
  heropenen: { gemist: 'heropend', ingeleverd: 'heropend' },
  vrijgeven: { ingeleverd: 'beoordeeld', gemist: 'gemist' },
};

/** State after an event; undefined = that step is not allowed. */
export const afnameAfter = (status: AfnameStatus, event: AfnameEvent): AfnameStatus | undefined =>
  AFNAME_STEPS[event][status];

/** A sitting as it is stored; `end` = a window of its own in epoch milliseconds, after a reopening. */
export interface AfnameWindow {
  status: AfnameStatus;
  begun: boolean;
  end?: number | undefined;
}

/** Whether a leerling may work now: the window of the toets, or the own one after a reopening. */
export function isOpenFor(toets: ToetsStatus, { end }: Pick<AfnameWindow, 'end'>, now: number): boolean {
  if (toets === 'open') return true;
  return toets === 'gesloten' && end !== undefined && now < end;
}

/** State of a sitting at a moment. What was begun counts as handed in when time is up: nothing written is lost. */
export function afnameStatusAt(afname: AfnameWindow, toets: ToetsStatus, now: number): AfnameStatus {
  const { status, begun } = afname;
  const over =
    (toets === 'gesloten' || toets === 'nagekeken' || toets === 'gearchiveerd') && !isOpenFor(toets, afname, now);
  if (!over || status === 'ingeleverd' || status === 'beoordeeld' || status === 'gemist') return status;
  return begun ? 'ingeleverd' : 'gemist';
}

/** Whether a share right stays below a mark in percent; nothing counted is not below it. */
export const isBelowMark = ({ goed: right, counted }: { goed: number; counted: number }, markPct: number): boolean =>
  counted > 0 && (100 * right) / counted < markPct;

/** What stands in a sentence where the word of the question belongs. */
export const GAP = '___';
/** What stands in a sentence for another word of the same toets. */
const HIDDEN = '…';
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wholeWord = (woord: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(woord)}(?![\p{L}\p{M}\p{N}])`, 'giu');

/** Whether a sentence holds a word as a word of its own, whatever the capitals. */
export const holdsWord = (zin: string, woord: string): boolean => woord !== '' && wholeWord(woord).test(zin);

/** A sentence without any spelling of the toets: a gap for its own word, dots for what gives another word away. */
export function gapSentence(zin: string, woord: string, others: readonly string[]): string {
  const own = woord.toLowerCase();
  const hidden = new Set(others.map((other) => other.toLowerCase()));
  return zin
    .split(wholeWord(woord))
    .map((part) =>
      part.replace(TOKEN, (token) => {
        const low = token.toLowerCase();
        return low.includes(own) || hidden.has(low) ? HIDDEN : token;
      }),
    )
    .join(GAP);
}
