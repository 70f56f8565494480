/** Time that work may take before others get a turn. */
const HAP_MS = 10;
/** Looking at the clock for every row would cost more than many rows do. */
const PER_BLIK = 16;

/** Lets other requests go on. */
export const pauze = (): Promise<void> => new Promise((verder) => setImmediate(verder));

/** Goes through a list in bites, so that a long one holds nobody up. */
export async function inHappen<T>(lijst: Iterable<T>, werk: (deel: T, nr: number) => void): Promise<void> {
  let begin = performance.now();
  let nr = 0;
  for (const deel of lijst) {
    if (nr % PER_BLIK === 0 && performance.now() - begin > HAP_MS) {
      await pauze();
      begin = performance.now();
    }
    werk(deel, nr);
    nr += 1;
  }
}

/** Like `map`, in bites. */
export async function mapInHappen<T, U>(lijst: Iterable<T>, maak: (deel: T, nr: number) => U): Promise<U[]> {
  const uit: U[] = [];
  await inHappen(lijst, (deel, nr) => {
    uit.push(maak(deel, nr));
  });
  return uit;
}
