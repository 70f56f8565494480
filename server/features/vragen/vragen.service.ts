import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import { findQuestions } from './find-questions.ts';
import { mergeQuestions, shownIn, type BuiltInQuestions } from './merge-questions.ts';
import type { QuestionsQuery, SiteQuestions } from './vragen.contract.ts';
import type { JudgmentsRepository, QuestionsRepository } from './vragen.repository.ts';

interface Deps {
  questions: QuestionsRepository;
  judgments: JudgmentsRepository;
  builtIn: BuiltInQuestions;
  counters: CounterStorage;
}

const HOUR_MS = 3_600_000;
/** judgments of one address an hour: a school shares one. */
const PER_ADDRESS = 60;

/** Questions of visitors with our answers, and whether those helped. */
export class QuestionsService {
  constructor(private readonly deps: Deps) {}

  async list({ zoek: search, groep }: QuestionsQuery, locale: TextLocale): Promise<SiteQuestions> {
    const shown = shownIn(await this.all(), locale === 'nl-BE' ? 'BE' : 'NL');
    return findQuestions(
      shown.filter((item) => groep === undefined || item.groep === groep),
      search,
    );
  }

  async judge(id: string, helped: boolean, address: string | undefined): Promise<void> {
    const shown = (await this.all()).some((item) => item.id === id && item.countries.length > 0);
    if (!shown) throw createError('NIET_GEVONDEN');
    const count = address === undefined ? 0 : await this.deps.counters.countUp(`vraagoordeel:${address}`, HOUR_MS);
    if (count > PER_ADDRESS) throw createError('TE_VAAK', { sleutel: 'TE_VEEL', headers: { 'Retry-After': '3600' } });
    await this.deps.judgments.count(id, helped);
  }

  private async all() {
    return mergeQuestions(this.deps.builtIn, await this.deps.questions.all());
  }
}
