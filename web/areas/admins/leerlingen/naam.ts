interface Naamdelen { roepnaam: string; voorvoegsel?: string | undefined; achternaam: string }

/** Whole name as people say it. */
export const volleNaam = ({ roepnaam, voorvoegsel = '', achternaam }: Naamdelen): string => [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' ');

/** Accents and case never matter in a search. */
export const plat = (tekst: string): string => tekst.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('nl');
export const past = (naam: string, zoek: string): boolean => plat(zoek).trim().split(/\s+/).every((deel) => plat(naam).includes(deel));
export const vergelijk = (a: string, b: string): number => a.localeCompare(b, 'nl', { sensitivity: 'base', numeric: true });
