import { mkdirSync, writeFileSync } from 'node:fs';
import { slug } from '#engine/core/taal/woord/normalize.ts';
import { werkwoordSchema } from '#engine/core/taal/woord/woord.ts';
import { conjugate, type Vervoeging } from '#engine/core/taal/form/werkwoord.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, CONTENT, path } from './paths.ts';
import { readFormZinnen, createFormZin } from './werkwoord-forms.ts';
import { mistakeForms } from './werkwoord-errors.ts';

type Bare = Omit<WerkwoordItem, 'zinnen'>;
const PERSON = /^(ik|jij|hij|wij)(v?)$/;

/** Reads the verb source: a verb row of 9 columns, then rows `person [v]` + sentence with `_` for the form; the sentences of the other forms follow. */
export function readWerkwoorden(): WerkwoordItem[] {
  const out: WerkwoordItem[] = [];
  let bare: Bare | undefined;
  let zinnen: WerkwoordZin[] = [];
  const formZinnen = readFormZinnen();
  const close = (): void => {
    if (bare === undefined) return;
    const base = bare;
    const extra = (formZinnen.get(base.infinitief) ?? []).map((source, i) =>
      createFormZin(base, source, zinnen.length + i + 1),
    );
    formZinnen.delete(base.infinitief);
    out.push(werkwoordSchema.parse({ ...base, zinnen: [...zinnen, ...extra] }));
  };
  for (const rule of readLines(path(SOURCE, 'werkwoorden.tsv'))) {
    const cells = rule.split('\t');
    if (cells.length > 2) {
      close();
      bare = readBare(cells);
      zinnen = [];
    } else if (bare) zinnen.push(readZin(bare, cells, zinnen.length + 1));
  }
  close();
  if (formZinnen.size > 0) throw new Error(`no verb for the sentences of ${[...formZinnen.keys()].join(', ')}`);
  return out.sort((a, b) => (a.infinitief < b.infinitief ? -1 : 1));
}

/** Verb row: the core conjugates, the author's columns must agree with it or with a form it also accepts. */
function readBare(cells: readonly string[]): Bare {
  const [infinitief = '', , , , , , help = '', kind = '', groep = '5'] = cells;
  const v = conjugate(infinitief);
  if (!v.ok) throw new Error(`${infinitief}: ${v.fout}`);
  compareRow(v.value, cells);
  const { ik, jij, hij, wij, vtEv, vtMv, vd } = v.value;
  const base = {
    id: `ww-${slug(infinitief)}`,
    infinitief,
    stam: ik,
    tt: { ik, jij, hij, wij },
    vt: { ev: vtEv, mv: vtMv },
    voltooid: vd,
  };
  const { zinnen: _zinnen, ...rest } = werkwoordSchema.parse({
    ...base,
    hulp: help,
    soort: kind,
    groep: Number(groep),
    zinnen: [],
  });
  return rest;
}

const COLUMNS = ['ik', 'hij', 'vtEv', 'vtMv', 'vd'] as const;

function compareRow(v: Vervoeging, cells: readonly string[]): void {
  COLUMNS.forEach((cell, i) => {
    const source = cells[i + 1] ?? '';
    if (source !== v[cell] && !(v.ookGoed[cell] ?? []).includes(source))
      throw new Error(`${v.infinitief}: source has ${source}, the core ${v[cell]}`);
  });
}

function readZin(ww: Bare, cells: readonly string[], nr: number): WerkwoordZin {
  const [code = '', text = ''] = cells;
  const hit = PERSON.exec(code);
  const [before, after, ...more] = text.split('_');
  if (!hit || before === undefined || after === undefined || more.length > 0)
    throw new Error(`${ww.infinitief}: ${text}`);
  const person = werkwoordSchema.shape.zinnen.def.element.shape.persoon.def.innerType.parse(hit[1]);
  const time = hit[2] === 'v' ? 'vt' : 'tt';
  const form = time === 'tt' ? ww.tt[person] : person === 'wij' ? ww.vt.mv : ww.vt.ev;
  const error = mistakeForms({
    vorm: form,
    persoon: person,
    tijd: time,
    stam: ww.stam,
    hij: ww.tt.hij,
    infinitief: ww.infinitief,
    weak: ww.soort === 'zwak',
  });
  return {
    id: `vz-${slug(ww.infinitief)}-${nr}`,
    voor: before,
    na: after,
    tijd: time,
    persoon: person,
    vorm: form,
    foutvormen: error,
    categorie: categoryOf(ww, person, time),
  };
}

function categoryOf(ww: Bare, person: string, time: 'tt' | 'vt'): string {
  if (time === 'tt' && person === 'ik') return 'ww-stam';
  if (time === 'tt') return ww.stam.endsWith('t') ? 'ww-tt-tstam' : ww.stam.endsWith('d') ? 'ww-tt-dt' : 'ww-tt-t';
  if (ww.soort !== 'zwak') return 'ww-vt-sterk';
  if (/[td]$/.test(ww.stam)) return 'ww-vt-tt-dd';
  return ww.vt.ev.endsWith('te') ? 'ww-vt-te' : 'ww-vt-de';
}

/** Writes `werkwoorden/groep<n>.jsonl`, one file a grade. */
export function writeWerkwoorden(): void {
  const map = path(CONTENT, 'werkwoorden/');
  mkdirSync(map, { recursive: true });
  const all = readWerkwoorden();
  for (const groep of new Set(all.map((w) => w.groep))) {
    const rules = all.filter((w) => w.groep === groep).map((w) => `${JSON.stringify(w)}\n`);
    writeFileSync(path(map, `groep${groep}.jsonl`), rules.join(''));
  }
}
