import type { RoundOutcome } from './score.ts';

/** A sentence does not fit on a pizza box. */
const MAX_CHARS = 18;

/** A word of the round and how it went. */
interface ToldWord {
  text: string;
  how: RoundOutcome;
}

/** The words that a child made in this round, for the end of it: right at once first, then with help, each in the order of play and once. */
export class ToldWords {
  private readonly list: ToldWord[] = [];

  add(word: ToldWord): void {
    this.list.push(word);
  }

  inOrder(): string[] {
    const of = (how: RoundOutcome): string[] => this.list.filter((word) => word.how === how).map(({ text }) => text);
    const fits = (text: string): boolean => text !== '' && [...text].length <= MAX_CHARS;
    return [...new Set([...of('goed'), ...of('geholpen')])].filter(fits);
  }
}
