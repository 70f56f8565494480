import type { Knex } from 'knex';

interface UndoPiece {
  plan_id: string;
  nr: number;
  inhoud: string;
}

/** Takes leerlingen out of the import plans of their tenant, by what the plans keep: names, birth dates, keys and levels. */
export class ImportplanErasure {
  constructor(private readonly db: Knex) {}

  /**
   * What a file said and nobody carried out goes whole, since a file knows a leerling by name only and can be sent again; from
   * what undoing needs the lines of these leerlingen go.
   */
  async erase(adminId: string, leerlingIds: readonly string[]): Promise<void> {
    await this.db('importplan_delen').where({ admin_id: adminId }).whereIn('soort', ['plan', 'rest']).delete();
    await this.db('importplannen').where({ admin_id: adminId, status: 'gemaakt' }).update({ status: 'vervallen' });
    const pieces: UndoPiece[] = await this.db('importplan_delen')
      .where({ admin_id: adminId, soort: 'terug' })
      .select('plan_id', 'nr', 'inhoud');
    for (const piece of pieces) await this.eraseLines(adminId, piece, leerlingIds);
  }

  private async eraseLines(adminId: string, piece: UndoPiece, leerlingIds: readonly string[]): Promise<void> {
    if (!leerlingIds.some((id) => piece.inhoud.includes(id))) return;
    const lines: unknown[] = JSON.parse(piece.inhoud);
    const kept = lines
      .map((line) => JSON.stringify(line))
      .filter((line) => !leerlingIds.some((id) => line.includes(id)));
    await this.db('importplan_delen')
      .where({ admin_id: adminId, plan_id: piece.plan_id, soort: 'terug', nr: piece.nr })
      .update({ inhoud: `[${kept.join(',')}]` });
  }
}
