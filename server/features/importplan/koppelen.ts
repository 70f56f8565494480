import { genormaliseerd } from '../../platform/bestand/celtekst.ts';
import { inHappen } from '../../platform/tijd/happen.ts';
import type { LeveringLeerling } from './levering.ts';
import type { Eck } from './plan.types.ts';
import type { BekendeLeerling } from './stand.ts';

/** Pupil of the school that a pupil of the file is, looks like, or clashes with. */
export type Koppeling =
  { soort: 'zeker' | 'voorstel'; leerling: BekendeLeerling } | { soort: 'niemand' } | { soort: 'conflict' };

const naamSleutel = (l: { roepnaam: string; achternaam: string }): string =>
  `${genormaliseerd(l.roepnaam)}|${genormaliseerd(l.achternaam)}`;
export const isTijdelijk = (sleutel: string): boolean => sleutel.startsWith('#');

/**
 * Looks pupils up: by ECK iD, by key, and only as a proposal by name with date of birth. Where a date is missing on either
 * side the name alone makes a proposal when it fits one pupil: a school that began by hand has no dates.
 */
export class Koppelaar {
  private readonly opEck = new Map<string, BekendeLeerling>();
  private readonly opSleutel = new Map<string, BekendeLeerling>();
  private readonly opNaam = new Map<string, BekendeLeerling[]>();
  private readonly bezet = new Set<string>();

  private constructor(private readonly lijst: boolean) {}

  /** `lijst` = the file is a list, whose keys are less sure. */
  static async maak(bekend: readonly BekendeLeerling[], lijst: boolean): Promise<Koppelaar> {
    const koppelaar = new Koppelaar(lijst);
    await inHappen(bekend, (leerling) => koppelaar.leer(leerling));
    return koppelaar;
  }

  private leer(leerling: BekendeLeerling): void {
    if (leerling.eckHmac !== null) this.opEck.set(leerling.eckHmac, leerling);
    if (leerling.sleutel !== null) this.opSleutel.set(leerling.sleutel, leerling);
    const naam = naamSleutel(leerling);
    const zelfde = this.opNaam.get(naam);
    if (zelfde === undefined) this.opNaam.set(naam, [leerling]);
    else zelfde.push(leerling);
  }

  /** Sure matches; claims the pupil, so that two rows never become one. */
  vind(bron: LeveringLeerling, eck: Eck | undefined): Koppeling {
    const gevonden = new Set([
      this.opEck.get(eck?.hmac ?? ''),
      isTijdelijk(bron.sleutel) ? undefined : this.opSleutel.get(bron.sleutel),
    ]);
    gevonden.delete(undefined);
    const [leerling] = gevonden;
    if (leerling === undefined) return { soort: 'niemand' };
    const botst = gevonden.size > 1 || this.bezet.has(leerling.id) || (this.lijst && isIemandAnders(bron, leerling));
    if (botst) return { soort: 'conflict' };
    this.bezet.add(leerling.id);
    return { soort: 'zeker', leerling };
  }

  /** Who a pupil without a sure match looks like; ask only after every sure match is known. */
  stelVoor(bron: LeveringLeerling): Koppeling {
    const vrij = (this.opNaam.get(naamSleutel(bron)) ?? []).filter((l) => !this.bezet.has(l.id));
    const metDatum = vrij.filter((l) => bron.geboortedatum !== '' && l.geboortedatum === bron.geboortedatum);
    const zonderDatum = vrij.filter((l) => bron.geboortedatum === '' || l.geboortedatum === null);
    const leerling = metDatum[0] ?? (zonderDatum.length === 1 ? zonderDatum[0] : undefined);
    if (leerling === undefined) return { soort: 'niemand' };
    this.bezet.add(leerling.id);
    return { soort: 'voorstel', leerling };
  }
}

/** Guard of lists: the same key with another name and another date of birth is another child. */
function isIemandAnders(bron: LeveringLeerling, leerling: BekendeLeerling): boolean {
  const andereDag =
    bron.geboortedatum !== '' && leerling.geboortedatum !== null && leerling.geboortedatum !== bron.geboortedatum;
  return andereDag && naamSleutel(bron) !== naamSleutel(leerling);
}
