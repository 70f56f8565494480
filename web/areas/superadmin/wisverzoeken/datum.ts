const DAG_MS = 86_400_000;

/** 25 november 2026 */
export const dagTekst = (taal: string, moment: Date): string =>
  new Intl.DateTimeFormat(taal === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);

/** Noon of a calendar day, so that no time zone makes it another one. */
export const middagVan = (dag: string): Date => new Date(`${dag}T12:00:00Z`);

/** Whole days from now to a calendar day; 0 = today or past. */
export const dagenTot = (dag: string, nu: Date): number =>
  Math.max(0, Math.ceil((middagVan(dag).getTime() - nu.getTime()) / DAG_MS));
