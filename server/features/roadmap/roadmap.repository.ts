import type { Knex } from 'knex';
import type { Idea, ManagedItem, NewRoadmapItem, OfficeIdea, RoadmapItem } from './roadmap.contract.ts';

/** Who votes: a person of a tenant. */
export interface Voter {
  adminId: string;
  userId: string;
}
type IdeaRow = Omit<Idea, 'op'> & { op: Date };

const VOTES = `(SELECT count(*)::int FROM roadmap_votes v WHERE v.item_id = i.id) AS votes`;
const FIELDS = ['i.id', 'i.titel', 'i.tekst', 'i.status', 'i.quarter'] as const;
const SHOWN = 100;

export class RoadmapRepository {
  constructor(private readonly db: Knex) {}

  /** What is meant for the kind of tenant that asks; our own office sees all. */
  list({ adminId, userId }: Voter): Promise<RoadmapItem[]> {
    return this.db('roadmap_items as i')
      .join('admins as a', 'a.id', this.db.raw('?', [adminId]))
      .whereRaw(`(a.soort = 'kantoor' OR i.kinds = '{}' OR a.soort = ANY (i.kinds))`)
      .orderByRaw('votes DESC, i.titel')
      .select(
        ...FIELDS,
        this.db.raw(
          `${VOTES}, EXISTS (SELECT 1 FROM roadmap_votes v WHERE v.admin_id = ? AND v.user_id = ? AND v.item_id = i.id) AS voted`,
          [adminId, userId],
        ),
      );
  }

  listManaged(): Promise<ManagedItem[]> {
    return this.db('roadmap_items as i')
      .orderByRaw('votes DESC, i.titel')
      .select(...FIELDS, 'i.kinds', 'i.versie', this.db.raw(VOTES));
  }

  findManaged(id: string): Promise<ManagedItem | undefined> {
    return this.db('roadmap_items as i')
      .where({ 'i.id': id })
      .first(...FIELDS, 'i.kinds', 'i.versie', this.db.raw(VOTES));
  }

  async insert(id: string, item: NewRoadmapItem, now: Date): Promise<void> {
    await this.db('roadmap_items').insert({ id, ...item, gewijzigd_op: now });
  }

  /** False when somebody else changed it first. */
  async update(row: { id: string; versie: number }, item: NewRoadmapItem, now: Date): Promise<boolean> {
    const count = await this.db('roadmap_items')
      .where(row)
      .update({ ...item, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  async remove(id: string): Promise<boolean> {
    return (await this.db('roadmap_items').where({ id }).delete()) === 1;
  }

  async vote({ adminId, userId }: Voter, itemId: string): Promise<void> {
    await this.db('roadmap_votes')
      .insert({ admin_id: adminId, user_id: userId, item_id: itemId })
      .onConflict()
      .ignore();
  }

  async takeBack({ adminId, userId }: Voter, itemId: string): Promise<void> {
    await this.db('roadmap_votes').where({ admin_id: adminId, user_id: userId, item_id: itemId }).delete();
  }

  async insertIdea({ adminId, userId }: Voter, idea: { id: string; tekst: string; op: Date }): Promise<void> {
    await this.db('ideas').insert({ admin_id: adminId, user_id: userId, ...idea });
  }

  findOwnIdeas({ adminId, userId }: Voter): Promise<IdeaRow[]> {
    return this.db('ideas')
      .where({ admin_id: adminId, user_id: userId })
      .orderBy('op', 'desc')
      .limit(SHOWN)
      .select('id', 'tekst', 'op', 'seen');
  }

  /** Ideas of all customers: what nobody read first, the oldest on top. */
  listIdeas(): Promise<(Omit<OfficeIdea, 'op'> & { op: Date })[]> {
    return this.db('ideas as d')
      .join('admins as a', 'a.id', 'd.admin_id')
      .leftJoin('gebruikers as g', (on) => on.on('g.admin_id', 'd.admin_id').andOn('g.id', 'd.user_id'))
      .whereNull('a.gewist_op')
      .orderBy([{ column: 'd.seen' }, { column: 'd.op' }])
      .limit(SHOWN)
      .select(
        'd.id',
        'd.tekst',
        'd.op',
        'd.seen',
        'a.naam as admin',
        this.db.raw(`concat_ws(' ', g.voornaam, g.voorvoegsel, g.achternaam) AS van`),
      );
  }

  async setSeen(id: string, seen: boolean): Promise<boolean> {
    return (await this.db('ideas').where({ id }).update({ seen })) === 1;
  }
}
