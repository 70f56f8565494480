import type { Knex } from 'knex';
import type { Ervaring, NewErvaring, OfficeErvaring } from './ervaringen.contract.ts';

export interface ErvaringRow {
  id: string;
  naam: string;
  rol: Ervaring['rol'];
  tekst: string;
  email: string;
  status: OfficeErvaring['status'];
  is_voorbeeld: boolean;
  op: Date;
  versie: number;
}

const SHOWN = 100;

export class ErvaringenRepository {
  constructor(private readonly db: Knex) {}

  async insert(
    newOne: Pick<NewErvaring, 'naam' | 'rol' | 'tekst' | 'email'> & { id: string; nu: Date },
  ): Promise<void> {
    const { nu: now, ...fields } = newOne;
    await this.db('ervaringen').insert({ ...fields, toestemming_op: now, op: now, gewijzigd_op: now });
  }

  findApproved(role: Ervaring['rol'] | undefined): Promise<ErvaringRow[]> {
    const rows = this.db('ervaringen').where({ status: 'goedgekeurd' }).orderBy('op', 'desc').limit(SHOWN);
    return role === undefined ? rows.select('*') : rows.where({ rol: role }).select('*');
  }

  async findAll(): Promise<ErvaringRow[]> {
    const open: ErvaringRow[] = await this.db('ervaringen').where({ status: 'nieuw' }).orderBy('op').select('*');
    const done: ErvaringRow[] = await this.db('ervaringen')
      .whereNot({ status: 'nieuw' })
      .orderBy('op', 'desc')
      .limit(SHOWN)
      .select('*');
    return [...open, ...done];
  }

  find(id: string): Promise<ErvaringRow | undefined> {
    return this.db('ervaringen').where({ id }).first('*');
  }

  /** False when somebody else changed it first. */
  async update(row: { id: string; versie: number }, status: OfficeErvaring['status'], now: Date): Promise<boolean> {
    const count = await this.db('ervaringen')
      .where(row)
      .update({ status, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** Throws away what was refused before a moment. */
  async forget(before: Date): Promise<void> {
    await this.db('ervaringen').where({ status: 'afgewezen' }).where('gewijzigd_op', '<', before).delete();
  }
}
