import type { EntryView, SequenceView, View } from '#engine/core/oefening/contract/contract.ts';
import type { RailBox } from '../contract.ts';

/** The word under construction: what stands in each slot. Empty for shapes without slots. */
export class RailState {
  boxes: RailBox[] = [];
  private fixed: boolean[] = [];

  /** New question: prefilled and masked slots stand there already. */
  begin(view: View): void {
    if (view.shape === 'sequence') this.series(view);
    else if (view.shape === 'entry') this.input(view);
    else this.set([]);
    this.pointToNext();
  }

  /** First open slot, or -1. */
  next(): number {
    return this.boxes.findIndex((box) => box.text === '');
  }

  /** Puts a right part in its slot. */
  fill(slot: number, text: string): void {
    const box = this.boxes[slot];
    if (box === undefined) return;
    this.boxes[slot] = { text, state: 'goed' };
    this.pointToNext();
  }

  /** Letters typed so far, around masked slots; slots grow when the length is hidden. */
  type(text: string): void {
    const letters = [...text];
    let at = 0;
    for (let i = 0; i < Math.max(this.boxes.length, this.fixed.length); i += 1) {
      if (this.fixed[i] === true) {
        if (letters[at] === this.boxes[i]?.text) at += 1;
        continue;
      }
      this.boxes[i] = { text: letters[at] ?? '', state: letters[at] === undefined ? 'leeg' : 'goed' };
      at += 1;
    }
    this.pointToNext();
  }

  /** Marks the trouble, in code units of the whole word; true when a slot was found. */
  almost(slot: number): boolean {
    const box = this.boxes[slot];
    if (box === undefined) return false;
    this.boxes[slot] = { text: box.state === 'goed' || box.state === 'gegeven' ? box.text : '', state: 'bijna' };
    return true;
  }

  /** Everything back to open, given and next. */
  pointToNext(): void {
    let next = true;
    for (const [i, box] of this.boxes.entries()) {
      if (this.fixed[i] === true) this.boxes[i] = { text: box.text, state: 'gegeven' };
      else if (box.text !== '') this.boxes[i] = { text: box.text, state: 'goed' };
      else {
        this.boxes[i] = { text: '', state: next ? 'volgend' : 'leeg' };
        next = false;
      }
    }
  }

  private series(view: SequenceView): void {
    this.set(Array.from({ length: view.slots }, (_, i) => view.prefilled?.[i]?.text ?? null));
  }

  private input(view: EntryView): void {
    const length = view.mask?.length ?? (view.showLength ? (view.length ?? 0) : 0);
    this.set(Array.from({ length }, (_, i) => view.mask?.[i] ?? null));
  }

  private set(given: (string | null)[]): void {
    this.fixed = given.map((text) => text !== null);
    this.boxes = given.map((text) => ({ text: text ?? '', state: text === null ? 'leeg' : 'gegeven' }));
  }
}
