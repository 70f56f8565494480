import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { nounReadings } from '#engine/core/taal/form/form-parsing.ts';
import { isKnownForm } from '#engine/core/taal/form/known-form.ts';
import { parts } from '#engine/core/taal/form/morphology.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';

const WORDS = /[\p{L}\p{M}'-]+/gu;

/** Words that the product knows: those of its content and their sentences, the tables, and every form of a known verb. */
export class KnownWoorden {
  private readonly content: Pick<Content, 'items'>;
  private found: { woorden: Map<string, WoordItem>; seen: Set<string> } | undefined;

  constructor(content: Pick<Content, 'items'>) {
    this.content = content;
  }

  /** Our entry of a word, with the same capitals. */
  entryOf(w: string): WoordItem | undefined {
    return this.read().woorden.get(w);
  }

  /** Whether a word, or what it is made of, is known; a guess that may be wrong about a rare word. */
  has(w: string): boolean {
    const layer = w.toLowerCase();
    return (
      this.knows(layer) ||
      nounReadings(layer, true).some(({ lemma }) => lemma !== undefined && this.knows(lemma)) ||
      this.isCompound(layer)
    );
  }

  private knows(w: string): boolean {
    return this.read().seen.has(w) || isKnownForm(w);
  }

  private isCompound(w: string): boolean {
    const pieces = parts(w).filter(({ soort: kind }) => kind === 'stam');
    return (
      pieces.length > 1 &&
      pieces.every(({ tekst: text }) => [text, text.replace(/(?:en|s|e)$/u, '')].some((part) => this.knows(part)))
    );
  }

  private read(): { woorden: Map<string, WoordItem>; seen: Set<string> } {
    if (this.found !== undefined) return this.found;
    const woorden = new Map<string, WoordItem>();
    const seen = new Set<string>();
    for (const item of this.content.items.values()) {
      if (!isWoord(item)) continue;
      woorden.set(item.w, item);
      for (const word of wordsIn(item)) seen.add(word);
    }
    this.found = { woorden, seen };
    return this.found;
  }
}

/** Every word of an entry: its forms, and its sentences. */
const wordsIn = (item: WoordItem): string[] =>
  [item.w, ...Object.values(item.vormen).flat(), ...item.zinnen.map((zin) => zin.tekst)].flatMap(
    (text) => text?.toLowerCase().match(WORDS) ?? [],
  );
