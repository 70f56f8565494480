const DAG_MS = 86_400_000;

const middernacht = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
/** Whole days between two moments, counted by the calendar. */
export const dagenGeleden = (moment: Date, nu: Date): number =>
  Math.round((middernacht(nu) - middernacht(moment)) / DAG_MS);

const maker = (taal: string, opties: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(taal === 'nl-BE' ? 'nl-BE' : 'nl-NL', opties);

/** donderdag 26 november */
export const langeDatum = (taal: string, moment: Date): string =>
  maker(taal, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
/** wo 25 nov */
export const korteDatum = (taal: string, moment: Date): string =>
  maker(taal, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment);

/** 25 nov. 2026 14:03 */
export const momentTekst = (taal: string, moment: Date): string =>
  maker(taal, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(moment);
/** 25 november 2026 */
export const datumTekst = (taal: string, moment: Date): string =>
  maker(taal, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);

/** Local calendar day as YYYY-MM-DD. */
export function isoDag(moment: Date): string {
  const deel = (getal: number) => String(getal).padStart(2, '0');
  return `${moment.getFullYear()}-${deel(moment.getMonth() + 1)}-${deel(moment.getDate())}`;
}

/** Part of the day for the greeting. */
export function dagdeel(moment: Date): 'morgen' | 'middag' | 'avond' {
  const uur = moment.getHours();
  if (uur < 12) return 'morgen';
  return uur < 18 ? 'middag' : 'avond';
}
