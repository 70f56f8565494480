import type { Action } from '#engine/core/domein/permissions.ts';
import { nameOf, type Endpoint } from '../platform/contract/endpoint.contract.ts';

/** Where a call of the matrix test is made; other ids in a path are made up. */
export interface Spot {
  adminId: string;
  groepId: string;
  leerlingId: string;
  instelling: string;
  antwoord: string;
  userId: string;
}

/** One registered call and the right it needs. */
export interface MatrixRow {
  call: string;
  recht: Action;
  /** Harmless where it is allowed: an old version, an empty list, a field too short. */
  body?: (spot: Spot) => object;
  /** Names a group or a leerling, so that another group of the school is unknown. */
  plek?: true;
  /** What it answers to whoever is let through, where that is neither done nor refused for its content. */
  anders?: 402 | 404 | 415;
  /** Every id in the path is made up, because the call would take something away. */
  invented?: true;
  /** A page of the panel that answers 200 as it stands. */
  pagina?: true;
}

/** A row of an endpoint, which says itself what it is called and which right it asks for. */
export const row = (
  endpoint: Endpoint & { right: Action },
  extra: Omit<MatrixRow, 'call' | 'recht'> = {},
): MatrixRow => ({
  call: nameOf(endpoint),
  recht: endpoint.right,
  ...extra,
});
