const PER_KEER = 250;

/** Lets other requests go on. */
export const pauze = (): Promise<void> => new Promise((verder) => setImmediate(verder));

/** Like `map`, in bites: long lists hold nobody up. */
export async function mapInHappen<T, U>(lijst: readonly T[], maak: (deel: T, nr: number) => U): Promise<U[]> {
  const uit: U[] = [];
  for (const [nr, deel] of lijst.entries()) {
    if (nr > 0 && nr % PER_KEER === 0) await pauze();
    uit.push(maak(deel, nr));
  }
  return uit;
}
