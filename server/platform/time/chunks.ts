/** Time that work may take before others get a turn. */
const CHUNK_MS = 10;
/** Looking at the clock for every row would cost more than many rows do. */
const ITEMS_PER_CHECK = 16;

/** Lets other requests go on. */
export const pause = (): Promise<void> => new Promise((proceed) => setImmediate(proceed));

/** Goes through a list in bites, so that a long one holds nobody up. */
export async function inChunks<T>(list: Iterable<T>, work: (part: T, nr: number) => void): Promise<void> {
  let begin = performance.now();
  let nr = 0;
  for (const part of list) {
    if (nr % ITEMS_PER_CHECK === 0 && performance.now() - begin > CHUNK_MS) {
      await pause();
      begin = performance.now();
    }
    work(part, nr);
    nr += 1;
  }
}

/** Like `map`, in bites. */
export async function mapInChunks<T, U>(list: Iterable<T>, create: (part: T, nr: number) => U): Promise<U[]> {
  const out: U[] = [];
  await inChunks(list, (part, nr) => {
    out.push(create(part, nr));
  });
  return out;
}
