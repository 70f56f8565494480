interface LetteredChoice {
  id: string;
  label: string;
  busy: boolean;
}

/** Free choice that reads as typed; one in the other case counts only where none is written so (n beside N). */
function readsAs(choices: readonly LetteredChoice[], typed: string): LetteredChoice | undefined {
  const same = choices.filter((k) => !k.busy && k.label.toLowerCase() === typed.toLowerCase());
  return same.find((k) => k.label === typed) ?? same[0];
}

/** Finds which choice typed letters mean: `o` waits a moment when `oe` is there too. */
export class LetterChoice {
  private buffer = '';
  private wait = 0;

  /** A letter waits for more. */
  get busy(): boolean {
    return this.wait > 0;
  }

  /** One letter; answers the id when it is certain, `null` when nothing starts so, undefined while waiting. */
  type(letter: string, choices: readonly LetteredChoice[]): string | null | undefined {
    this.buffer += letter;
    const free = choices.filter((k) => !k.busy && k.label.toLowerCase().startsWith(this.buffer.toLowerCase()));
    const exact = readsAs(free, this.buffer);
    if (free.length === 0) {
      const before = this.buffer.slice(0, -1);
      this.buffer = '';
      return before === '' ? null : this.again(before, letter, choices);
    }
    if (exact !== undefined && free.every((k) => k.label.length === exact.label.length)) return this.done(exact.id);
    this.wait = 0.55;
    return undefined;
  }

  /** Fixed step; answers an id when the wait for a longer label is over. */
  step(dt: number, choices: readonly LetteredChoice[]): string | null {
    this.wait -= dt;
    if (this.wait > 0) return null;
    const exact = readsAs(choices, this.buffer);
    this.buffer = '';
    return exact?.id ?? null;
  }

  reset(): void {
    this.buffer = '';
    this.wait = 0;
  }

  /** The letter begins something else: what stood there whole was meant, and did not have to wait any longer. */
  private again(before: string, letter: string, choices: readonly LetteredChoice[]): string | null | undefined {
    const meant = readsAs(choices, before);
    const next = this.type(letter, choices);
    return typeof next === 'string' ? next : (meant?.id ?? next);
  }

  private done(id: string): string {
    this.reset();
    return id;
  }
}
