import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { nameOf, t, type Key } from '../texts.ts';
import { warnings, type ListRow } from './list-analysis.ts';
import type { Validation } from './workbench.contract.ts';

/** A row of the list with what content and dictionary say of it. */
export interface Rule {
  rij: ListRow;
  validation: Validation | undefined;
  inhoud: WoordItem | undefined;
}

/** Columns of the table and of the copied text. */
export const COLUMNS: readonly { kop: Key; cel: (r: Rule) => string }[] = [
  { kop: 'lijst.nr', cel: ({ rij: row }) => String(row.nr) },
  { kop: 'lijst.woord', cel: ({ rij: row }) => (row.ok ? row.uit.woord : row.invoer) },
  { kop: 'lijst.lettergrepen', cel: ({ rij: row }) => (row.ok ? row.uit.lettergrepen.join('-') : '') },
  { kop: 'lijst.grafemen', cel: ({ rij: row }) => (row.ok ? row.uit.grafemen.join(' ') : '') },
  {
    kop: 'lijst.categorieen',
    cel: ({ rij: row }) => (row.ok ? [...new Set(row.uit.categorieen.map((c) => c.id))].join(' ') : ''),
  },
  { kop: 'lijst.groep', cel: ({ rij: row }) => (row.ok && row.uit.groep !== null ? String(row.uit.groep) : '') },
  {
    kop: 'lijst.inhoud',
    cel: ({ inhoud: content }) =>
      content === undefined ? t('lijst.nee') : t('lijst.inGroep', { groep: String(content.groep) }),
  },
  {
    kop: 'lijst.woordenboek',
    cel: ({ validation }) => (validation === undefined ? '' : nameOf('kenner', validation.kenner)),
  },
  {
    kop: 'lijst.opmerking',
    cel: (r) =>
      r.rij.ok
        ? warnings(r.rij, r.validation)
            .map((w) => nameOf('waarschuwing', w))
            .join('; ')
        : nameOf('taalfout', r.rij.fout),
  },
];
