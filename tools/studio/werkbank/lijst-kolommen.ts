import type { WoordItem } from '#engine/core/taal/woord.ts';
import { naamVan, t, type Sleutel } from '../teksten.ts';
import { waarschuwingen, type LijstRij } from './lijst-analyse.ts';
import type { Keuring } from './werkbank.contract.ts';

/** A row of the list with what content and dictionary say of it. */
export interface Regel {
  rij: LijstRij;
  keuring: Keuring | undefined;
  inhoud: WoordItem | undefined;
}

/** Columns of the table and of the copied text. */
export const KOLOMMEN: readonly { kop: Sleutel; cel: (r: Regel) => string }[] = [
  { kop: 'lijst.nr', cel: ({ rij }) => String(rij.nr) },
  { kop: 'lijst.woord', cel: ({ rij }) => (rij.ok ? rij.uit.woord : rij.invoer) },
  { kop: 'lijst.lettergrepen', cel: ({ rij }) => (rij.ok ? rij.uit.lettergrepen.join('-') : '') },
  { kop: 'lijst.grafemen', cel: ({ rij }) => (rij.ok ? rij.uit.grafemen.join(' ') : '') },
  {
    kop: 'lijst.categorieen',
    cel: ({ rij }) => (rij.ok ? [...new Set(rij.uit.categorieen.map((c) => c.id))].join(' ') : ''),
  },
  { kop: 'lijst.groep', cel: ({ rij }) => (rij.ok && rij.uit.groep !== null ? String(rij.uit.groep) : '') },
  {
    kop: 'lijst.inhoud',
    cel: ({ inhoud }) => (inhoud === undefined ? t('lijst.nee') : t('lijst.inGroep', { groep: String(inhoud.groep) })),
  },
  { kop: 'lijst.woordenboek', cel: ({ keuring }) => (keuring === undefined ? '' : naamVan('kenner', keuring.kenner)) },
  {
    kop: 'lijst.opmerking',
    cel: (r) =>
      r.rij.ok
        ? waarschuwingen(r.rij, r.keuring)
            .map((w) => naamVan('waarschuwing', w))
            .join('; ')
        : naamVan('taalfout', r.rij.fout),
  },
];
