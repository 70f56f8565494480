import type { AudioId, Question } from '#engine/core/oefening/contract/contract.ts';

/** The whole sentence of an instruction, as a text key: `prompt.bouw` stands on the plate, `say.bouw` is said. */
export const sayKeyOf = (instructionKey: string): string => instructionKey.replace(/^prompt\./, 'say.');

/** What is said before a question: its task when that is new or other than the one before, then the word. */
export class TaskLines {
  private readonly texts: (key: string) => string;
  private readonly heard = new Set<string>();
  private before: Question | null = null;

  constructor(texts: (key: string) => string) {
    this.texts = texts;
  }

  /** The child is asked for something else than in the question before. */
  isOther(vraag: Question): boolean {
    return this.before !== null && this.before.format !== vraag.format;
  }

  /** Lines at the start of a question: a task that was not heard in this round as a whole sentence, one that comes back short. */
  begin(vraag: Question): AudioId[] {
    const { instructionKey: key } = vraag.prompt;
    const same = this.before?.prompt.instructionKey === key;
    const known = this.heard.has(key);
    this.before = vraag;
    this.heard.add(key);
    if (same) return this.again(vraag);
    return [`z:${this.texts(known ? key : sayKeyOf(key))}`, ...wordOf(vraag)];
  }

  /** The word once more; a question without one has only its task to say. */
  again(vraag: Question): AudioId[] {
    const word = wordOf(vraag);
    return word.length > 0 ? word : this.whole(vraag);
  }

  /** The whole task and the word, for who asks what to do. */
  whole(vraag: Question): AudioId[] {
    return [`z:${this.texts(sayKeyOf(vraag.prompt.instructionKey))}`, ...wordOf(vraag)];
  }
}

const wordOf = ({ prompt }: Question): AudioId[] => (prompt.audio === undefined ? [] : [prompt.audio]);
