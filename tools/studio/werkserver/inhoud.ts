import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { laadInhoud } from '../../check/content/laad.ts';
import { BRON, INHOUD, pad } from '../../content/paden.ts';
import type { WerkbankInhoud } from '../werkbank/werkbank.contract.ts';
import { bronplekken } from './bronplekken.ts';

const GROEPEN = [3, 4, 5, 6, 7, 8];
const orde = new Intl.Collator('nl');
const staat = { stempel: '', json: '' };

/** Newest change of what is read, so that an author sees a new build after a reload. */
function stempel(): string {
  const bestanden = [
    ...globSync('woorden/**/*.jsonl', { cwd: fileURLToPath(INHOUD), absolute: true }),
    ...GROEPEN.map((g) => fileURLToPath(pad(BRON, `groep${g}.tsv`))),
  ];
  return bestanden.map((b) => statSync(b).mtimeMs).join(' ');
}

/** The content as JSON (`WerkbankInhoud`); read again only when a file changed. */
export function inhoudJson(): string {
  const nu = stempel();
  if (nu === staat.stempel) return staat.json;
  const inhoud = laadInhoud(INHOUD);
  const woorden = inhoud.woorden.map((r) => r.item).sort((a, b) => orde.compare(a.w, b.w));
  const bronnen = new Map(GROEPEN.map((g) => [g, readFileSync(pad(BRON, `groep${g}.tsv`), 'utf8')] as const));
  const antwoord: WerkbankInhoud = { woorden, bron: bronplekken(bronnen, woorden), onleesbaar: inhoud.onleesbaar };
  staat.json = JSON.stringify(antwoord);
  staat.stempel = nu;
  return staat.json;
}
