import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { ManagedLine, PriceChange, PriceSheetParams } from './price-management.contract.ts';

interface LineRow extends PriceSheetParams, ManagedLine {
  btw: number;
  is_voorbeeld: boolean;
}
interface ChangeRow extends PriceSheetParams {
  versie: number;
  wie_naam: string | null;
  op: Date;
  is_voorbeeld: boolean;
  btw: number;
  regels: ManagedLine[];
}

const SHOWN = 20;

export class PriceManagementRepository {
  constructor(private readonly db: Knex) {}

  lines(): Promise<LineRow[]> {
    // The licence by number first, then what stands beside it.
    return this.db('prijsregels')
      .orderByRaw("land, soort, part <> 'licentie', part = 'minimum', part, van")
      .select('*');
  }

  changes(): Promise<ChangeRow[]> {
    return this.db('prijswijzigingen as p')
      .joinRaw(
        `LEFT JOIN gebruikers g ON g.id = p.wie AND g.admin_id IN (SELECT id FROM admins WHERE soort = 'kantoor')`,
      )
      .orderBy('p.versie', 'desc')
      .select('p.*', this.db.raw(`nullif(concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam), '') AS wie_naam`));
  }

  /** Two that change the same prices wait for each other until the transaction ends. */
  async lock({ land, soort: kind }: PriceSheetParams): Promise<void> {
    await this.db('prijsregels').where({ land, soort: kind }).forUpdate().select('part');
  }

  async save(sheet: PriceSheetParams, change: PriceChange): Promise<void> {
    for (const { part, van: from, bedrag: cents } of change.regels)
      await this.db('prijsregels')
        .where({ ...sheet, part, van: from })
        .update({ bedrag: cents, btw: change.btw, is_voorbeeld: change.isVoorbeeld });
  }

  async remember(
    sheet: PriceSheetParams,
    row: { versie: number; wie: string; regels: readonly ManagedLine[]; btw: number; isVoorbeeld: boolean; nu: Date },
  ): Promise<void> {
    await this.db('prijswijzigingen').insert({
      ...sheet,
      id: v7(),
      versie: row.versie,
      wie: row.wie,
      regels: JSON.stringify(row.regels),
      btw: row.btw,
      is_voorbeeld: row.isVoorbeeld,
      op: row.nu,
    });
    await this.db('prijswijzigingen')
      .where(sheet)
      .where('versie', '<=', row.versie - SHOWN)
      .delete();
  }
}
