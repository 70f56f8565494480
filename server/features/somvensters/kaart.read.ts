import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { LeerlingRij } from '../leerlingen/leerlingen.read.ts';
import type { Route } from './route.contract.ts';

/** How a pupil fares in a game. */
export interface KaartNiveau {
  spel: string;
  gespeeld: number;
  sterren: number;
  gouden: number;
}

/** Everything of the map that comes from practice. */
export interface Kaart {
  leerling: LeerlingRij;
  meekijken: boolean;
  instelling: Oefeninstelling;
  routes: Route[];
  saldo: number;
  sterren: number;
  niveaus: readonly KaartNiveau[];
  /** Stones finished today, by id. */
  vandaagKlaar: ReadonlySet<string>;
}

/** Where the map comes from. */
export interface KaartBron {
  findKaart(toegang: Toegang, leerlingId: string): Promise<Kaart>;
}
