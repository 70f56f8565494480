import { mkdirSync, writeFileSync } from 'node:fs';
import { slug } from '#engine/core/taal/normaliseer.ts';
import { werkwoordSchema } from '#engine/core/taal/woord.ts';
import { vervoeg, type Vervoeging } from '#engine/core/taal/werkwoord.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, INHOUD, pad } from './paden.ts';
import { leesVormzinnen, maakVormzin } from './werkwoord-vormen.ts';
import { foutvormen } from './werkwoord-fouten.ts';

type Kaal = Omit<WerkwoordItem, 'zinnen'>;
const PERSOON = /^(ik|jij|hij|wij)(v?)$/;

/** Reads the verb source: a verb row of 9 columns, then rows `person [v]` + sentence with `_` for the form; the sentences of the other forms follow. */
export function leesWerkwoorden(): WerkwoordItem[] {
  const uit: WerkwoordItem[] = [];
  let kaal: Kaal | undefined;
  let zinnen: WerkwoordZin[] = [];
  const vormzinnen = leesVormzinnen();
  const sluit = (): void => {
    if (kaal === undefined) return;
    const basis = kaal;
    const extra = (vormzinnen.get(basis.infinitief) ?? []).map((bron, i) =>
      maakVormzin(basis, bron, zinnen.length + i + 1),
    );
    vormzinnen.delete(basis.infinitief);
    uit.push(werkwoordSchema.parse({ ...basis, zinnen: [...zinnen, ...extra] }));
  };
  for (const regel of leesRegels(pad(BRON, 'werkwoorden.tsv'))) {
    const cellen = regel.split('\t');
    if (cellen.length > 2) {
      sluit();
      kaal = leesKaal(cellen);
      zinnen = [];
    } else if (kaal) zinnen.push(leesZin(kaal, cellen, zinnen.length + 1));
  }
  sluit();
  if (vormzinnen.size > 0) throw new Error(`no verb for the sentences of ${[...vormzinnen.keys()].join(', ')}`);
  return uit.sort((a, b) => (a.infinitief < b.infinitief ? -1 : 1));
}

/** Verb row: the core conjugates, the author's columns must agree with it or with a form it also accepts. */
function leesKaal(cellen: readonly string[]): Kaal {
  const [infinitief = '', , , , , , hulp = '', soort = '', groep = '5'] = cellen;
  const v = vervoeg(infinitief);
  if (!v.ok) throw new Error(`${infinitief}: ${v.fout}`);
  vergelijkRij(v.value, cellen);
  const { ik, jij, hij, wij, vtEv, vtMv, vd } = v.value;
  const basis = {
    id: `ww-${slug(infinitief)}`,
    infinitief,
    stam: ik,
    tt: { ik, jij, hij, wij },
    vt: { ev: vtEv, mv: vtMv },
    voltooid: vd,
  };
  const { zinnen: _zinnen, ...rest } = werkwoordSchema.parse({
    ...basis,
    hulp,
    soort,
    groep: Number(groep),
    zinnen: [],
  });
  return rest;
}

const KOLOMMEN = ['ik', 'hij', 'vtEv', 'vtMv', 'vd'] as const;

function vergelijkRij(v: Vervoeging, cellen: readonly string[]): void {
  KOLOMMEN.forEach((cel, i) => {
    const bron = cellen[i + 1] ?? '';
    if (bron !== v[cel] && !(v.ookGoed[cel] ?? []).includes(bron))
      throw new Error(`${v.infinitief}: source has ${bron}, the core ${v[cel]}`);
  });
}

function leesZin(ww: Kaal, cellen: readonly string[], nr: number): WerkwoordZin {
  const [code = '', tekst = ''] = cellen;
  const hit = PERSOON.exec(code);
  const [voor, na, ...meer] = tekst.split('_');
  if (!hit || voor === undefined || na === undefined || meer.length > 0) throw new Error(`${ww.infinitief}: ${tekst}`);
  const persoon = werkwoordSchema.shape.zinnen.element.shape.persoon.unwrap().parse(hit[1]);
  const tijd = hit[2] === 'v' ? 'vt' : 'tt';
  const vorm = tijd === 'tt' ? ww.tt[persoon] : persoon === 'wij' ? ww.vt.mv : ww.vt.ev;
  const fout = foutvormen({
    vorm,
    persoon,
    tijd,
    stam: ww.stam,
    hij: ww.tt.hij,
    infinitief: ww.infinitief,
    zwak: ww.soort === 'zwak',
  });
  return {
    id: `vz-${slug(ww.infinitief)}-${nr}`,
    voor,
    na,
    tijd,
    persoon,
    vorm,
    foutvormen: fout,
    categorie: categorieVan(ww, persoon, tijd),
  };
}

function categorieVan(ww: Kaal, persoon: string, tijd: 'tt' | 'vt'): string {
  if (tijd === 'tt' && persoon === 'ik') return 'ww-stam';
  if (tijd === 'tt') return ww.stam.endsWith('t') ? 'ww-tt-tstam' : ww.stam.endsWith('d') ? 'ww-tt-dt' : 'ww-tt-t';
  if (ww.soort !== 'zwak') return 'ww-vt-sterk';
  if (/[td]$/.test(ww.stam)) return 'ww-vt-tt-dd';
  return ww.vt.ev.endsWith('te') ? 'ww-vt-te' : 'ww-vt-de';
}

/** Writes `werkwoorden/groep<n>.jsonl`, one file a grade. */
export function schrijfWerkwoorden(): void {
  const map = pad(INHOUD, 'werkwoorden/');
  mkdirSync(map, { recursive: true });
  const alle = leesWerkwoorden();
  for (const groep of new Set(alle.map((w) => w.groep))) {
    const regels = alle.filter((w) => w.groep === groep).map((w) => `${JSON.stringify(w)}\n`);
    writeFileSync(pad(map, `groep${groep}.jsonl`), regels.join(''));
  }
}
