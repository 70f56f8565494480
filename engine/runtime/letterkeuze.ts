/** Finds which choice typed letters mean: `o` waits a moment when `oe` is there too. */
export class LetterKeuze {
  private buffer = '';
  private wacht = 0;

  /** A letter waits for more. */
  get bezig(): boolean {
    return this.wacht > 0;
  }

  /** One letter; answers the id when it is certain, `null` when nothing starts so, undefined while waiting. */
  typ(letter: string, keuzes: readonly { id: string; label: string; bezig: boolean }[]): string | null | undefined {
    this.buffer += letter;
    const vrij = keuzes.filter((k) => !k.bezig && k.label.toLowerCase().startsWith(this.buffer.toLowerCase()));
    const precies = vrij.find((k) => k.label.toLowerCase() === this.buffer.toLowerCase());
    if (vrij.length === 0) {
      const opnieuw = this.buffer.length > 1;
      this.buffer = '';
      return opnieuw ? this.typ(letter, keuzes) : null;
    }
    if (precies !== undefined && vrij.every((k) => k.label.length === precies.label.length))
      return this.klaar(precies.id);
    this.wacht = 0.55;
    return undefined;
  }

  /** Fixed step; answers an id when the wait for a longer label is over. */
  step(dt: number, keuzes: readonly { id: string; label: string; bezig: boolean }[]): string | null {
    this.wacht -= dt;
    if (this.wacht > 0) return null;
    const precies = keuzes.find((k) => !k.bezig && k.label.toLowerCase() === this.buffer.toLowerCase());
    this.buffer = '';
    return precies?.id ?? null;
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
