/** The list with one of its ids at the place of another. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The list after a key at the handle of one; undefined when the key moves nothing. */
export function movedByKey(ids: readonly string[], id: string, key: string): string[] | undefined {
  const place = ids.indexOf(id);
  const to = STEPS[key]?.(place, ids.length - 1);
  if (to === undefined || place < 0 || to < 0 || to >= ids.length || to === place) return undefined;
  return moved(ids, id, to);
}
