import { nameOf } from '../platform/contract/endpoint.contract.ts';
import type { Declared } from '../platform/contract/find-endpoints.ts';
import type { MatrixRow } from './matrix-row.ts';

const TENANT_PAGE = /^\/api\/admins\/:adminId\/[^:]+$/;

/** Rows of declared pages that need nothing but the tenant and have no row of their own: a new feature is in the matrix by itself. */
export function plainPages(declared: readonly Declared[], rows: readonly MatrixRow[]): MatrixRow[] {
  const calls = new Set(rows.map(({ call }) => call));
  return declared.flatMap(({ endpoint }) => {
    const call = nameOf(endpoint);
    const plain = endpoint.method === 'GET' && TENANT_PAGE.test(endpoint.path) && endpoint.query === undefined;
    if (!plain || calls.has(call) || endpoint.right === 'public' || endpoint.right === 'session') return [];
    return [{ call, recht: endpoint.right, pagina: true }];
  });
}
