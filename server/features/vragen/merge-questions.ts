import type { ManagedQuestion, QuestionCountry, QuestionText } from './question-management.contract.ts';
import { QUESTION_GROUPS, type SiteQuestion } from './vragen.contract.ts';

/** What our office keeps about a question; null = as the product says it. */
export interface QuestionRow {
  id: string;
  groep: SiteQuestion['groep'];
  position: number;
  countries: QuestionCountry[];
  nl_title: string | null;
  nl_answer: string | null;
  be_title: string | null;
  be_answer: string | null;
  versie: number;
}
/** How often an answer helped, and how often not. */
export interface JudgedQuestion {
  id: string;
  helped: number;
  helpedNot: number;
}
/** The questions that come with the product, in the words of both countries. */
export interface BuiltInQuestions {
  nl: readonly SiteQuestion[];
  be: readonly SiteQuestion[];
}

const textOf = (title: string | null, answer: string | null): QuestionText | null =>
  title === null || answer === null ? null : { vraag: title, antwoord: answer };
const wordsOf = ({ vraag, antwoord }: QuestionText): QuestionText => ({ vraag, antwoord });
const differs = (one: QuestionText, other: QuestionText): boolean =>
  one.vraag !== other.vraag || one.antwoord !== other.antwoord;

/** Belgian words of the product, where it has any of its own. */
function builtInBelgian({ nl, be }: BuiltInQuestions, id: string): QuestionText | null {
  const [dutch, belgian] = [nl.find((one) => one.id === id), be.find((one) => one.id === id)];
  return dutch !== undefined && belgian !== undefined && differs(dutch, belgian) ? wordsOf(belgian) : null;
}

/** Every question as it stands now: those of the product with what the office changed, and those of the office, in the order of the site. */
export function mergeQuestions(
  builtIn: BuiltInQuestions,
  rows: readonly QuestionRow[],
  judged: readonly JudgedQuestion[] = [],
): ManagedQuestion[] {
  const counts = new Map(judged.map((one) => [one.id, one]));
  const kept = new Map(rows.map((row) => [row.id, row]));
  const own = rows.filter(({ id }) => !builtIn.nl.some((one) => one.id === id));
  const present = (id: string, first: SiteQuestion | undefined, row: QuestionRow | undefined): ManagedQuestion => {
    const ownDutch = textOf(row?.nl_title ?? null, row?.nl_answer ?? null);
    const ownBelgian = textOf(row?.be_title ?? null, row?.be_answer ?? null);
    return {
      id,
      groep: row?.groep ?? first?.groep ?? 'school',
      nl: ownDutch ?? (first === undefined ? { vraag: '', antwoord: '' } : wordsOf(first)),
      be: ownBelgian ?? builtInBelgian(builtIn, id),
      countries: row?.countries ?? ['NL', 'BE'],
      builtIn: first !== undefined,
      changed: (row?.versie ?? 0) > 0,
      helped: counts.get(id)?.helped ?? 0,
      helpedNot: counts.get(id)?.helpedNot ?? 0,
      versie: row?.versie ?? 0,
    };
  };
  const placed = [
    ...builtIn.nl.map((one, nr) => ({
      at: kept.get(one.id)?.position ?? nr,
      question: present(one.id, one, kept.get(one.id)),
    })),
    ...own.map((row) => ({ at: row.position, question: present(row.id, undefined, row) })),
  ];
  return QUESTION_GROUPS.flatMap((groep) =>
    placed
      .filter(({ question }) => question.groep === groep)
      .toSorted((a, b) => a.at - b.at)
      .map(({ question }) => question),
  );
}

/** What visitors of a country read. */
export const shownIn = (questions: readonly ManagedQuestion[], country: QuestionCountry): SiteQuestion[] =>
  questions
    .filter(({ countries }) => countries.includes(country))
    .map(({ id, groep, nl, be }) => ({ id, groep, ...(country === 'BE' && be !== null ? be : nl) }));
