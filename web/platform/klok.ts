import { browserOpslag, type Opslag } from './opslag.ts';

const SLEUTEL = 'taaltocht.klok';

/** The server's clock as seen from this device: a tablet that is a day off must still be able to sign in. */
export interface ServerKlok {
  /** Moment by the server's clock, ms since 1970. */
  nu(): number;
  /** Takes over the `Date` header of a reply. */
  stel(dateKop: string | null): void;
}

export function createServerKlok(opslag: Opslag, apparaat: () => number = Date.now): ServerKlok {
  let verschil = Number(opslag.lees(SLEUTEL) ?? 0) || 0;
  return {
    nu: () => apparaat() + verschil,
    stel: (dateKop) => {
      const server = dateKop === null ? Number.NaN : Date.parse(dateKop);
      if (Number.isNaN(server)) return;
      const nieuw = server - apparaat();
      // The header has whole seconds: small differences are noise.
      if (Math.abs(nieuw - verschil) < 2_000) return;
      verschil = nieuw;
      opslag.schrijf(SLEUTEL, String(nieuw));
    },
  };
}

export const serverKlok = createServerKlok(browserOpslag('localStorage'));
