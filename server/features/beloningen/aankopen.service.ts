import type { Clock } from '#engine/core/basis/clock.ts';
import { blockOf } from '#engine/core/domein/building-blocks.ts';
import { FIGURE_SLOTS, type OwnFigure } from '#engine/core/domein/figure.ts';
import { partOf } from '#engine/core/domein/wardrobe.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { ownedOf, type BookingRow } from '../../platform/ledger/ledger.repository.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { RETURN_HOURS, type Aankoop, type Balance } from './beloningen.contract.ts';
import type { BeloningenRepositories } from './beloningen.service.ts';

interface Deps {
  transaction: Transaction<BeloningenRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  clock: Clock;
}

const RETURN_MS = RETURN_HOURS * 3_600_000;

/** Refuses what is not for sale or owned already; answers the price. */
function priceOf(code: string, owned: ReadonlySet<string>): number {
  const thing = partOf(code) ?? blockOf(code);
  if (thing === undefined) throw createError('NIET_GEVONDEN', { sleutel: 'ONDERDEEL_WEG' });
  const everybodys = thing.price === 0 && partOf(code) !== undefined;
  if (everybodys || owned.has(code)) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONDERDEEL_AL_VAN_JOU' });
  if (thing.price === 0) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONDERDEEL_NIET_TE_KOOP' });
  return thing.price;
}

/** The figure without a part; the same one when it does not wear it. */
function without(figure: OwnFigure, code: string): OwnFigure {
  const parts: OwnFigure['parts'] = {};
  for (const slot of FIGURE_SLOTS) {
    const worn = figure.parts[slot];
    if (worn !== undefined && worn !== code) parts[slot] = worn;
  }
  return { ...figure, parts };
}

/** Spending coins: bookings in the same ledger that rounds fill, one leerling at a time. */
export class AankopenService {
  constructor(private readonly deps: Deps) {}

  /** Buys a thing once per key; two devices that spend the same coins come one after the other. */
  async buy(access: Access, leerlingId: string, { sleutel: key, code }: Aankoop): Promise<Balance> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const { instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    const { admin_id: adminId, id } = leerling;
    return this.deps.transaction(async ({ ledger }) => {
      await ledger.lock(adminId, id);
      const things = await ledger.findThings(adminId, id);
      const munten = await ledger.balance(adminId, id);
      const earlier = things.find((row) => row.sleutel === `aankoop:${key}`);
      if (earlier !== undefined) return repeated(earlier, { code, munten });
      if (!setting.beloningen) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'BELONINGEN_UIT' });
      const price = priceOf(code, ownedOf(things));
      if (munten < price)
        throw createError('TE_WEINIG_MUNTEN', { waarden: { nog: price - munten }, details: { munten } });
      await ledger.book(adminId, id, {
        sleutel: `aankoop:${key}`,
        bedrag: -price,
        soort: 'aankoop',
        op: new Date(this.deps.clock.now()),
        code,
      });
      return { munten: munten - price };
    });
  }

  /** Brings a purchase back: the coins return and the thing is taken off, within a day. */
  async bringBack(access: Access, leerlingId: string, key: string): Promise<Balance> {
    const leerling = await this.deps.leerlingen.openForWriting(access, leerlingId);
    const { admin_id: adminId, id } = leerling;
    return this.deps.transaction(async (repositories) => {
      const { ledger } = repositories;
      await ledger.lock(adminId, id);
      const things = await ledger.findThings(adminId, id);
      const bought = things.find((row) => row.sleutel === `aankoop:${key}`);
      if (bought === undefined) throw createError('NIET_GEVONDEN');
      const isBack = things.some((row) => row.sleutel === `terug:${key}`);
      if (!isBack) await this.takeBack(repositories, leerling, { bought, key });
      return { munten: await ledger.balance(adminId, id) };
    });
  }

  private async takeBack(
    { ledger, own, read }: BeloningenRepositories,
    { admin_id: adminId, id }: LeerlingRow,
    { bought, key }: { bought: BookingRow; key: string },
  ): Promise<void> {
    const now = this.deps.clock.now();
    if (bought.op.getTime() + RETURN_MS <= now)
      throw createError('VERLOPEN_OF_GEBRUIKT', { sleutel: 'AANKOOP_TE_LAAT' });
    const { code } = bought;
    await ledger.book(adminId, id, {
      sleutel: `terug:${key}`,
      bedrag: -bought.bedrag,
      soort: 'terug',
      op: new Date(now),
      code,
    });
    const { figuur: figure, eiland: corner } = await read.findOwn(adminId, id);
    if (figure !== null) await own.save(adminId, id, { figuur: without(figure, code) });
    await own.save(adminId, id, { eiland: corner.filter((thing) => thing.code !== code) });
  }
}

/** A key that was used before buys nothing new; with another thing it is a mistake. */
function repeated(earlier: BookingRow, { code, munten }: { code: string; munten: number }): Balance {
  if (earlier.code !== code) throw createError('ONGELDIGE_INVOER', { velden: { sleutel: 'bestaat_al' } });
  return { munten };
}
