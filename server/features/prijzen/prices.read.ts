import type { Knex } from 'knex';
import type { PriceQuery } from './prijzen.contract.ts';
import type { PriceLine } from './total.read.ts';

interface PriceRow extends PriceLine {
  btw: number;
  is_voorbeeld: boolean;
}

export class PricesRepository {
  constructor(private readonly db: Knex) {}

  find({ land, soort: kind }: Pick<PriceQuery, 'land' | 'soort'>): Promise<PriceRow[]> {
    return this.db('prijsregels')
      .where({ land, soort: kind })
      .orderBy(['part', 'van'])
      .select('part', 'van', 'tot', 'bedrag', 'btw', 'is_voorbeeld');
  }
}
