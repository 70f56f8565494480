/** The eight roles of the specification, section 6. */
export const ROLES = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const;
/** Role of a signed-in user. */
export type Role = (typeof ROLES)[number];
