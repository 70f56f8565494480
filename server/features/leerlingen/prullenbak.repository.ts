import type { Knex } from 'knex';

export interface PrullenbakRow {
  leerling_id: string;
  naam: string;
  roepnaam: string;
  dier: string;
  jaargroep: number;
  groep_id: string | null;
  groep: string | null;
  op: Date;
  reden: string | null;
  wissen_op: string;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
}
export interface BinVraag {
  adminId: string;
  docentId: string | null;
  zoek: readonly string[];
  van: number;
  aantal: number;
}
export interface BinItem {
  leerlingId: string;
  groepId: string | null;
}

const ERASURE_AT = `to_char(p.wissen_op, 'YYYY-MM-DD') AS wissen_op`;

/** The bin: who is in it, in and out. */
export class PrullenbakRepository {
  constructor(private readonly db: Knex) {}

  async findPage(vraag: BinVraag): Promise<{ rijen: PrullenbakRow[]; totaal: number }> {
    const tally: { n: number } | undefined = await this.base(vraag).first(this.db.raw('count(*)::int AS n'));
    const rows: PrullenbakRow[] = await this.base(vraag)
      .leftJoin('gebruikers as d', (on) => on.on('d.admin_id', 'p.admin_id').andOn('d.id', 'p.door'))
      .orderBy([{ column: 'p.wissen_op' }, { column: 'l.zoeknaam' }, { column: 'l.id' }])
      .offset(vraag.van)
      .limit(vraag.aantal)
      .select(
        'p.leerling_id',
        'l.roepnaam',
        'l.dier',
        'l.jaargroep',
        'g.id as groep_id',
        'g.naam as groep',
        'p.op',
        'p.reden',
        'd.voornaam',
        'd.voorvoegsel',
        'd.achternaam',
        this.db.raw(ERASURE_AT),
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
      );
    return { rijen: rows, totaal: tally?.n ?? 0 };
  }

  /** Locks items within reach; of a docent those that came from an own group. Answers the ones found, with the group to go back to. */
  async lock(
    scope: { adminId: string; docentId: string | null },
    ids: readonly string[],
  ): Promise<(BinItem & { roepnaam: string })[]> {
    const rows: { leerling_id: string; groep_id: string | null; roepnaam: string }[] = await this.base({
      ...scope,
      zoek: [],
      van: 0,
      aantal: 0,
    })
      .whereIn('p.leerling_id', [...ids])
      .orderBy('p.leerling_id')
      .forUpdate('p')
      .select('p.leerling_id', 'g.id as groep_id', 'l.roepnaam');
    return rows.map((row) => ({ leerlingId: row.leerling_id, groepId: row.groep_id, roepnaam: row.roepnaam }));
  }

  /** Out of reach at once: no sign-in, no sessions. */
  async put(
    adminId: string,
    items: readonly BinItem[],
    what: { door: string; op: Date; reden: string | null; wissenOp: string },
  ): Promise<void> {
    const ids = items.map(({ leerlingId }) => leerlingId);
    await this.db('prullenbakitems').insert(
      items.map((item) => ({
        admin_id: adminId,
        leerling_id: item.leerlingId,
        door: what.door,
        op: what.op,
        groep_id_was: item.groepId,
        reden: what.reden,
        wissen_op: what.wissenOp,
      })),
    );
    await this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereIn('id', ids)
      .update({ status: 'prullenbak', gewijzigd_op: this.db.fn.now() });
    await this.db('gebruikers').where({ admin_id: adminId }).whereIn('id', ids).update({ actief: false });
    await this.db('sessies')
      .where({ admin_id: adminId })
      .whereIn('gebruiker_id', ids)
      .whereNull('ingetrokken_op')
      .update({ ingetrokken_op: what.op });
  }

  /** Back as they were; the old sign-in works again. */
  async take(adminId: string, ids: readonly string[]): Promise<void> {
    await this.db('prullenbakitems')
      .where({ admin_id: adminId })
      .whereIn('leerling_id', [...ids])
      .delete();
    await this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .update({ status: 'actief', gewijzigd_op: this.db.fn.now() });
    await this.db('gebruikers')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .update({ actief: true });
  }

  /** Days that this tenant keeps somebody in the bin; undefined when it did not say. */
  async findRetentionDays(adminId: string): Promise<number | undefined> {
    const row: { dagen: number | null } | undefined = await this.db('admins')
      .where({ id: adminId })
      .first(this.db.raw(`(instellingen ->> 'prullenbakDagen')::int AS dagen`));
    return row?.dagen ?? undefined;
  }

  /** Of every tenant: whose time is over on this day. */
  findExpired(date: string): Promise<{ admin_id: string; leerling_id: string }[]> {
    return this.db('prullenbakitems')
      .where('wissen_op', '<=', date)
      .orderBy('admin_id')
      .select('admin_id', 'leerling_id');
  }

  private base(vraag: BinVraag): Knex.QueryBuilder {
    const query = this.db('prullenbakitems as p')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'p.admin_id').andOn('l.id', 'p.leerling_id'))
      .leftJoin('groepen as g', (on) =>
        on.on('g.admin_id', 'p.admin_id').andOn('g.id', 'p.groep_id_was').andOnNull('g.gearchiveerd_op'),
      )
      .where({ 'p.admin_id': vraag.adminId });
    for (const woord of vraag.zoek) query.whereRaw('l.zoeknaam LIKE ?', [`%${woord.replaceAll(/[%_\\]/g, '\\$&')}%`]);
    if (vraag.docentId !== null) {
      query.whereRaw(
        'EXISTS (SELECT 1 FROM docent_groepen dg WHERE dg.admin_id = p.admin_id AND dg.groep_id = p.groep_id_was AND dg.gebruiker_id = ?)',
        [vraag.docentId],
      );
    }
    return query;
  }
}
