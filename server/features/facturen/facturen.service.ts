import { v7 } from 'uuid';
import type { AuditAction } from '../audit/audit.contract.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOf, dayOf } from '../../platform/time/clock.ts';
import type { PriceKind } from '../prijzen/prijzen.contract.ts';
import { amountsOf } from './amounts.ts';
import { listedOf, summaryOf } from './factuur-answer.ts';
import {
  sendObstacles,
  readFactuur,
  reckon,
  refuseObstacle,
  requireStep,
  billingOf,
  type FactuurDeps,
  type FactuurRepositories,
  type Billing,
} from './factuur-desk.ts';
import type { FactuurListRepository } from './factuur-list.repository.ts';
import {
  DAYS,
  TOTAL_MAX,
  type Factuur,
  type FactuurChange,
  type FactuurLine,
  type FactuurList,
  type FactuurListQuery,
  type FactuurPeriod,
  type NewFactuur,
  type OwnFacturen,
} from './facturen.contract.ts';
import type { FactuurRow } from './facturen.repository.ts';
import { periodsOf, proposeLines } from './proposal.ts';

/** A line in the log of the customer: who did what with which paper. */
export const logFactuur = (
  { audit }: Pick<FactuurRepositories, 'audit'>,
  { session }: Pick<Access, 'session'>,
  { row, actie: action }: { row: Pick<FactuurRow, 'admin_id' | 'id' | 'soort'>; actie: AuditAction },
): Promise<void> =>
  audit.save({
    adminId: row.admin_id,
    wie: session.gebruikerId,
    rol: session.rol,
    actie: `${action}:${row.soort}`,
    soort: 'factuur',
    doelId: row.id,
  });

/** Concepts of quotes and invoices, and all papers as they are read. */
export class FacturenService {
  constructor(private readonly deps: FactuurDeps & { papers: FactuurListRepository }) {}

  async list(query: FactuurListQuery): Promise<FactuurList> {
    const now = this.deps.clock.now();
    const { rows, total } = await this.deps.papers.list(query, dateOf(now));
    return {
      items: rows.map((row) => listedOf(row, dayOf(now))),
      totaal: total,
      pagina: query.pagina,
      grootte: query.grootte,
      owed: await this.deps.papers.owed(dateOf(now)),
    };
  }

  find(id: string): Promise<Factuur> {
    return this.deps.transaction((repos) => readFactuur(repos, id, this.deps.clock));
  }

  /** What a customer reads of its own. */
  listOwn({ adminId }: Access): Promise<OwnFacturen> {
    const today = dayOf(this.deps.clock.now());
    return this.deps.transaction(async ({ facturen }) => ({
      items: (await facturen.findOwn(adminId)).map((row) => summaryOf(row, today)),
    }));
  }

  /** A concept with the lines that follow from the prices; while those are examples there is none. */
  create(access: Access, wish: NewFactuur): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const billing = await billingOf(repos, wish.adminId);
      if (billing.kind === undefined || billing.customer.erased) throw createError('STAP_NIET_TOEGESTAAN');
      refuseObstacle(sendObstacles(billing).find((one) => one === 'voorbeeldprijzen'));
      const row = { admin_id: wish.adminId, id: v7(), soort: wish.soort };
      const fields = reckon(await this.linesFor(repos, billing, wish), billing);
      const now = new Date(this.deps.clock.now());
      await repos.facturen.insert(
        { ...row, ...fields, status: 'concept', days: DAYS[wish.soort], purchase_number: wish.purchaseNumber ?? '' },
        now,
      );
      await logFactuur(repos, access, { row, actie: 'factuur.gemaakt' });
      return readFactuur(repos, row.id, this.deps.clock);
    });
  }

  /** Other lines and terms, while nobody outside has seen it. */
  change(access: Access, id: string, { versie: version, regels: lines, ...change }: FactuurChange): Promise<Factuur> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'change', versie: version });
      const sum = amountsOf(lines, 0).bedrag;
      // Less than nothing is a credit note, and that is made of an invoice.
      if (sum < 0 || sum > TOTAL_MAX) throw createError('ONGELDIGE_INVOER', { velden: { regels: 'bereik' } });
      const fields = {
        ...reckon(lines, await billingOf(repos, row.admin_id)),
        purchase_number: change.purchaseNumber,
        opmerking: change.opmerking,
        days: change.days,
      };
      if (!(await repos.facturen.update(row, fields, new Date(this.deps.clock.now()))))
        throw createError('GEWIJZIGD_DOOR_ANDER');
      await logFactuur(repos, access, { row, actie: 'factuur.gewijzigd' });
      return readFactuur(repos, id, this.deps.clock);
    });
  }

  remove(access: Access, id: string): Promise<void> {
    return this.deps.transaction(async (repos) => {
      const row = await requireStep(repos, id, { step: 'remove' });
      await repos.facturen.remove(row);
      await logFactuur(repos, access, { row, actie: 'factuur.verwijderd' });
    });
  }

  /** Seats and functions of the licence where the wish names none. */
  private async linesFor(
    { facturen }: FactuurRepositories,
    { kind, prices, customer }: Billing,
    wish: NewFactuur,
  ): Promise<FactuurLine[]> {
    if (kind === undefined) throw createError('STAP_NIET_TOEGESTAAN');
    const licentie = (await facturen.findSeats(wish.adminId)) ?? { plaatsen: 1, features: [] };
    const period = periodOf(kind, wish.period);
    const { seats = Math.max(1, licentie.plaatsen), features = licentie.features } = wish;
    const lines = proposeLines(prices, { kind, seats, features, period }, customer.locale);
    if (lines === undefined) throw createError('ONGELDIGE_INVOER', { velden: { seats: 'bereik' } });
    return lines;
  }
}

/** The period that was asked for, or the usual one of this kind of customer. */
function periodOf(kind: PriceKind, wanted: FactuurPeriod | undefined): FactuurPeriod {
  const [usual = 'schooljaar'] = periodsOf(kind);
  const period = wanted ?? usual;
  if (!periodsOf(kind).includes(period)) throw createError('ONGELDIGE_INVOER', { velden: { period: 'kies' } });
  return period;
}
