/** Finds which choice typed letters mean: `o` waits a moment when `oe` is there too. */
export class LetterChoice {
  private buffer = '';
  private wacht = 0;

  /** A letter waits for more. */
  get bezig(): boolean {
    return this.wacht > 0;
  }

  /** One letter; answers the id when it is certain, `null` when nothing starts so, undefined while waiting. */
  typ(letter: string, choices: readonly { id: string; label: string; bezig: boolean }[]): string | null | undefined {
    this.buffer += letter;
    const free = choices.filter((k) => !k.bezig && k.label.toLowerCase().startsWith(this.buffer.toLowerCase()));
    const exact = free.find((k) => k.label.toLowerCase() === this.buffer.toLowerCase());
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
  step(dt: number, choices: readonly { id: string; label: string; bezig: boolean }[]): string | null {
    this.wacht -= dt;
    if (this.wacht > 0) return null;
    const exact = choices.find((k) => !k.bezig && k.label.toLowerCase() === this.buffer.toLowerCase());
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
