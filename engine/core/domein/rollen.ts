/** The eight roles of the specification, section 6. */
export const ROLLEN = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const;
export type Rol = (typeof ROLLEN)[number];
