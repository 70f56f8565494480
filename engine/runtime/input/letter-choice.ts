interface LetteredChoice {
  id: string;
  label: string;
  bezig: boolean;
}

/** Free choice that reads as typed; one in the other case counts only where none is written so (n beside N). */
function readsAs(choices: readonly LetteredChoice[], typed: string): LetteredChoice | undefined {
  const same = choices.filter((k) => !k.bezig && k.label.toLowerCase() === typed.toLowerCase());
  return same.find((k) => k.label === typed) ?? same[0];
}

/** Finds which choice typed letters mean: `o` waits a moment when `oe` is there too. */
export class LetterChoice {
  private buffer = '';
  private wacht = 0;

  /** A letter waits for more. */
  get bezig(): boolean {
    return this.wacht > 0;
  }

  /** One letter; answers the id when it is certain, `null` when nothing starts so, undefined while waiting. */
  typ(letter: string, choices: readonly LetteredChoice[]): string | null | undefined {
    this.buffer += letter;
    const free = choices.filter((k) => !k.bezig && k.label.toLowerCase().startsWith(this.buffer.toLowerCase()));
    const exact = readsAs(free, this.buffer);
    if (free.length === 0) {
      const retry = this.buffer.length > 1;
      this.buffer = '';
      return retry ? this.typ(letter, choices) : null;
    }
    if (exact !== undefined && free.every((k) => k.label.length === exact.label.length)) return this.klaar(exact.id);
    this.wacht = 0.55;
    return undefined;
  }

  /** Fixed step; answers an id when the wait for a longer label is over. */
  step(dt: number, choices: readonly LetteredChoice[]): string | null {
    this.wacht -= dt;
    if (this.wacht > 0) return null;
    const exact = readsAs(choices, this.buffer);
    this.buffer = '';
    return exact?.id ?? null;
  }

  reset(): void {
    this.buffer = '';
    this.wacht = 0;
  }

  private klaar(id: string): string {
    this.reset();
    return id;
  }
}
