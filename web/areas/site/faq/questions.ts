import nl from '../../../../assets/content/site/vragen.json';
import nlBe from '../../../../assets/content/site/vragen.nl-BE.json';

interface QuestionText {
  groep: string;
  vraag: string;
  antwoord: string;
}
interface PageQuestion extends QuestionText {
  id: string;
}
const BASE: Readonly<Record<string, QuestionText>> = nl;
const BELGIAN: Readonly<Record<string, Partial<QuestionText>>> = nlBe;

/** What visitors ask, in the words of a country: the same content that the server searches, so that the page reads without script. */
export const questionsIn = (language: string): PageQuestion[] =>
  Object.entries(BASE).map(([id, text]) => ({ id, ...text, ...(language === 'nl-BE' ? BELGIAN[id] : {}) }));
