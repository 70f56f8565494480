import { leesRegels } from './bron.ts';
import { INHOUD, pad } from './paden.ts';

const RIJEN = leesRegels(pad(INHOUD, 'verboden.tsv'))
  .slice(1)
  .map((r) => r.split('\t'));
const WOORDEN = new Set(RIJEN.map(([woord = '']) => woord));
const OOK_ALS_DEEL = RIJEN.filter(([, , deel]) => deel === 'ja').map(([woord = '']) => woord);

/** Whether a form or word is on the list of topics that never reach a child; some also as part of a longer word. */
export function isVerboden(vorm: string): boolean {
  const laag = vorm
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '');
  return WOORDEN.has(laag) || OOK_ALS_DEEL.some((w) => laag.includes(w));
}
