import nl from '../../../assets/content/site/vragen.json' with { type: 'json' };
import nlBe from '../../../assets/content/site/vragen.nl-BE.json' with { type: 'json' };
import type { TextLocale } from '../../platform/taal/texts.ts';
import { questionSchema, type SiteQuestion } from './vragen.contract.ts';

interface QuestionText {
  groep: string;
  vraag: string;
  antwoord: string;
}
const BASE: Readonly<Record<string, QuestionText>> = nl;
const BELGIAN: Readonly<Record<string, Partial<QuestionText>>> = nlBe;

const inWords = (locale: TextLocale): SiteQuestion[] =>
  Object.entries(BASE).map(([id, text]) =>
    questionSchema.parse({ id, ...text, ...(locale === 'nl-BE' ? BELGIAN[id] : {}) }),
  );

/** What visitors ask, with our answers; the Belgian file holds only what differs. */
export const QUESTIONS: Readonly<Record<TextLocale, readonly SiteQuestion[]>> = {
  'nl-NL': inWords('nl-NL'),
  'nl-BE': inWords('nl-BE'),
};
