import { isSpreekwoord, isTrappen, isWerkwoord, isWoord, isWoordpaar } from '../content-soort.ts';
import type { ContentItem } from '../ronde-opties.ts';
import { sleutelRng } from './woord-hulp.ts';

/** How two things belong together: end of the instruction key. */
export type Koppeling =
  'plaatje' | 'meervoud' | 'enkelvoud' | 'betekenis' | 'synoniem' | 'tegenstelling' | 'infinitief' | 'trappen';

/** Two things that belong together: what is asked, what belongs to it, and what children or look-alikes give instead. */
export interface Stel {
  koppeling: Koppeling;
  vraag: string;
  antwoord: string;
  picture?: string;
  fout: readonly string[];
}

const VORMEN = ['ik', 'hij', 'vt', 'vd'] as const;

function woordStellen(item: ContentItem): Stel[] {
  if (!isWoord(item)) return [];
  const { meervoud } = item.vormen;
  const metMeervoud = meervoud !== undefined && meervoud !== item.w;
  return [
    ...(item.plaatje === undefined
      ? []
      : [{ koppeling: 'plaatje', vraag: item.w, antwoord: item.w, picture: item.plaatje, fout: [] } as const]),
    ...(metMeervoud
      ? [
          { koppeling: 'meervoud', vraag: item.w, antwoord: meervoud, fout: [] } as const,
          { koppeling: 'enkelvoud', vraag: meervoud, antwoord: item.w, fout: [] } as const,
        ]
      : []),
    ...(item.betekenis === undefined
      ? []
      : [{ koppeling: 'betekenis', vraag: item.w, antwoord: item.betekenis, fout: [] } as const]),
  ];
}

function werkwoordStellen(item: ContentItem): Stel[] {
  if (!isWerkwoord(item)) return [];
  const cel = { ik: `ik ${item.tt.ik}`, hij: `hij ${item.tt.hij}`, vt: `hij ${item.vt.ev}`, vd: item.voltooid };
  return VORMEN.map((v) => ({ koppeling: 'infinitief', vraag: item.infinitief, antwoord: cel[v], fout: [] }));
}

function strandStellen(item: ContentItem): Stel[] {
  if (isSpreekwoord(item))
    return [{ koppeling: 'betekenis', vraag: item.tekst, antwoord: item.betekenis, fout: item.fout }];
  if (isTrappen(item)) return [{ koppeling: 'trappen', vraag: item.stellend, antwoord: item.vergrotend, fout: [] }];
  if (!isWoordpaar(item)) return [];
  const koppeling = item.id.startsWith('ds-') ? 'synoniem' : 'tegenstelling';
  const [a, b] = item.woorden;
  return [
    { koppeling, vraag: a, antwoord: b, fout: [] },
    { koppeling, vraag: b, antwoord: a, fout: [] },
  ];
}

/** Goals about singular and plural, and those about meaning nothing: a word asked for its plural is asked by those goals only. */
const MEERVOUD_DOEL = /^(mv-|verdubbeling$|verenkeling$|f-v$|s-z$|eind-)/u;

function hoort(stel: Stel, doelId: string): boolean {
  return (stel.koppeling !== 'meervoud' && stel.koppeling !== 'enkelvoud') || MEERVOUD_DOEL.test(doelId);
}

/** Everything about an item that can be matched for a goal, in a fixed order. */
export function stellenVan(item: ContentItem, doelId: string): Stel[] {
  return [...woordStellen(item), ...werkwoordStellen(item), ...strandStellen(item)].filter((s) => hoort(s, doelId));
}

/** Pair a seed stands for. */
export function stelVan(item: ContentItem, doelId: string, seed: number): Stel | undefined {
  const alle = stellenVan(item, doelId);
  return alle[sleutelRng(seed).int(Math.max(1, alle.length))];
}
