import { AANVRAAG_KINDS, ORGANIZATION_KINDS } from '#server/features/aanvragen/aanvragen.contract.ts';

/** What the first step holds; everything is text, as a field has it. */
export const EMPTY_WISH = { soort: '', organisatiesoort: '', land: '', aantal: '', opmerking: '' };
export type Wish = typeof EMPTY_WISH;

const chosen = (value: string | null, known: readonly string[]): string =>
  value !== null && known.includes(value) ? value : '';

/** What came along in the address, e.g. from the page with prices; what it does not name is absent. */
export function askedIn(search: string): Partial<Wish> {
  const query = new URLSearchParams(search);
  const count = query.get('aantal') ?? '';
  const asked: Wish = {
    ...EMPTY_WISH,
    soort: chosen(query.get('soort'), AANVRAAG_KINDS),
    organisatiesoort: chosen(query.get('organisatie'), ORGANIZATION_KINDS),
    aantal: /^\d{1,4}$/.test(count) ? count : '',
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** What the server reads of it. */
export const wishBody = ({ aantal: count, ...wish }: Wish) => ({
  ...wish,
  ...(count === '' ? {} : { aantal: Number(count) }),
});
