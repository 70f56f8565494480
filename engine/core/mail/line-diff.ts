/** One line of a comparison: in both texts, only in the new one, or only in the old one. */
export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Lengths of the longest common rest from every pair of lines, in one flat table. */
function commonRests(before: readonly string[], after: readonly string[]): { at: (a: number, b: number) => number } {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  const at = (a: number, b: number): number => table[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1)
    for (let b = after.length - 1; b >= 0; b -= 1)
      table[a * width + b] = before[a] === after[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  return { at };
}

/** Compares two texts by line, with as many lines kept as can be; of a changed line the old one comes first. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const { at } = commonRests(old, fresh);
  const out: DiffLine[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    const [gone, come] = [old[a], fresh[b]];
    if (gone !== undefined && gone === come) {
      out.push({ kind: 'same', text: gone });
      a += 1;
      b += 1;
    } else if (gone !== undefined && (come === undefined || at(a + 1, b) >= at(a, b + 1))) {
      out.push({ kind: 'removed', text: gone });
      a += 1;
    } else {
      out.push({ kind: 'added', text: come ?? '' });
      b += 1;
    }
  }
  return out;
}
