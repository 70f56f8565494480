const STEPS = ['kB', 'MB', 'GB', 'TB'] as const;
const KILO = 1000;
/** Time of a monitor is short; below this it is told in milliseconds. */
const SECOND_MS = 1000;

/** Bytes as a person reads them: `4,2 GB`. */
export function sizeText(language: string, bytes: number): string {
  let value = bytes / KILO;
  let step = 0;
  while (value >= KILO && step < STEPS.length - 1) {
    value /= KILO;
    step += 1;
  }
  const digits = value < 10 && step > 0 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)} ${STEPS[step] ?? ''}`;
}

/** Seconds as milliseconds: `0,4 ms`. */
export const millisText = (language: string, seconds: number): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds * SECOND_MS)} ms`;
