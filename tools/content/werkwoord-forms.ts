import { slug } from '#engine/core/taal/woord/normalize.ts';
import { conjugate } from '#engine/core/taal/form/werkwoord.ts';
import { werkwoordForm, type WerkwoordVraag } from '#engine/core/taal/form/werkwoord-form.ts';
import type { WerkwoordItem, WerkwoordZin } from '#engine/core/taal/woord/woord.ts';
import { readLines } from './source.ts';
import { SOURCE, path } from './paths.ts';
import { mistakeForms } from './werkwoord-errors.ts';

type Werkwoord = Omit<WerkwoordItem, 'zinnen'>;
type Form = {
  tijd: WerkwoordZin['tijd'];
  persoon?: WerkwoordZin['persoon'];
  vraag: Omit<WerkwoordVraag, 'lemma'>;
  categorie(ww: Werkwoord): string;
};

/** One row of the source: what form, and the sentence with `_` for it. */
export interface FormZin {
  vorm: string;
  tekst: string;
}

/** Forms outside the table of persons, by the name they have in the source. */
const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  [
    'inversie',
    { tijd: 'tt', persoon: 'jij', vraag: { onderwerp: 'je', inversie: true }, categorie: () => 'ww-inversie' },
  ],
  ['gw', { tijd: 'gw', vraag: { tijd: 'gw' }, categorie: () => 'ww-gebied' }],
  // The plural is the contrast in which a child that always adds a t goes wrong.
  ['wij', { tijd: 'tt', persoon: 'wij', vraag: { onderwerp: 'wij' }, categorie: () => 'ww-tt-t' }],
  ['vd', { tijd: 'vd', vraag: { deelwoord: true }, categorie: deelwoordCategory }],
]);

function deelwoordCategory(ww: Werkwoord): string {
  const v = conjugate(ww.infinitief);
  if (v.ok && v.value.soort === 'engels') return 'ww-eng';
  return /[td]$/.test(ww.voltooid) ? 'ww-vd' : 'ww-vd-sterk';
}

/** Sentences of `werkwoorden-vormen.tsv` by verb, in the order of the source. */
export function readFormZinnen(): Map<string, FormZin[]> {
  const out = new Map<string, FormZin[]>();
  for (const rule of readLines(path(SOURCE, 'werkwoorden-vormen.tsv'))) {
    const [infinitief = '', form = '', text = ''] = rule.split('\t');
    out.set(infinitief, [...(out.get(infinitief) ?? []), { vorm: form, tekst: text }]);
  }
  return out;
}

/** Sentence of a verb for such a form; `nr` counts on from the sentences it has. Throws on an unknown form or a sentence without one gap. */
export function createFormZin(ww: Werkwoord, { vorm: name, tekst: text }: FormZin, nr: number): WerkwoordZin {
  const kind = FORMS.get(name);
  const [before, after, ...more] = text.split('_');
  if (kind === undefined || before === undefined || after === undefined || more.length > 0)
    throw new Error(`${ww.infinitief} ${name}: ${text}`);
  const found = werkwoordForm({ lemma: ww.infinitief, ...kind.vraag });
  if (!found.ok) throw new Error(`${ww.infinitief} ${name}: ${found.fout}`);
  const form = kind.tijd === 'vd' ? ww.voltooid : found.value;
  const { tijd: time, persoon: person } = kind;
  const set = (t: string): string => (before === '' ? `${t.charAt(0).toUpperCase()}${t.slice(1)}` : t);
  const error = mistakeForms({
    vorm: form,
    tijd: time,
    persoon: person,
    stam: ww.stam,
    hij: ww.tt.hij,
    infinitief: ww.infinitief,
    weak: ww.soort === 'zwak',
    inversie: name === 'inversie',
  });
  return {
    id: `vz-${slug(ww.infinitief)}-${nr}`,
    voor: before,
    na: after,
    tijd: time,
    ...(person === undefined ? {} : { persoon: person }),
    vorm: set(form),
    foutvormen: error.map(set),
    categorie: kind.categorie(ww),
  };
}
