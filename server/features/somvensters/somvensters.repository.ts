import type { Knex } from 'knex';
import type { StoneWoord } from '../woordlijsten/list-item.read.ts';

export interface TaakRow {
  id: string;
  somvenster_id: string;
  leerling_id: string;
  volgnummer: number;
  titel: string;
  doel_ids: string[];
  formaten: string[];
  items: number;
  status: string;
  sterren: number;
  steen: string;
  is_steun: boolean;
  steun_van: string | null;
  spellen: string[];
  voorbeelden: { w: string; plaatje?: string }[];
  klaar_op: Date | null;
  /** Word list that the stone was made from, and its words; null = what its goals hold. */
  woordlijst_id: string | null;
  woorden: StoneWoord[] | null;
}
export interface SomvensterRow {
  id: string;
  leerling_id: string;
  soort: string;
  titel: string;
  start: string;
  eind: string | null;
  status: string;
  kleur: string;
  voltooid_op: Date | null;
  /** Monday of the week of the plan that it belongs to. */
  week: string | null;
  taken: TaakRow[];
}
export interface NewSomvenster {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: 'adaptief' | 'instap' | 'leerkracht';
  titel: string;
  start: string;
  eind: string;
  kleur: string;
  seed: number;
  oefeninstellingId: string | null;
  week?: string;
  taken: Omit<TaakRow, 'somvenster_id' | 'leerling_id' | 'klaar_op'>[];
}

/** Route of free stones, of one day. */
export interface FreeRoute extends SomvensterRow {
  eind: null;
}

const TAAK_FIELDS = [
  'id',
  'somvenster_id',
  'leerling_id',
  'volgnummer',
  'titel',
  'doel_ids',
  'formaten',
  'items',
  'status',
  'sterren',
  'steen',
  'is_steun',
  'steun_van',
  'spellen',
  'voorbeelden',
  'klaar_op',
  'woordlijst_id',
  'woorden',
];

export class SomvenstersRepository {
  constructor(private readonly db: Knex) {}

  /** Open routes and those completed since a moment, those of an adult first, then the oldest, with their stones. */
  async findForMap(adminId: string, leerlingId: string, voltooidSince: Date): Promise<SomvensterRow[]> {
    const rows: Omit<SomvensterRow, 'taken'>[] = await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where((of) =>
        of
          .whereIn('status', ['open', 'bevroren'])
          .orWhere((en) => en.where('status', 'voltooid').where('voltooid_op', '>=', voltooidSince)),
      )
      .orderByRaw("soort IN ('adaptief', 'instap'), aangemaakt_op")
      .select(
        'id',
        'leerling_id',
        'soort',
        'titel',
        'status',
        'kleur',
        'voltooid_op',
        this.db.raw(
          `to_char(start, 'YYYY-MM-DD') AS start, to_char(eind, 'YYYY-MM-DD') AS eind, to_char(week, 'YYYY-MM-DD') AS week`,
        ),
      );
    if (rows.length === 0) return [];
    const taken: TaakRow[] = await this.db('taken')
      .where({ admin_id: adminId })
      .whereIn(
        'somvenster_id',
        rows.map((row) => row.id),
      )
      .orderBy('volgnummer')
      .select(TAAK_FIELDS);
    return rows.map((row) => ({ ...row, taken: taken.filter((taak) => taak.somvenster_id === row.id) }));
  }

  async find(adminId: string, leerlingId: string, id: string): Promise<SomvensterRow | undefined> {
    const row: Omit<SomvensterRow, 'taken'> | undefined = await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, id })
      .first(
        'id',
        'leerling_id',
        'soort',
        'titel',
        'status',
        'kleur',
        'voltooid_op',
        this.db.raw(
          `to_char(start, 'YYYY-MM-DD') AS start, to_char(eind, 'YYYY-MM-DD') AS eind, to_char(week, 'YYYY-MM-DD') AS week`,
        ),
      );
    if (row === undefined) return undefined;
    const taken: TaakRow[] = await this.db('taken')
      .where({ admin_id: adminId, somvenster_id: id })
      .orderBy('volgnummer')
      .select(TAAK_FIELDS);
    return { ...row, taken };
  }

  /** The route that a stone stands on. */
  async findOfTaak(adminId: string, leerlingId: string, taakId: string): Promise<SomvensterRow | undefined> {
    const row: { somvenster_id: string } | undefined = await this.db('taken')
      .where({ admin_id: adminId, leerling_id: leerlingId, id: taakId })
      .first('somvenster_id');
    return row && this.find(adminId, leerlingId, row.somvenster_id);
  }

  /** Ends routes whose last day has passed; nothing is lost, their words come back in the next one. */
  async expire(adminId: string, leerlingId: string, today: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, status: 'open' })
      .where('eind', '<', today)
      .update({ status: 'verlopen', gewijzigd_op: this.db.fn.now() });
  }

  /** Whether the pupil ever had an entry test that did not simply run out. */
  async hadInstap(adminId: string, leerlingId: string): Promise<boolean> {
    return (
      (await this.db('somvensters')
        .where({ admin_id: adminId, leerling_id: leerlingId, soort: 'instap' })
        .whereNot('status', 'verlopen')
        .first('id')) !== undefined
    );
  }

  /** Stores a new route; of the pupil's own, and of a week, only when there is none: two requests at once make one. */
  async createOwn(newOne: NewSomvenster): Promise<boolean> {
    const { rowCount }: { rowCount: number } = await this.db.raw(
      `INSERT INTO somvensters (admin_id, id, leerling_id, soort, titel, start, eind, status, kleur, seed, oefeninstelling_id, week)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      [
        newOne.adminId,
        newOne.id,
        newOne.leerlingId,
        newOne.soort,
        newOne.titel,
        newOne.start,
        newOne.eind,
        newOne.kleur,
        newOne.seed,
        newOne.oefeninstellingId,
        newOne.week ?? null,
      ],
    );
    if (rowCount === 0) return false;
    for (const taak of newOne.taken)
      await this.addTaak(newOne.adminId, { ...taak, somvenster_id: newOne.id, leerling_id: newOne.leerlingId });
    return true;
  }

  /** Stores a free stone, and the route of its day when it is the first; repeating it changes nothing. */
  async saveFree(adminId: string, route: FreeRoute): Promise<void> {
    const { taken, eind: _never, voltooid_op: _open, week: _none, ...row } = route;
    await this.db('somvensters')
      .insert({ ...row, admin_id: adminId, seed: 0 })
      .onConflict(['admin_id', 'id'])
      .ignore();
    for (const taak of taken) await this.taakInsert(adminId, taak).onConflict(['admin_id', 'id']).ignore();
  }

  /** Takes the route that was made for the pupil away, open or waiting, to make room for another. */
  async withdrawOwn(adminId: string, leerlingId: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereIn('status', ['open', 'bevroren'])
      .whereIn('soort', ['adaptief', 'instap'])
      .update({ status: 'ingetrokken', gewijzigd_op: this.db.fn.now() });
  }

  async addTaak(adminId: string, taak: Omit<TaakRow, 'klaar_op'>): Promise<void> {
    await this.taakInsert(adminId, taak);
  }

  private taakInsert(adminId: string, taak: Omit<TaakRow, 'klaar_op'>): Knex.QueryBuilder {
    return this.db('taken').insert({
      ...taak,
      admin_id: adminId,
      voorbeelden: JSON.stringify(taak.voorbeelden),
      woorden: taak.woorden === null ? null : JSON.stringify(taak.woorden),
    });
  }

  /** Makes room before a stone for its support stone. */
  async shiftTaken(adminId: string, somvensterId: string, from: number): Promise<void> {
    await this.db('taken')
      .where({ admin_id: adminId, somvenster_id: somvensterId })
      .where('volgnummer', '>=', from)
      .increment('volgnummer', 1);
  }

  async updateTaak(
    adminId: string,
    taakId: string,
    state: { status: string; sterren: number; steen: string; doneAt: Date | null },
  ): Promise<void> {
    await this.db('taken').where({ admin_id: adminId, id: taakId }).update({
      status: state.status,
      sterren: state.sterren,
      steen: state.steen,
      klaar_op: state.doneAt,
      gewijzigd_op: this.db.fn.now(),
    });
  }

  async completeSomvenster(adminId: string, id: string, now: Date): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, id, status: 'open' })
      .update({ status: 'voltooid', beloning_gegeven: true, voltooid_op: now, gewijzigd_op: now });
  }
}
