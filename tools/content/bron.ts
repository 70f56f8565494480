import { readFileSync } from 'node:fs';
import { woordsoortSchema } from '#engine/core/taal/woord.ts';
import type { Woordsoort } from '#engine/core/taal/woord.ts';
import { geldend, leesLezingen, merkVan } from './gezien.ts';
import { BRON, pad } from './paden.ts';

/** One author line: word with seams (`hand+doek`, `stoel|tje`), kind, picture and sentences. */
export type BronRegel = {
  w: string;
  naden: number[];
  lemma?: string;
  hoofd: string;
  groep: number;
  woordsoort: Woordsoort;
  lidwoord?: 'de' | 'het' | 'de/het';
  meervoud: boolean;
  band: number;
  plaatje?: string;
  zinnen: string[];
  /** Mark of this line for the reviews. */
  merk: string;
  gezien: { door: string; op: string }[];
};

const LIDWOORD: Readonly<Record<string, 'de' | 'het' | 'de/het'>> = {
  de: 'de',
  het: 'het',
  'de/het': 'de/het',
  mv: 'de',
};

/** Rows of a tab-separated file without empty lines; `#` lines are kept for the caller. */
export function leesRegels(url: URL): string[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r.trim() !== '');
}

/** Reads `bron/groep<n>.tsv`: sections `# category`, then word, kind + band, picture, sentences split by ` || `. */
export function leesBron(groep: number): BronRegel[] {
  let hoofd = '';
  const uit: BronRegel[] = [];
  const lezingen = leesLezingen(groep);
  for (const regel of leesRegels(pad(BRON, `groep${groep}.tsv`))) {
    if (regel.startsWith('# ')) hoofd = regel.slice(2).trim();
    else {
      const kaal = leesRegel(regel, hoofd, groep);
      const merk = merkVan(hoofd, regel);
      uit.push({ ...kaal, merk, gezien: geldend(lezingen, kaal.w, merk) });
    }
  }
  return uit;
}

function leesRegel(regel: string, hoofd: string, groep: number): Omit<BronRegel, 'merk' | 'gezien'> {
  const [bron = '', soort = '', plaatje = '-', zinnen = '-'] = regel.split('\t');
  const [metNaden = '', lemma] = bron.split('<');
  return {
    w: metNaden.replace(/[+|]/g, ''),
    naden: nadenVan(metNaden),
    ...(lemma === undefined ? {} : { lemma }),
    hoofd,
    groep,
    ...leesSoort(soort),
    ...(plaatje === '-' ? {} : { plaatje }),
    zinnen: zinnen === '-' ? [] : zinnen.split(' || '),
  };
}

function leesSoort(soort: string): Pick<BronRegel, 'woordsoort' | 'lidwoord' | 'meervoud' | 'band'> {
  const kort = soort.replace(/\d$/, '');
  const lidwoord = LIDWOORD[kort];
  const basis = { meervoud: kort === 'mv', band: Number(/\d$/.exec(soort)?.[0] ?? '3') };
  return lidwoord === undefined
    ? { ...basis, woordsoort: woordsoortSchema.parse(kort) }
    : { ...basis, woordsoort: 'zn', lidwoord };
}

function nadenVan(w: string): number[] {
  const naden: number[] = [];
  let plek = 0;
  for (const teken of w) {
    if (teken === '+' || teken === '|') naden.push(plek);
    else plek += teken.length;
  }
  return naden;
}
