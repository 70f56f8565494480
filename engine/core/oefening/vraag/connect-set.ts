import { isProverb, isComparisonItem, isWerkwoord, isWoord, isWoordPair } from '../contract/content-kind.ts';
import type { ContentItem } from '../contract/ronde-options.ts';
import { keyRng } from './woord-help.ts';

/** How two things belong together: end of the instruction key. */
export type PairKind =
  | 'plaatje'
  | 'meervoud'
  | 'enkelvoud'
  | 'betekenis'
  | 'synoniem'
  | 'tegenstelling'
  | 'infinitief'
  | 'trappen';

/** Two things that belong together: what is asked, what belongs to it, and what children or look-alikes give instead. */
export interface MatchSet {
  koppeling: PairKind;
  vraag: string;
  antwoord: string;
  picture?: string;
  fout: readonly string[];
}

const FORMS = ['ik', 'hij', 'vt', 'vd'] as const;

function woordSets(item: ContentItem): MatchSet[] {
  if (!isWoord(item)) return [];
  const { meervoud } = item.vormen;
  const hasMeervoud = meervoud !== undefined && meervoud !== item.w;
  return [
    ...(item.plaatje === undefined
      ? []
      : [{ koppeling: 'plaatje', vraag: item.w, antwoord: item.w, picture: item.plaatje, fout: [] } as const]),
    ...(hasMeervoud
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

function werkwoordSets(item: ContentItem): MatchSet[] {
  if (!isWerkwoord(item)) return [];
  const cell = { ik: `ik ${item.tt.ik}`, hij: `hij ${item.tt.hij}`, vt: `hij ${item.vt.ev}`, vd: item.voltooid };
  return FORMS.map((v) => ({ koppeling: 'infinitief', vraag: item.infinitief, antwoord: cell[v], fout: [] }));
}

function strandSets(item: ContentItem): MatchSet[] {
  if (isProverb(item))
    return [{ koppeling: 'betekenis', vraag: item.tekst, antwoord: item.betekenis, fout: item.fout }];
  if (isComparisonItem(item))
    return [{ koppeling: 'trappen', vraag: item.stellend, antwoord: item.vergrotend, fout: [] }];
  if (!isWoordPair(item)) return [];
  const koppeling = item.id.startsWith('ds-') ? 'synoniem' : 'tegenstelling';
  const [a, b] = item.woorden;
  return [
    { koppeling, vraag: a, antwoord: b, fout: [] },
    { koppeling, vraag: b, antwoord: a, fout: [] },
  ];
}

/** Goals about singular and plural, and those about meaning nothing: a word asked for its plural is asked by those goals only. */
const MEERVOUD_DOEL = /^(mv-|verdubbeling$|verenkeling$|f-v$|s-z$|eind-)/u;

function belongs(set: MatchSet, doelId: string): boolean {
  return (set.koppeling !== 'meervoud' && set.koppeling !== 'enkelvoud') || MEERVOUD_DOEL.test(doelId);
}

/** Everything about an item that can be matched for a goal, in a fixed order. */
export function setsOf(item: ContentItem, doelId: string): MatchSet[] {
  return [...woordSets(item), ...werkwoordSets(item), ...strandSets(item)].filter((s) => belongs(s, doelId));
}

/** Pair a seed stands for. */
export function setOf(item: ContentItem, doelId: string, seed: number): MatchSet | undefined {
  const all = setsOf(item, doelId);
  return all[keyRng(seed).int(Math.max(1, all.length))];
}
