import { FRAME_WORDS } from '#engine/core/domein/frame-words.ts';
import { IMAGES } from '#engine/core/domein/images.ts';
import { inChunks } from '../time/chunks.ts';
import type { Content } from '../content/content.ts';
import { klankFor } from './speech-klanken.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every text inside a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part);
}

interface Known {
  texts: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** Words and sentences of the product's own content, read once when somebody first asks. */
export class Vocabulary {
  private known: Promise<Known> | undefined;

  constructor(private readonly content: Pick<Content, 'items' | 'leerdoelen' | 'strands'>) {}

  /** Whether an audio id is a word, a sentence or a sound of the product. */
  async has(audioId: string): Promise<boolean> {
    const text = audioId.slice(2);
    if (audioId.startsWith('k:') && klankFor(text) !== null) return true;
    return (await this.read()).texts.has(wordsOf(text).join(' '));
  }

  /** Whether every word of an audio id is one of the product, e.g. of a sentence made of parts. */
  async hasWordsOf(audioId: string): Promise<boolean> {
    const { words } = await this.read();
    return wordsOf(audioId.slice(2)).every((word) => words.has(word));
  }

  private read(): Promise<Known> {
    this.known ??= this.collect();
    return this.known;
  }

  private async collect(): Promise<Known> {
    const { items, leerdoelen, strands } = this.content;
    const texts = new Set<string>();
    const words = new Set<string>();
    // In bites: some twenty thousand items, and a class may be playing.
    await inChunks([...items.values(), ...leerdoelen.values(), ...strands.values(), IMAGES, FRAME_WORDS], (value) => {
      for (const text of textsIn(value)) {
        const parts = wordsOf(text);
        texts.add(parts.join(' '));
        for (const word of parts) words.add(word);
      }
    });
    texts.delete('');
    return { texts, words };
  }
}
