/** First key of a pupil in `maakEdexml`. */
const EERSTE_SLEUTEL = 100_000;
const NIVEAUS = 'ABCDE';

/** Test results of the first pupils of `maakEdexml`, one a pupil, in the format lvs-spelling v1; the same options give the same bytes. */
export function maakLvs({ rijen, afname }: { rijen: number; afname: string }): string {
  const regels = Array.from(
    { length: rijen },
    (_, nr) =>
      `${EERSTE_SLEUTEL + nr};cito;Spelling;M5;${afname};${20 + ((nr * 7) % 31)};50;${100 + ((nr * 13) % 60)},5;AE;${NIVEAUS[nr % NIVEAUS.length] ?? 'C'}`,
  );
  return [
    'leerlingkey;aanbieder;toets;toetscode;afnamedatum;aantalgoed;aantalopgaven;vaardigheidsscore;schaal;niveau',
    ...regels,
    '',
  ].join('\r\n');
}
