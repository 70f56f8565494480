import { inHappen } from '../../platform/tijd/happen.ts';
import type { LvsRij } from './lvs-rij.ts';
import { naamvormen, type Naamdelen } from './lvs-namen.ts';

/** Active pupil within reach of whoever imports. */
export interface LvsBekend extends Naamdelen {
  id: string;
  sleutel: string | null;
  eckHmac: string | null;
  geboortedatum: string | null;
  jaargroep: number;
  groep: string | null;
}

/** Pupil a row is about; `ambigu` = a person has to say who. */
export type LvsKoppeling =
  | { soort: 'zeker'; leerling: LvsBekend }
  | { soort: 'ambigu'; kandidaten: LvsBekend[] }
  | { soort: 'niemand' }
  | { soort: 'conflict' };

function zet(kaart: Map<string, LvsBekend[]>, sleutel: string | null, leerling: LvsBekend): void {
  if (sleutel === null || sleutel === '') return;
  const zelfde = kaart.get(sleutel);
  if (zelfde === undefined) kaart.set(sleutel, [leerling]);
  else zelfde.push(leerling);
}

/**
 * Looks pupils up: by ECK iD, by key, else by name with date of birth. A name alone, or two pupils who fit, is for a
 * person to decide.
 */
export class LvsKoppelaar {
  private readonly opEck = new Map<string, LvsBekend[]>();
  private readonly opSleutel = new Map<string, LvsBekend[]>();
  private readonly opNaam = new Map<string, LvsBekend[]>();

  private constructor(private readonly hmacVan: (eckid: string) => string) {}

  static async maak(leerlingen: readonly LvsBekend[], hmacVan: (eckid: string) => string): Promise<LvsKoppelaar> {
    const koppelaar = new LvsKoppelaar(hmacVan);
    await inHappen(leerlingen, (leerling) => koppelaar.leer(leerling));
    return koppelaar;
  }

  private leer(leerling: LvsBekend): void {
    zet(this.opEck, leerling.eckHmac, leerling);
    zet(this.opSleutel, leerling.sleutel, leerling);
    for (const naam of naamvormen(leerling)) zet(this.opNaam, naam, leerling);
  }

  vind(rij: LvsRij): LvsKoppeling {
    const viaEck = this.opEck.get(rij.eckid === '' ? '' : this.hmacVan(rij.eckid)) ?? [];
    // A key with a hash sign is thrown away after each export.
    const viaSleutel = rij.sleutel.startsWith('#') ? [] : (this.opSleutel.get(rij.sleutel) ?? []);
    const zeker = [...new Set([...viaEck, ...viaSleutel])];
    const [leerling] = zeker;
    if (leerling === undefined) return this.vindNaam(rij);
    if (zeker.length > 1 && viaEck.length > 0) return { soort: 'conflict' };
    if (zeker.length > 1) return { soort: 'ambigu', kandidaten: zeker };
    return isIemandAnders(rij, leerling) ? { soort: 'conflict' } : { soort: 'zeker', leerling };
  }

  private vindNaam({ namen, geboortedatum }: LvsRij): LvsKoppeling {
    const zelfdeNaam = [...new Set(namen.flatMap((naam) => this.opNaam.get(naam) ?? []))];
    const metDatum = zelfdeNaam.filter((l) => geboortedatum !== '' && l.geboortedatum === geboortedatum);
    const [leerling] = metDatum;
    if (metDatum.length === 1 && leerling !== undefined) return { soort: 'zeker', leerling };
    // Another date of birth is another child; where one side lacks it a person may know.
    const kandidaten =
      metDatum.length > 1 ? metDatum : zelfdeNaam.filter((l) => geboortedatum === '' || l.geboortedatum === null);
    return kandidaten.length === 0 ? { soort: 'niemand' } : { soort: 'ambigu', kandidaten };
  }
}

/** The same key with another name and another date of birth is another child. */
function isIemandAnders({ namen, geboortedatum }: LvsRij, leerling: LvsBekend): boolean {
  const vormen = new Set(naamvormen(leerling));
  const andereDag = geboortedatum !== '' && leerling.geboortedatum !== null && leerling.geboortedatum !== geboortedatum;
  return andereDag && namen.length > 0 && !namen.some((naam) => vormen.has(naam));
}
