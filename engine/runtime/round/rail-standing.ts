import type { EntryView, SequenceView, View } from '#engine/core/oefening/contract/contract.ts';
import type { RailBox } from '../contract.ts';

/** The word under construction: what stands in each slot. Empty for shapes without slots. */
export class RailState {
  vakken: RailBox[] = [];
  private vast: boolean[] = [];

  /** New question: prefilled and masked slots stand there already. */
  begin(view: View): void {
    if (view.shape === 'sequence') this.reeks(view);
    else if (view.shape === 'entry') this.invoer(view);
    else this.zet([]);
    this.pointToNext();
  }

  /** First open slot, or -1. */
  next(): number {
    return this.vakken.findIndex((box) => box.text === '');
  }

  /** Puts a right part in its slot. */
  vul(slot: number, text: string): void {
    const box = this.vakken[slot];
    if (box === undefined) return;
    this.vakken[slot] = { text, state: 'goed' };
    this.pointToNext();
  }

  /** Letters typed so far, around masked slots; slots grow when the length is hidden. */
  typ(text: string): void {
    const letters = [...text];
    let at = 0;
    for (let i = 0; i < Math.max(this.vakken.length, this.vast.length); i += 1) {
      if (this.vast[i] === true) {
        if (letters[at] === this.vakken[i]?.text) at += 1;
        continue;
      }
      this.vakken[i] = { text: letters[at] ?? '', state: letters[at] === undefined ? 'leeg' : 'goed' };
      at += 1;
    }
    this.pointToNext();
  }

  /** Marks the trouble, in code units of the whole word; true when a slot was found. */
  bijna(slot: number): boolean {
    const box = this.vakken[slot];
    if (box === undefined) return false;
    this.vakken[slot] = { text: box.state === 'goed' || box.state === 'gegeven' ? box.text : '', state: 'bijna' };
    return true;
  }

  /** Everything back to open, given and next. */
  pointToNext(): void {
    let next = true;
    for (const [i, box] of this.vakken.entries()) {
      if (this.vast[i] === true) this.vakken[i] = { text: box.text, state: 'gegeven' };
      else if (box.text !== '') this.vakken[i] = { text: box.text, state: 'goed' };
      else {
        this.vakken[i] = { text: '', state: next ? 'volgend' : 'leeg' };
        next = false;
      }
    }
  }

  private reeks(view: SequenceView): void {
    this.zet(Array.from({ length: view.slots }, (_, i) => view.prefilled?.[i]?.text ?? null));
  }

  private invoer(view: EntryView): void {
    const length = view.mask?.length ?? (view.showLength ? (view.length ?? 0) : 0);
    this.zet(Array.from({ length: length }, (_, i) => view.mask?.[i] ?? null));
  }

  private zet(given: (string | null)[]): void {
    this.vast = given.map((text) => text !== null);
    this.vakken = given.map((text) => ({ text: text ?? '', state: text === null ? 'leeg' : 'gegeven' }));
  }
}
