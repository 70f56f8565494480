import { PERMISSIONS } from '#engine/core/domein/permissions.ts';
import { nameOf, type Endpoint } from '../contract/endpoint.contract.ts';

const isRight = (right: string): boolean =>
  right === 'public' || right === 'session' || Object.hasOwn(PERMISSIONS, right);

/** Throws one line for an endpoint without a right of the table, which would be open to all. */
export function requireRight(endpoint: Pick<Endpoint, 'method' | 'path'> & { right?: string }): void {
  if (!isRight(endpoint.right ?? ''))
    throw new Error(`endpoint ${nameOf(endpoint)}: right "${endpoint.right ?? ''}" is not in the permission table`);
}
