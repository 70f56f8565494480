import { ORGANIZATION_KINDS } from '#server/features/aanvragen/aanvragen.contract.ts';
import { RECEIVER_ROLES, segmentSchema, type Segment } from '#server/features/berichten/office-berichten.contract.ts';
import { LICENTIE_FEATURES } from '#server/features/licenties/licenties.contract.ts';

/** What can be chosen of customers and their people; nothing chosen leaves nobody out. */
export const SEGMENT_PARTS = [
  { name: 'kinds', choices: ORGANIZATION_KINDS },
  { name: 'landen', choices: ['NL', 'BE'] },
  {
    name: 'statuses',
    choices: ['proef', 'actief', 'aflopend', 'opgezegd', 'proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd'],
  },
  { name: 'roles', choices: RECEIVER_ROLES },
  { name: 'features', choices: LICENTIE_FEATURES },
] as const satisfies readonly { name: keyof Segment; choices: readonly string[] }[];

/** The customers that an address names (`?kinds=school&statuses=proef`), as the list of customers writes it; null = it names none. */
export function segmentOf(params: URLSearchParams): Segment | null {
  const named = SEGMENT_PARTS.filter(({ name }) => params.has(name));
  const read = segmentSchema.safeParse({
    ...EVERYBODY,
    ...Object.fromEntries(named.map(({ name }) => [name, params.getAll(name)])),
  });
  return named.length > 0 && read.success ? read.data : null;
}

export const EVERYBODY: Segment = { kinds: [], landen: [], statuses: [], roles: [], features: [] };
