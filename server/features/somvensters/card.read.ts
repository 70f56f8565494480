import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { DayRoute, FreeOffer } from './route.contract.ts';

/** How a pupil fares in a game. */
export interface MapNiveau {
  spel: string;
  gespeeld: number;
  sterren: number;
  gouden: number;
}

/** Everything of the map that comes from practice. */
export interface PracticeMap {
  leerling: LeerlingRow;
  meekijken: boolean;
  instelling: Oefeninstelling;
  routes: DayRoute[];
  saldo: number;
  sterren: number;
  niveaus: readonly MapNiveau[];
  /** Stones finished today, by id. */
  vandaagKlaar: ReadonlySet<string>;
  /** Free play, once the work of today is done; absent when there is none. */
  free?: FreeOffer;
}

/** Where the map comes from. */
export interface MapSource {
  findMap(access: Access, leerlingId: string): Promise<PracticeMap>;
}
