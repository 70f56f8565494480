import { leesRegels } from './bron.ts';
import { BRON, pad } from './paden.ts';

/** Meaning of a word in child language, by word, from `betekenissen.tsv`. Throws on a line that is not a word and a meaning, or on a word that stands twice. */
export function leesBetekenissen(url: URL = pad(BRON, 'betekenissen.tsv')): Map<string, string> {
  const uit = new Map<string, string>();
  for (const regel of leesRegels(url).slice(1)) {
    const [woord = '', betekenis = '', ...meer] = regel.split('\t');
    if (woord === '' || betekenis === '' || meer.length > 0) throw new Error(`betekenissen.tsv: "${regel}"`);
    if (uit.has(woord)) throw new Error(`betekenissen.tsv: ${woord} stands there twice`);
    uit.set(woord, betekenis);
  }
  return uit;
}
