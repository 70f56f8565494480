import type { Access } from '../../platform/http/route.ts';
import type { Reader } from './inbox.repository.ts';

/** A docent reads what is addressed to it; what is meant for the tenant goes to whoever manages it. */
export const readerOf = ({ adminId, session }: Access): Reader => ({
  adminId,
  userId: session.gebruikerId,
  manages: session.rol !== 'docent',
});
