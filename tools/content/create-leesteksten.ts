import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { leestekstSchema } from '#engine/core/taal/item/leestekst.ts';
import type { Leestekst } from '#engine/core/taal/item/leestekst.ts';
import { niveauSchema } from '#engine/core/taal/woord/woord.ts';
import { SOURCE, CONTENT, path } from './paths.ts';

const NAME = /^(start|m3|e3|m4|e4|m5|e5|m6|e6|m7|e7|plus)-\d\d$/;
const VRAAG = /^\? (\w+): (.+)$/;

type Rule = { tekst: string; nr: number };
type VraagSource = { soort: string; vraag: string; goed: string; fout: string[]; nr: number };

/** Error with the file and line (from 1) it is about. */
function sourceError(name: string, nr: number, reason: string): Error {
  return new Error(`leesteksten/${name}.txt:${nr}: ${reason}`);
}

/** Writes `leesteksten.jsonl`, lowest level first; throws one error that names every broken source. */
export function writeLeesteksten(): void {
  const map = path(SOURCE, 'leesteksten/');
  const names = existsSync(map)
    ? readdirSync(map)
        .filter((b) => b.endsWith('.txt'))
        .map((b) => b.slice(0, -4))
    : [];
  const errors: string[] = [];
  const texts = names.sort().flatMap((name) => {
    try {
      return [readText(name, readFileSync(path(map, `${name}.txt`), 'utf8'))];
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const rank = (t: Leestekst): number => niveauSchema.options.indexOf(t.niveau);
  texts.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  writeFileSync(path(CONTENT, 'leesteksten.jsonl'), texts.map((t) => `${JSON.stringify(t)}\n`).join(''));
}

/** Reads one author file: keys, an empty line, the text (one sentence a line), an empty line, the questions. */
export function readText(name: string, source: string): Leestekst {
  if (!NAME.test(name)) throw sourceError(name, 1, 'file name is not <level>-<nn>.txt');
  const rules = source
    .normalize('NFC')
    .split('\n')
    .map((text, i) => ({ tekst: text.trim(), nr: i + 1 }));
  const headerEnd = rules.findIndex((r) => r.tekst === '');
  const vraagBegin = rules.findIndex((r) => r.tekst.startsWith('? '));
  if (headerEnd < 0 || vraagBegin < headerEnd)
    throw sourceError(name, 1, 'needs keys, an empty line, the text and the questions');
  const ruw = {
    id: `lt-${name}`,
    niveau: niveauSchema.options.find((n) => n.toLowerCase() === name.split('-')[0]),
    ...readHeader(name, rules.slice(0, headerEnd)),
    ...readZinnen(rules.slice(headerEnd, vraagBegin)),
    vragen: readVragen(name, rules.slice(vraagBegin)).map(({ soort: kind, vraag, goed: correct, fout: error }) => ({
      soort: kind,
      vraag,
      goed: correct,
      fout: error,
    })),
  };
  const read = leestekstSchema.safeParse(ruw);
  if (read.success) return read.data;
  throw sourceError(name, headerEnd + 1, read.error.issues.map((x) => `${x.path.join('.')}: ${x.message}`).join('; '));
}

function readHeader(name: string, rules: readonly Rule[]): Record<string, string> {
  const header = new Map<string, string>();
  for (const { tekst: text, nr } of rules) {
    const [, key = '', value = ''] = /^(titel|soort|regio): (.+)$/.exec(text) ?? [];
    if (key === '' || header.has(key)) throw sourceError(name, nr, 'is not one of titel, soort, regio, each once');
    header.set(key, value);
  }
  return Object.fromEntries(['titel', 'soort', 'regio'].map((s) => [s, header.get(s) ?? '']));
}

function readZinnen(rules: readonly Rule[]): { zinnen: string[]; alineas: number[] } {
  const zinnen: string[] = [];
  const paragraphs: number[] = [];
  let newOne = true;
  for (const { tekst: text } of rules) {
    if (text !== '' && newOne) paragraphs.push(zinnen.length);
    if (text !== '') zinnen.push(text);
    newOne = text === '';
  }
  return { zinnen, alineas: paragraphs };
}

function readVragen(name: string, rules: readonly Rule[]): VraagSource[] {
  const vragen: VraagSource[] = [];
  for (const rule of rules.filter((r) => r.tekst !== '')) readVraagLine(name, rule, vragen);
  const empty = vragen.find((v) => v.goed === '' || v.fout.length === 0);
  if (empty !== undefined) throw sourceError(name, empty.nr, 'question needs one right answer and a wrong one');
  return vragen;
}

function readVraagLine(name: string, { tekst: text, nr }: Rule, vragen: VraagSource[]): void {
  const [, kind, vraag] = VRAAG.exec(text) ?? [];
  if (kind !== undefined && vraag !== undefined) {
    vragen.push({ soort: kind, vraag, goed: '', fout: [], nr });
    return;
  }
  const last = vragen.at(-1);
  const antwoord = text.slice(2).trim();
  if (last !== undefined && text.startsWith('- ')) last.fout.push(antwoord);
  else if (last !== undefined && text.startsWith('+ ') && last.goed === '') last.goed = antwoord;
  else throw sourceError(name, nr, 'is no "? kind: question", "+ right answer" (one) or "- wrong answer"');
}
