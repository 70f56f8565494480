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

interface Known {
  first: SiteQuestion | undefined;
  row: QuestionRow | undefined;
  judged: JudgedQuestion | undefined;
}
const NO_TEXT: QuestionText = { vraag: '', antwoord: '' };
const BOTH: QuestionCountry[] = ['NL', 'BE'];

/** The Dutch words of the office, else of the product. */
const dutchOf = ({ first, row }: Known): QuestionText =>
  (row && textOf(row.nl_title, row.nl_answer)) ?? (first === undefined ? NO_TEXT : wordsOf(first));

/** What the office did with a question. */
const standing = (row: QuestionRow | undefined): Pick<ManagedQuestion, 'countries' | 'changed' | 'versie'> =>
  row === undefined
    ? { countries: BOTH, changed: false, versie: 0 }
    : { countries: row.countries, changed: row.versie > 0, versie: row.versie };

const judgment = (judged: JudgedQuestion | undefined): Pick<ManagedQuestion, 'helped' | 'helpedNot'> =>
  judged === undefined ? { helped: 0, helpedNot: 0 } : { helped: judged.helped, helpedNot: judged.helpedNot };

function present(builtIn: BuiltInQuestions, id: string, known: Known): ManagedQuestion {
  const { first, row } = known;
  return {
    id,
    groep: (row ?? first)?.groep ?? 'school',
    nl: dutchOf(known),
    be: (row && textOf(row.be_title, row.be_answer)) ?? builtInBelgian(builtIn, id),
    builtIn: first !== undefined,
    ...standing(row),
    ...judgment(known.judged),
  };
}

/** Every question as it stands now: those of the product with what the office changed, and those of the office, in the order of the site. */
export function mergeQuestions(
  builtIn: BuiltInQuestions,
  rows: readonly QuestionRow[],
  judged: readonly JudgedQuestion[] = [],
): ManagedQuestion[] {
  const kept = new Map(rows.map((row) => [row.id, row]));
  const first = new Map(builtIn.nl.map((one) => [one.id, one]));
  const counts = new Map(judged.map((one) => [one.id, one]));
  const ids = [...builtIn.nl, ...rows.filter(({ id }) => !first.has(id))].map(({ id }) => id);
  const placed = ids.map((id, nr) => ({
    at: kept.get(id)?.position ?? nr,
    question: present(builtIn, id, { first: first.get(id), row: kept.get(id), judged: counts.get(id) }),
  }));
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
