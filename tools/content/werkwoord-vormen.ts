import { slug } from '#engine/core/taal/normaliseer.ts';
import { vervoeg } from '#engine/core/taal/werkwoord.ts';
import { werkwoordsvorm, type WerkwoordVraag } from '#engine/core/taal/werkwoordsvorm.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord.ts';
import { leesRegels } from './bron.ts';
import { BRON, pad } from './paden.ts';
import { foutvormen } from './werkwoord-fouten.ts';

type Werkwoord = Omit<WerkwoordItem, 'zinnen'>;
type Vorm = {
  tijd: WerkwoordZin['tijd'];
  persoon?: WerkwoordZin['persoon'];
  vraag: Omit<WerkwoordVraag, 'lemma'>;
  categorie(ww: Werkwoord): string;
};

/** One row of the source: what form, and the sentence with `_` for it. */
export interface Vormzin {
  vorm: string;
  tekst: string;
}

/** Forms outside the table of persons, by the name they have in the source. */
const VORMEN: ReadonlyMap<string, Vorm> = new Map<string, Vorm>([
  [
    'inversie',
    { tijd: 'tt', persoon: 'jij', vraag: { onderwerp: 'je', inversie: true }, categorie: () => 'ww-inversie' },
  ],
  ['gw', { tijd: 'gw', vraag: { tijd: 'gw' }, categorie: () => 'ww-gebied' }],
  // The plural is the contrast in which a child that always adds a t goes wrong.
  ['wij', { tijd: 'tt', persoon: 'wij', vraag: { onderwerp: 'wij' }, categorie: () => 'ww-tt-t' }],
  ['vd', { tijd: 'vd', vraag: { deelwoord: true }, categorie: deelwoordCategorie }],
]);

function deelwoordCategorie(ww: Werkwoord): string {
  const v = vervoeg(ww.infinitief);
  if (v.ok && v.value.soort === 'engels') return 'ww-eng';
  return /[td]$/.test(ww.voltooid) ? 'ww-vd' : 'ww-vd-sterk';
}

/** Sentences of `werkwoorden-vormen.tsv` by verb, in the order of the source. */
export function leesVormzinnen(): Map<string, Vormzin[]> {
  const uit = new Map<string, Vormzin[]>();
  for (const regel of leesRegels(pad(BRON, 'werkwoorden-vormen.tsv'))) {
    const [infinitief = '', vorm = '', tekst = ''] = regel.split('\t');
    uit.set(infinitief, [...(uit.get(infinitief) ?? []), { vorm, tekst }]);
  }
  return uit;
}

/** Sentence of a verb for such a form; `nr` counts on from the sentences it has. Throws on an unknown form or a sentence without one gap. */
export function maakVormzin(ww: Werkwoord, { vorm: naam, tekst }: Vormzin, nr: number): WerkwoordZin {
  const soort = VORMEN.get(naam);
  const [voor, na, ...meer] = tekst.split('_');
  if (soort === undefined || voor === undefined || na === undefined || meer.length > 0)
    throw new Error(`${ww.infinitief} ${naam}: ${tekst}`);
  const gevonden = werkwoordsvorm({ lemma: ww.infinitief, ...soort.vraag });
  if (!gevonden.ok) throw new Error(`${ww.infinitief} ${naam}: ${gevonden.fout}`);
  const vorm = soort.tijd === 'vd' ? ww.voltooid : gevonden.value;
  const { tijd, persoon } = soort;
  const zet = (t: string): string => (voor === '' ? `${t.charAt(0).toUpperCase()}${t.slice(1)}` : t);
  const fout = foutvormen({
    vorm,
    tijd,
    persoon,
    stam: ww.stam,
    hij: ww.tt.hij,
    infinitief: ww.infinitief,
    zwak: ww.soort === 'zwak',
    inversie: naam === 'inversie',
  });
  return {
    id: `vz-${slug(ww.infinitief)}-${nr}`,
    voor,
    na,
    tijd,
    ...(persoon === undefined ? {} : { persoon }),
    vorm: zet(vorm),
    foutvormen: fout.map(zet),
    categorie: soort.categorie(ww),
  };
}
