import type { PriceQuery, Prices } from './prijzen.contract.ts';
import type { PricesRepository } from './prices.read.ts';
import { totalOf } from './total.read.ts';

/** What a licence costs. */
export class PricesService {
  constructor(private readonly prices: PricesRepository) {}

  /** One example among the lines is enough to keep every amount in. */
  async find(query: PriceQuery): Promise<Prices> {
    const lines = await this.prices.find(query);
    const isExample = lines.some(({ is_voorbeeld: example }) => example);
    return {
      isVoorbeeld: isExample,
      btw: lines[0]?.btw ?? 0,
      regels: lines.map(({ part, van: from, tot: until, bedrag: cents }) => ({
        part: part,
        van: from,
        tot: until,
        bedrag: isExample ? null : cents,
      })),
      totaal: isExample ? null : totalOf(query.soort, lines, query.aantal),
    };
  }
}
