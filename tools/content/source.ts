import { readFileSync } from 'node:fs';
import { woordsoortSchema } from '#engine/core/taal/woord/woord.ts';
import type { Woordsoort } from '#engine/core/taal/woord/woord.ts';
import { effective, readReadings, markOf } from './seen.ts';
import { SOURCE, path } from './paths.ts';

/** One author line: word with seams (`hand+doek`, `stoel|tje`), kind, picture and sentences. */
export type SourceLine = {
  w: string;
  seams: number[];
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
  brand: string;
  gezien: { door: string; op: string }[];
};

const LIDWOORD: Readonly<Record<string, 'de' | 'het' | 'de/het'>> = {
  de: 'de',
  het: 'het',
  'de/het': 'de/het',
  mv: 'de',
};

/** Rows of a tab-separated file without empty lines; `#` lines are kept for the caller. */
export function readLines(url: URL): string[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((r) => r.trim() !== '');
}

/** Reads `source/groep<n>.tsv`: sections `# category`, then word, kind + band, picture, sentences split by ` || `. */
export function readSource(groep: number): SourceLine[] {
  let head = '';
  const out: SourceLine[] = [];
  const readings = readReadings(groep);
  for (const rule of readLines(path(SOURCE, `groep${groep}.tsv`))) {
    if (rule.startsWith('# ')) head = rule.slice(2).trim();
    else {
      const bare = readLine(rule, head, groep);
      const brand = markOf(head, rule);
      out.push({ ...bare, brand, gezien: effective(readings, bare.w, brand) });
    }
  }
  return out;
}

function readLine(rule: string, head: string, groep: number): Omit<SourceLine, 'brand' | 'gezien'> {
  const [source = '', kind = '', image = '-', zinnen = '-'] = rule.split('\t');
  const [withSeams = '', lemma] = source.split('<');
  return {
    w: withSeams.replace(/[+|]/g, ''),
    seams: seamsOf(withSeams),
    ...(lemma === undefined ? {} : { lemma }),
    hoofd: head,
    groep,
    ...readKind(kind),
    ...(image === '-' ? {} : { plaatje: image }),
    zinnen: zinnen === '-' ? [] : zinnen.split(' || '),
  };
}

function readKind(kind: string): Pick<SourceLine, 'woordsoort' | 'lidwoord' | 'meervoud' | 'band'> {
  const short = kind.replace(/\d$/, '');
  const lidwoord = LIDWOORD[short];
  const base = { meervoud: short === 'mv', band: Number(/\d$/.exec(kind)?.[0] ?? '3') };
  return lidwoord === undefined
    ? { ...base, woordsoort: woordsoortSchema.parse(short) }
    : { ...base, woordsoort: 'zn', lidwoord };
}

function seamsOf(w: string): number[] {
  const seams: number[] = [];
  let spot = 0;
  for (const draw of w) {
    if (draw === '+' || draw === '|') seams.push(spot);
    else spot += draw.length;
  }
  return seams;
}
