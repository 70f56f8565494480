import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { categories } from '#engine/core/taal/category/categories.ts';

import type { Content } from '../../platform/content/content.ts';
import type { WordProposals } from './methodetoetsen.contract.ts';

type Known = Pick<Content, 'items' | 'leerdoelen'>;

/** What we know of pasted words: goal and sentence of our own word, else the goal that the language core sees last. */
export class WordProposer {
  private words: ReadonlyMap<string, WoordItem> | undefined;

  constructor(private readonly content: Known) {}

  propose(woorden: readonly string[]): WordProposals {
    this.words ??= new Map([...this.content.items.values()].filter(isWoord).map((item) => [item.w, item]));
    const words = this.words;
    return { items: woorden.map((woord) => this.proposeOne(woord, words.get(woord))) };
  }

  private proposeOne(woord: string, known: WoordItem | undefined): WordProposals['items'][number] {
    const doel = known?.hoofd ?? this.lastGoal(woord);
    const zin = known?.zinnen[0]?.tekst;
    return { woord, ...(zin === undefined ? {} : { zin }), ...(doel === undefined ? {} : { leerdoelId: doel }) };
  }

  /** The goal that is taught last of those in the word: the trouble spot of the lesson. */
  private lastGoal(woord: string): string | undefined {
    const found = categories(woord);
    if (!found.ok) return undefined;
    return found.value
      .flatMap(({ id }) => this.content.leerdoelen.get(id) ?? [])
      .toSorted((a, b) => b.groep - a.groep || b.nr - a.nr)[0]?.id;
  }
}
