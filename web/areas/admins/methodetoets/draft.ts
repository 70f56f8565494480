import { missingInToets, type ToetsRule } from '#engine/core/domein/toets-missing.ts';
import type { ToetsChange, ToetsRecord, ToetsWoord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { localMoment } from '#web/platform/date-text.ts';

/** A word with a key of its own, so that a row keeps its focus when rows change places. */
export interface DraftWord extends ToetsWoord {
  key: number;
}
/** The editor's values: moments as the fields of the browser write them. */
export interface ToetsDraftValues extends Pick<
  ToetsRecord,
  'titel' | 'methodeNotitie' | 'soort' | 'moment' | 'afspeelbeurten' | 'grensPct' | 'goalMarks' | 'deelnemers'
> {
  begin: string;
  end: string;
  woorden: readonly DraftWord[];
}

/** Empty = not chosen. */
const localText = (moment: string | null): string => (moment === null ? '' : localMoment(new Date(moment)));
const momentOf = (text: string): string | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};
const numberOf = (moment: string | null): number | undefined => (moment === null ? undefined : Date.parse(moment));

export const draftOf = (record: ToetsRecord): ToetsDraftValues => ({
  titel: record.titel,
  methodeNotitie: record.methodeNotitie,
  soort: record.soort,
  moment: record.moment,
  afspeelbeurten: record.afspeelbeurten,
  grensPct: record.grensPct,
  goalMarks: record.goalMarks,
  deelnemers: record.deelnemers,
  begin: localText(record.vensterVan),
  end: localText(record.vensterTot),
  woorden: record.woorden.map((woord, key) => ({ ...woord, key })),
});

/** What is sent; a row whose word is still empty stays on the screen only. */
export const changeOf = ({ begin, end, woorden, ...values }: ToetsDraftValues, version: number): ToetsChange => ({
  ...values,
  versie: version,
  vensterVan: momentOf(begin),
  vensterTot: momentOf(end),
  woorden: woorden.filter(({ woord }) => woord.trim() !== '').map(({ key: _key, ...woord }) => woord),
});

/** Two drafts say the same. */
export const sameDraft = (one: ToetsDraftValues, other: ToetsDraftValues): boolean =>
  JSON.stringify(changeOf(one, 1)) === JSON.stringify(changeOf(other, 1));

export const missingInDraft = (draft: ToetsDraftValues, now: number): Record<string, ToetsRule> =>
  missingInToets(
    {
      woorden: draft.woorden.map(({ woord, zin }) => ({ woord: woord.trim(), zin: zin.trim() })),
      participants: draft.deelnemers.length,
      begin: numberOf(momentOf(draft.begin)),
      end: numberOf(momentOf(draft.end)),
    },
    now,
  );

const LETTERS = /^[\p{L}\p{M}' -]{1,40}$/u;
/** Words of pasted text: lines, commas, tabs and semicolons part them; numbers and bullets in front fall off. */
export function readPastedWords(
  text: string,
  present: readonly string[],
): { woorden: string[]; odd: string[]; double: string[] } {
  const seen = new Set(present.map((woord) => woord.toLowerCase()));
  const out: { woorden: string[]; odd: string[]; double: string[] } = { woorden: [], odd: [], double: [] };
  for (const part of text
    .normalize('NFC')
    .replaceAll(/[’‘`´]/g, "'")
    .split(/[\n\r,;\t]+/)) {
    const woord = part
      .replace(/^[\s\d.)•*–-]+/u, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (woord === '') continue;
    if (!LETTERS.test(woord)) out.odd.push(woord);
    else if (seen.has(woord.toLowerCase())) out.double.push(woord);
    else out.woorden.push(woord);
    seen.add(woord.toLowerCase());
  }
  return out;
}
