import { ORGANIZATION_KINDS } from '#server/features/aanvragen/aanvragen.contract.ts';
import { RECEIVER_ROLES, type Segment } from '#server/features/berichten/office-berichten.contract.ts';
import { LICENTIE_FEATURES } from '#server/features/licenties/licenties.contract.ts';

/** What can be chosen of customers and their people; nothing chosen leaves nobody out. */
export const SEGMENT_PARTS = [
  { name: 'kinds', choices: ORGANIZATION_KINDS },
  { name: 'landen', choices: ['NL', 'BE'] },
  { name: 'statuses', choices: ['proef', 'actief', 'aflopend', 'proef_afgelopen', 'alleen_lezen', 'verlopen'] },
  { name: 'roles', choices: RECEIVER_ROLES },
  { name: 'features', choices: LICENTIE_FEATURES },
] as const satisfies readonly { name: keyof Segment; choices: readonly string[] }[];

export const EVERYBODY: Segment = { kinds: [], landen: [], statuses: [], roles: [], features: [] };
