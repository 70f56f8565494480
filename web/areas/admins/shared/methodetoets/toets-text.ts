import { shortDate } from '#web/platform/date-text.ts';

const hour = (language: string, moment: Date): string =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
const moment = (language: string, at: Date): string => `${shortDate(language, at)} ${hour(language, at)}`;

/** `wo 25 nov 09:00 – 12:00`, or with both days when it lasts longer; empty while it is not chosen. */
export function windowText(language: string, from: string | null, until: string | null): string {
  if (from === null || until === null) return '';
  const [begin, end] = [new Date(from), new Date(until)];
  const sameDay = begin.toDateString() === end.toDateString();
  return `${moment(language, begin)} – ${sameDay ? hour(language, end) : moment(language, end)}`;
}

/** Class of the chip of a state, beside its word. */
export const STATUS_CHIP = {
  concept: 'chip',
  gepland: 'chip chip--sun',
  open: 'chip chip--sea',
  gesloten: 'chip chip--almost',
  nagekeken: 'chip chip--correct',
  gearchiveerd: 'chip',
} as const;
