import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Idea, ManagedItem, ManagedRoadmap, NewRoadmapItem, Roadmap, RoadmapChange } from './roadmap.contract.ts';
import type { RoadmapRepository, Voter } from './roadmap.repository.ts';

interface Deps {
  repository: RoadmapRepository;
  clock: Clock;
}

const voterOf = ({ session }: Access): Voter => ({ adminId: session.adminId, userId: session.gebruikerId });
const withMoment = <T extends { op: Date }>(row: T): Omit<T, 'op'> & { op: string } => ({
  ...row,
  op: row.op.toISOString(),
});

/** What we plan, and what customers think of it. */
export class RoadmapService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access): Promise<Roadmap> {
    const voter = voterOf(access);
    const { repository } = this.deps;
    const [items, ideas] = [await repository.list(voter), await repository.findOwnIdeas(voter)];
    return { items, ideas: ideas.map(withMoment) };
  }

  /** One vote of a person for an item, however often it is asked. */
  async vote(access: Access, itemId: string, on: boolean): Promise<void> {
    const voter = voterOf(access);
    const shown = await this.deps.repository.list(voter);
    if (!shown.some(({ id }) => id === itemId)) throw createError('NIET_GEVONDEN');
    await (on ? this.deps.repository.vote(voter, itemId) : this.deps.repository.takeBack(voter, itemId));
  }

  async sendIdea(access: Access, text: string): Promise<Idea> {
    const idea = { id: v7(), tekst: text, op: this.now() };
    await this.deps.repository.insertIdea(voterOf(access), idea);
    return { ...withMoment(idea), seen: false };
  }

  async listManaged(): Promise<ManagedRoadmap> {
    const { repository } = this.deps;
    return { items: await repository.listManaged(), ideas: (await repository.listIdeas()).map(withMoment) };
  }

  async create(item: NewRoadmapItem): Promise<ManagedItem> {
    const id = v7();
    await this.deps.repository.insert(id, item, this.now());
    return this.require(id);
  }

  async update(id: string, { versie: version, ...item }: RoadmapChange): Promise<ManagedItem> {
    await this.require(id);
    if (!(await this.deps.repository.update({ id, versie: version }, item, this.now())))
      throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.require(id) });
    return this.require(id);
  }

  async remove(id: string): Promise<void> {
    if (!(await this.deps.repository.remove(id))) throw createError('NIET_GEVONDEN');
  }

  async readIdea(id: string, seen: boolean): Promise<void> {
    if (!(await this.deps.repository.setSeen(id, seen))) throw createError('NIET_GEVONDEN');
  }

  private async require(id: string): Promise<ManagedItem> {
    const item = await this.deps.repository.findManaged(id);
    if (item === undefined) throw createError('NIET_GEVONDEN');
    return item;
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
