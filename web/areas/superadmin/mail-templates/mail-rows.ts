import type { ListedTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';

/** What the list can be narrowed to. */
export const TEMPLATE_FILTERS = ['alle', 'eigen', 'concept', 'mislukt'] as const;
export type TemplateFilter = (typeof TEMPLATE_FILTERS)[number];

/** One mail, in both countries. */
export interface MailPair {
  code: string;
  doel: string;
  both: readonly ListedTemplate[];
  lastSent: string | null;
  failures: number;
}

/** Puts the countries of a mail together, in the order of the server. */
export function pairsOf(items: readonly ListedTemplate[]): MailPair[] {
  const codes = [...new Set(items.map(({ code }) => code))];
  return codes.map((code) => {
    const both = items.filter((one) => one.code === code);
    const moments = both.flatMap(({ lastSent }) => (lastSent === null ? [] : [lastSent]));
    return {
      code,
      doel: both[0]?.doel ?? code,
      both,
      lastSent: moments.toSorted().at(-1) ?? null,
      failures: both.reduce((sum, { failures }) => sum + failures, 0),
    };
  });
}

export const TEMPLATE_ORDERS = ['doel', 'laatst', 'mislukt'] as const;
export type TemplateOrder = (typeof TEMPLATE_ORDERS)[number];
const COMPARE: Readonly<Record<TemplateOrder, (one: MailPair, other: MailPair) => number>> = {
  doel: (one, other) => one.doel.localeCompare(other.doel, 'nl'),
  laatst: (one, other) => (other.lastSent ?? '').localeCompare(one.lastSent ?? ''),
  mislukt: (one, other) => other.failures - one.failures,
};
/** Sent last or failed most stands first; what is equal stands by what it is for. */
export const sorted = (pairs: readonly MailPair[], order: TemplateOrder): MailPair[] =>
  pairs.toSorted((one, other) => COMPARE[order](one, other) || COMPARE.doel(one, other));

const FITS: Readonly<Record<TemplateFilter, (pair: MailPair) => boolean>> = {
  alle: () => true,
  eigen: ({ both }) => both.some(({ source }) => source === 'gepubliceerd'),
  concept: ({ both }) => both.some(({ concept }) => concept !== null),
  mislukt: ({ failures }) => failures > 0,
};

/** Every typed word stands somewhere in what the mail is for, its subject or its code. */
export function fitting(pairs: readonly MailPair[], typed: string, filter: TemplateFilter): MailPair[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return pairs.filter((pair) => {
    const text = [pair.code, pair.doel, ...pair.both.map(({ onderwerp: subject }) => subject)].join(' ').toLowerCase();
    return FITS[filter](pair) && words.every((word) => text.includes(word));
  });
}
