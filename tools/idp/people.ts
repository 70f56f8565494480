import type { DemoSignIn } from '../../server/db/seeds/demo/sign-ins.ts';
import type { SchoolUser } from '../../server/test/identity-provider.ts';

/** Somebody whom no school of the demo has linked yet. */
export const STRANGER: SchoolUser = { id: 'nieuw', name: 'Iemand die nog niet gekoppeld is', employee: true };

/** Somebody who is going to be invited. */
export const COLLEAGUE: SchoolUser = { id: 'collega', name: 'Een nieuwe collega', employee: true };

const OFFICE = new Set(['superadmin', 'office', 'demo']);

/** People of the demo as the service of their school knows them. */
export const peopleOf = (
  signIns: readonly Pick<DemoSignIn, 'id' | 'naam' | 'school' | 'rol' | 'toon'>[],
): SchoolUser[] => [
  ...signIns
    .filter(({ toon: shown, rol: role }) => shown && !OFFICE.has(role))
    .map(({ id, naam: name, school, rol: role }) => ({
      id,
      name: `${name} (${school})`,
      ...(role === 'leerling' ? {} : { employee: true as const }),
    })),
  STRANGER,
  COLLEAGUE,
];
