import type { Knex } from 'knex';

export interface TaakRij {
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
}
export interface SomvensterRij {
  id: string;
  leerling_id: string;
  soort: string;
  titel: string;
  start: string;
  eind: string | null;
  status: string;
  kleur: string;
  voltooid_op: Date | null;
  taken: TaakRij[];
}
export interface NieuwSomvenster {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: 'adaptief' | 'instap';
  titel: string;
  start: string;
  eind: string;
  kleur: string;
  seed: number;
  oefeninstellingId: string | null;
  taken: Omit<TaakRij, 'somvenster_id' | 'leerling_id' | 'klaar_op'>[];
}

const TAAKVELDEN = [
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
];

export class SomvenstersRepository {
  constructor(private readonly db: Knex) {}

  /** Open routes and those completed since a moment, oldest first, with their stones. */
  async findVoorKaart(adminId: string, leerlingId: string, voltooidSinds: Date): Promise<SomvensterRij[]> {
    const rijen: Omit<SomvensterRij, 'taken'>[] = await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .where((of) =>
        of
          .whereIn('status', ['open', 'bevroren'])
          .orWhere((en) => en.where('status', 'voltooid').where('voltooid_op', '>=', voltooidSinds)),
      )
      .orderBy('aangemaakt_op')
      .select(
        'id',
        'leerling_id',
        'soort',
        'titel',
        'status',
        'kleur',
        'voltooid_op',
        this.db.raw(`to_char(start, 'YYYY-MM-DD') AS start, to_char(eind, 'YYYY-MM-DD') AS eind`),
      );
    if (rijen.length === 0) return [];
    const taken: TaakRij[] = await this.db('taken')
      .where({ admin_id: adminId })
      .whereIn(
        'somvenster_id',
        rijen.map((rij) => rij.id),
      )
      .orderBy('volgnummer')
      .select(TAAKVELDEN);
    return rijen.map((rij) => ({ ...rij, taken: taken.filter((taak) => taak.somvenster_id === rij.id) }));
  }

  async find(adminId: string, leerlingId: string, id: string): Promise<SomvensterRij | undefined> {
    const rij: Omit<SomvensterRij, 'taken'> | undefined = await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, id })
      .first(
        'id',
        'leerling_id',
        'soort',
        'titel',
        'status',
        'kleur',
        'voltooid_op',
        this.db.raw(`to_char(start, 'YYYY-MM-DD') AS start, to_char(eind, 'YYYY-MM-DD') AS eind`),
      );
    if (rij === undefined) return undefined;
    const taken: TaakRij[] = await this.db('taken')
      .where({ admin_id: adminId, somvenster_id: id })
      .orderBy('volgnummer')
      .select(TAAKVELDEN);
    return { ...rij, taken };
  }

  /** Ends routes whose last day has passed; nothing is lost, their words come back in the next one. */
  async expire(adminId: string, leerlingId: string, vandaag: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, status: 'open' })
      .where('eind', '<', vandaag)
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

  /** Stores a new route of the pupil's own unless one is open already; two requests at once make one. */
  async createEigen(nieuw: NieuwSomvenster): Promise<boolean> {
    const { rowCount }: { rowCount: number } = await this.db.raw(
      `INSERT INTO somvensters (admin_id, id, leerling_id, soort, titel, start, eind, status, kleur, seed, oefeninstelling_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?) ON CONFLICT (admin_id, leerling_id) WHERE soort IN ('adaptief', 'instap') AND status = 'open' DO NOTHING`,
      [
        nieuw.adminId,
        nieuw.id,
        nieuw.leerlingId,
        nieuw.soort,
        nieuw.titel,
        nieuw.start,
        nieuw.eind,
        nieuw.kleur,
        nieuw.seed,
        nieuw.oefeninstellingId,
      ],
    );
    if (rowCount === 0) return false;
    for (const taak of nieuw.taken)
      await this.addTaak(nieuw.adminId, { ...taak, somvenster_id: nieuw.id, leerling_id: nieuw.leerlingId });
    return true;
  }

  /** Takes the open route that was made for the pupil away, to make room for another. */
  async withdrawEigen(adminId: string, leerlingId: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, status: 'open' })
      .whereIn('soort', ['adaptief', 'instap'])
      .update({ status: 'ingetrokken', gewijzigd_op: this.db.fn.now() });
  }

  async addTaak(adminId: string, taak: Omit<TaakRij, 'klaar_op'>): Promise<void> {
    await this.db('taken').insert({ ...taak, admin_id: adminId, voorbeelden: JSON.stringify(taak.voorbeelden) });
  }

  /** Makes room before a stone for its support stone. */
  async shiftTaken(adminId: string, somvensterId: string, vanaf: number): Promise<void> {
    await this.db('taken')
      .where({ admin_id: adminId, somvenster_id: somvensterId })
      .where('volgnummer', '>=', vanaf)
      .increment('volgnummer', 1);
  }

  async updateTaak(
    adminId: string,
    taakId: string,
    stand: { status: string; sterren: number; steen: string; klaarOp: Date | null },
  ): Promise<void> {
    await this.db('taken').where({ admin_id: adminId, id: taakId }).update({
      status: stand.status,
      sterren: stand.sterren,
      steen: stand.steen,
      klaar_op: stand.klaarOp,
      gewijzigd_op: this.db.fn.now(),
    });
  }

  async completeSomvenster(adminId: string, id: string, nu: Date): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, id, status: 'open' })
      .update({ status: 'voltooid', beloning_gegeven: true, voltooid_op: nu, gewijzigd_op: nu });
  }
}
