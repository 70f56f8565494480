import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { PRICE_KINDS } from './prijzen.contract.ts';
import {
  PRICE_COUNTRIES,
  type ManagedLine,
  type PriceChange,
  type PriceSheet,
  type PriceSheetParams,
  type PriceSheets,
} from './price-management.contract.ts';
import type { PriceManagementRepository } from './price-management.repository.ts';

export interface PriceRepositories {
  prices: PriceManagementRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<PriceRepositories>;
  clock: Clock;
}

const keyOf = ({ part, van: from }: Pick<ManagedLine, 'part' | 'van'>): string => `${part}/${from}`;

/** Prices as the office keeps them, with everything they once were. */
export class PriceManagementService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<PriceSheets> {
    return { items: await this.deps.transaction(({ prices }) => readSheets(prices)) };
  }

  /** New amounts for the lines there are; nobody writes over what somebody else changed meanwhile. */
  async change({ session }: Access, spot: PriceSheetParams, change: PriceChange): Promise<PriceSheet> {
    return this.deps.transaction(async ({ prices, audit }) => {
      await prices.lock(spot);
      const before = await requireSheet(prices, spot);
      if (before.versie !== change.versie) throw createError('GEWIJZIGD_DOOR_ANDER', { details: before });
      const amounts = new Map(change.regels.map((line) => [keyOf(line), line.bedrag]));
      if (amounts.size !== before.regels.length || before.regels.some((line) => !amounts.has(keyOf(line))))
        throw createError('ONGELDIGE_INVOER', { velden: { regels: 'formaat' } });
      await prices.save(spot, change);
      await prices.remember(spot, {
        versie: before.versie + 1,
        wie: session.gebruikerId,
        regels: before.regels.map((line) => ({ ...line, bedrag: amounts.get(keyOf(line)) ?? line.bedrag })),
        btw: change.btw,
        isVoorbeeld: change.isVoorbeeld,
        nu: new Date(this.deps.clock.now()),
      });
      await audit.save({
        adminId: session.adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: `prijzen.gewijzigd:${spot.land} ${spot.soort}`,
        soort: 'prijzen',
        doelId: `${spot.land}/${spot.soort}`,
      });
      return requireSheet(prices, spot);
    });
  }
}

async function requireSheet(prices: PriceManagementRepository, spot: PriceSheetParams): Promise<PriceSheet> {
  const sheet = (await readSheets(prices)).find((one) => one.land === spot.land && one.soort === spot.soort);
  if (sheet === undefined) throw createError('NIET_GEVONDEN');
  return sheet;
}

/** One example among the lines makes them all examples, as on the site. */
async function readSheets(prices: PriceManagementRepository): Promise<PriceSheet[]> {
  const [lines, changes] = [await prices.lines(), await prices.changes()];
  return PRICE_COUNTRIES.flatMap((land) =>
    PRICE_KINDS.map((kind) => {
      const own = lines.filter((line) => line.land === land && line.soort === kind);
      const history = changes.filter((change) => change.land === land && change.soort === kind);
      return {
        land,
        soort: kind,
        versie: history[0]?.versie ?? 0,
        btw: own[0]?.btw ?? 0,
        isVoorbeeld: own.some(({ is_voorbeeld: example }) => example),
        regels: own.map(({ part, van: from, tot: until, bedrag: cents }) => ({
          part,
          van: from,
          tot: until,
          bedrag: cents,
        })),
        history: history.map(
          ({ versie: version, wie_naam: name, op: moment, is_voorbeeld: example, btw, regels: amounts }) => ({
            versie: version,
            wie: name ?? '',
            op: moment.toISOString(),
            isVoorbeeld: example,
            btw,
            regels: amounts,
          }),
        ),
      };
    }),
  );
}
