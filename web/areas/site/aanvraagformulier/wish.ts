import { AANVRAAG_KINDS, ORGANIZATION_KINDS, startsByItself } from '#server/features/aanvragen/aanvragen.contract.ts';
import type { Values } from '../shared/live-form.ts';

const chosen = (value: string | null, known: readonly string[]): string =>
  value !== null && known.includes(value) ? value : '';

/** What came along in the address, e.g. from the page with prices; what it does not name is absent. */
export function askedIn(search: string): Values {
  const query = new URLSearchParams(search);
  const count = query.get('aantal') ?? '';
  const asked = {
    soort: chosen(query.get('soort'), AANVRAAG_KINDS),
    organisatiesoort: chosen(query.get('organisatie'), ORGANIZATION_KINDS),
    aantal: /^\d{1,4}$/.test(count) ? count : '',
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
}

/** What the server reads of the first step: a number, or none. */
export const wishBody = ({ aantal: count = '', ...wish }: Values): Record<string, unknown> => ({
  ...wish,
  ...(count === '' ? {} : { aantal: Number(count) }),
});

/** Fields of the second step that are asked of this organisation: no name at home, and the number of its own country. */
export function asksField(wish: Values, field: string): boolean {
  const { organisatiesoort: kind, land } = wish;
  if (field === 'organisatie') return kind !== 'thuis';
  if (field === 'brin') return kind === 'school' && land !== 'BE';
  return field !== 'instellingsnummer' || (kind === 'school' && land === 'BE');
}

/** What happens after the sending, in lines of that name: a trial that begins by itself, or an answer of the office. */
export function nextSteps(wish: Values): readonly string[] {
  if (startsByItself(wish)) return ['zelf'];
  return wish['soort'] === 'proef' ? ['kantoor', 'proef'] : ['kantoor'];
}

/** What the server reads of both steps; what is not asked goes empty. */
export function requestBody(wish: Values, { akkoord: agreed, ...person }: Values): Record<string, unknown> {
  const asked = Object.entries(person).map(([name, value]) => [name, asksField(wish, name) ? value : '']);
  return { ...wishBody(wish), ...Object.fromEntries(asked), akkoord: agreed === 'ja' };
}
