/** A sentence an author cut into the parts that move as one; `fixed` = keeps its place. */
type OrderPart = { text: string; fixed: boolean };

/**
 * Parts of an author line, split by `|`. `!` keeps a part in its place, as do the first two, for the capital and the verb stand
 * there, and the verb behind a comma.
 */
function partsOfOrder(source: string): OrderPart[] {
  return source.split('|').map((part, i, all) => ({
    text: part.replace(/^!/, '').trim(),
    fixed: i < 2 || part.startsWith('!') || all[i - 1]?.endsWith(',') === true,
  }));
}

function permutations(texts: readonly string[]): string[][] {
  if (texts.length < 2) return [[...texts]];
  return texts.flatMap((t, i) => permutations(texts.filter((_, n) => n !== i)).map((rest) => [t, ...rest]));
}

/** Every good order of the sentence without its end mark, as words; the order of the author first. */
export function goodOrders(source: string): string[][] {
  const parts = partsOfOrder(source.replace(/[.?!]$/u, ''));
  const free = parts.filter((p) => !p.fixed).map((p) => p.text);
  return permutations(free).map((order) => {
    const left = [...order];
    return parts.flatMap((p) => (p.fixed ? p.text : (left.shift() ?? '')).split(' '));
  });
}
