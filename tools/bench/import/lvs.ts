/** First key of a pupil in `maakEdexml`. */
const FIRST_KEY = 100_000;
const NIVEAUS = 'ABCDE';

/** Test results of the first pupils of `maakEdexml`, one a pupil, in the format lvs-spelling v1; the same options give the same bytes. */
export function createLvs({ rijen: rows, afname }: { rijen: number; afname: string }): string {
  const rules = Array.from(
    { length: rows },
    (_, nr) =>
      `${FIRST_KEY + nr};cito;Spelling;M5;${afname};${20 + ((nr * 7) % 31)};50;${100 + ((nr * 13) % 60)},5;AE;${NIVEAUS[nr % NIVEAUS.length] ?? 'C'}`,
  );
  return [
    'leerlingkey;aanbieder;toets;toetscode;afnamedatum;aantalgoed;aantalopgaven;vaardigheidsscore;schaal;niveau',
    ...rules,
    '',
  ].join('\r\n');
}
