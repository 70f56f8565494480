import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { leestekstSchema } from '#engine/core/taal/leestekst.ts';
import type { Leestekst } from '#engine/core/taal/leestekst.ts';
import { niveauSchema } from '#engine/core/taal/woord.ts';
import { BRON, INHOUD, pad } from './paden.ts';

const NAAM = /^(start|m3|e3|m4|e4|m5|e5|m6|e6|m7|e7|plus)-\d\d$/;
const VRAAG = /^\? (\w+): (.+)$/;

type Regel = { tekst: string; nr: number };
type VraagBron = { soort: string; vraag: string; goed: string; fout: string[]; nr: number };

/** Error with the file and line (from 1) it is about. */
function bronFout(naam: string, nr: number, reden: string): Error {
  return new Error(`leesteksten/${naam}.txt:${nr}: ${reden}`);
}

/** Writes `leesteksten.jsonl`, lowest level first; throws one error that names every broken source. */
export function schrijfLeesteksten(): void {
  const map = pad(BRON, 'leesteksten/');
  const namen = existsSync(map)
    ? readdirSync(map)
        .filter((b) => b.endsWith('.txt'))
        .map((b) => b.slice(0, -4))
    : [];
  const fouten: string[] = [];
  const teksten = namen.sort().flatMap((naam) => {
    try {
      return [leesTekst(naam, readFileSync(pad(map, `${naam}.txt`), 'utf8'))];
    } catch (fout) {
      fouten.push(fout instanceof Error ? fout.message : String(fout));
      return [];
    }
  });
  if (fouten.length > 0) throw new Error(fouten.join('\n'));
  const rang = (t: Leestekst): number => niveauSchema.options.indexOf(t.niveau);
  teksten.sort((a, b) => rang(a) - rang(b) || (a.id < b.id ? -1 : 1));
  writeFileSync(pad(INHOUD, 'leesteksten.jsonl'), teksten.map((t) => `${JSON.stringify(t)}\n`).join(''));
}

/** Reads one author file: keys, an empty line, the text (one sentence a line), an empty line, the questions. */
export function leesTekst(naam: string, bron: string): Leestekst {
  if (!NAAM.test(naam)) throw bronFout(naam, 1, 'file name is not <level>-<nn>.txt');
  const regels = bron
    .normalize('NFC')
    .split('\n')
    .map((tekst, i) => ({ tekst: tekst.trim(), nr: i + 1 }));
  const kopEinde = regels.findIndex((r) => r.tekst === '');
  const vraagBegin = regels.findIndex((r) => r.tekst.startsWith('? '));
  if (kopEinde < 0 || vraagBegin < kopEinde)
    throw bronFout(naam, 1, 'needs keys, an empty line, the text and the questions');
  const ruw = {
    id: `lt-${naam}`,
    niveau: niveauSchema.options.find((n) => n.toLowerCase() === naam.split('-')[0]),
    ...leesKop(naam, regels.slice(0, kopEinde)),
    ...leesZinnen(regels.slice(kopEinde, vraagBegin)),
    vragen: leesVragen(naam, regels.slice(vraagBegin)).map(({ soort, vraag, goed, fout }) => ({
      soort,
      vraag,
      goed,
      fout,
    })),
  };
  const gelezen = leestekstSchema.safeParse(ruw);
  if (gelezen.success) return gelezen.data;
  throw bronFout(naam, kopEinde + 1, gelezen.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; '));
}

function leesKop(naam: string, regels: readonly Regel[]): Record<string, string> {
  const kop = new Map<string, string>();
  for (const { tekst, nr } of regels) {
    const [, sleutel = '', waarde = ''] = /^(titel|soort|regio): (.+)$/.exec(tekst) ?? [];
    if (sleutel === '' || kop.has(sleutel)) throw bronFout(naam, nr, 'is not one of titel, soort, regio, each once');
    kop.set(sleutel, waarde);
  }
  return Object.fromEntries(['titel', 'soort', 'regio'].map((s) => [s, kop.get(s) ?? '']));
}

function leesZinnen(regels: readonly Regel[]): { zinnen: string[]; alineas: number[] } {
  const zinnen: string[] = [];
  const alineas: number[] = [];
  let nieuw = true;
  for (const { tekst } of regels) {
    if (tekst !== '' && nieuw) alineas.push(zinnen.length);
    if (tekst !== '') zinnen.push(tekst);
    nieuw = tekst === '';
  }
  return { zinnen, alineas };
}

function leesVragen(naam: string, regels: readonly Regel[]): VraagBron[] {
  const vragen: VraagBron[] = [];
  for (const regel of regels.filter((r) => r.tekst !== '')) leesVraagRegel(naam, regel, vragen);
  const leeg = vragen.find((v) => v.goed === '' || v.fout.length === 0);
  if (leeg !== undefined) throw bronFout(naam, leeg.nr, 'question needs one right answer and a wrong one');
  return vragen;
}

function leesVraagRegel(naam: string, { tekst, nr }: Regel, vragen: VraagBron[]): void {
  const [, soort, vraag] = VRAAG.exec(tekst) ?? [];
  if (soort !== undefined && vraag !== undefined) {
    vragen.push({ soort, vraag, goed: '', fout: [], nr });
    return;
  }
  const laatste = vragen.at(-1);
  const antwoord = tekst.slice(2).trim();
  if (laatste !== undefined && tekst.startsWith('- ')) laatste.fout.push(antwoord);
  else if (laatste !== undefined && tekst.startsWith('+ ') && laatste.goed === '') laatste.goed = antwoord;
  else throw bronFout(naam, nr, 'is no "? kind: question", "+ right answer" (one) or "- wrong answer"');
}
