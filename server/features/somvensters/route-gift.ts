import { GIFT_COINS, nextGift } from '#engine/core/domein/building-blocks.ts';
import { ownedOf, type LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';

/** The reward at the end of a route, once: the next thing for the own corner, or coins for who has them all. */
export async function giveForRoute(
  ledger: LedgerRepository,
  leerling: Pick<LeerlingRow, 'id' | 'admin_id'>,
  { routeId, moment }: { routeId: string; moment: Date },
): Promise<void> {
  await ledger.lock(leerling.admin_id, leerling.id);
  const gift = nextGift(ownedOf(await ledger.findThings(leerling.admin_id, leerling.id)));
  await ledger.book(leerling.admin_id, leerling.id, {
    sleutel: `route:${routeId}`,
    bedrag: gift === undefined ? GIFT_COINS : 0,
    soort: 'route',
    op: moment,
    ...(gift === undefined ? {} : { code: gift }),
  });
}
