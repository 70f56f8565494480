import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../../platform/error/create-error.ts';
import { nameKey } from '../../platform/taal/name.ts';
import { mergeQuestions, type BuiltInQuestions } from './merge-questions.ts';
import type {
  ManagedQuestion,
  ManagedQuestions,
  NewQuestion,
  QuestionChange,
  QuestionOrder,
} from './question-management.contract.ts';
import type { JudgmentsRepository, QuestionFields, QuestionsRepository } from './vragen.repository.ts';

interface Deps {
  questions: QuestionsRepository;
  judgments: JudgmentsRepository;
  builtIn: BuiltInQuestions;
  clock: Clock;
}

const SLUG_MAX = 50;
/** Behind every other question of its group until it is put elsewhere. */
const LAST = 10_000;

/** `waarom-twee-keer`: the anchor of a question on its page. */
const slugOf = (title: string): string =>
  (nameKey(title).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, SLUG_MAX).replace(/-$/, '') || 'vraag';

const fieldsOf = ({ groep, nl, be, countries }: NewQuestion): QuestionFields => ({
  groep,
  countries: [...new Set(countries)],
  nl_title: nl.vraag,
  nl_answer: nl.antwoord,
  be_title: be?.vraag ?? null,
  be_answer: be?.antwoord ?? null,
});

/** The questions of the site as our office writes, orders and shows them. */
export class QuestionManagementService {
  constructor(private readonly deps: Deps) {}

  async list(): Promise<ManagedQuestions> {
    const { questions, judgments, builtIn } = this.deps;
    return { items: mergeQuestions(builtIn, await questions.all(), await judgments.all()) };
  }

  async create(one: NewQuestion): Promise<ManagedQuestion> {
    const { items } = await this.list();
    const taken = new Set(items.map(({ id }) => id));
    const slug = slugOf(one.nl.vraag);
    const tries = [slug, ...items.map((_, nr) => `${slug}-${nr + 2}`)];
    const id = tries.find((each) => !taken.has(each)) ?? slug;
    await this.save({ id, versie: 0, position: LAST }, one);
    return this.require(id);
  }

  async change(id: string, { versie: version, ...one }: QuestionChange): Promise<ManagedQuestion> {
    const before = await this.require(id);
    if (before.versie !== version) throw createError('GEWIJZIGD_DOOR_ANDER', { details: before });
    const place = this.deps.builtIn.nl.findIndex((each) => each.id === id);
    await this.save({ id, versie: version, position: place === -1 ? LAST : place }, one);
    return this.require(id);
  }

  /** An own question goes; one of the product gets its own words and place back. */
  async remove(id: string): Promise<void> {
    await this.require(id);
    if (!(await this.deps.questions.remove(id))) throw createError('STAP_NIET_TOEGESTAAN');
  }

  async order({ groep, ids }: QuestionOrder): Promise<void> {
    const { items } = await this.list();
    const there = items.filter((one) => one.groep === groep).map(({ id }) => id);
    const complete = ids.length === there.length && there.every((id) => ids.includes(id));
    if (!complete) throw createError('GEWIJZIGD_DOOR_ANDER');
    await this.deps.questions.order(
      ids.map((id) => ({ id, groep })),
      this.now(),
    );
  }

  private async save(one: { id: string; versie: number; position: number }, question: NewQuestion): Promise<void> {
    if (!(await this.deps.questions.save(one, fieldsOf(question), this.now())))
      throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.require(one.id) });
  }

  private async require(id: string): Promise<ManagedQuestion> {
    const found = (await this.list()).items.find((one) => one.id === id);
    if (found === undefined) throw createError('NIET_GEVONDEN');
    return found;
  }

  private now(): Date {
    return new Date(this.deps.clock.now());
  }
}
