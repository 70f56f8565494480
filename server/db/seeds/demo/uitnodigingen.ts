import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';
import type { DemoSignIn } from './sign-ins.ts';

interface Base {
  random: Random;
  nu: number;
  signIns: readonly DemoSignIn[];
}
interface Sent {
  rol: 'schooladmin' | 'rtadmin';
  host: 'nl' | 'be';
  soort: 'docent' | 'schooladmin' | 'rtadmin';
  email: string;
  status: string;
  dagen: number;
}

const DAY_MS = 86_400_000;
const ALIVE_DAYS = 30;
/** What the office sent; no link of them works, so nobody comes in by one. */
const SENT: readonly Sent[] = [
  {
    rol: 'schooladmin',
    host: 'be',
    soort: 'docent',
    email: 'lien.claes@regenboogbrug.voorbeeld',
    status: 'geopend',
    dagen: 2,
  },
  {
    rol: 'schooladmin',
    host: 'nl',
    soort: 'schooladmin',
    email: 'm.devries@vuurtoren.voorbeeld',
    status: 'geaccepteerd',
    dagen: 6,
  },
  {
    rol: 'schooladmin',
    host: 'nl',
    soort: 'docent',
    email: 'invalpool@vuurtoren.voorbeeld',
    status: 'ingetrokken',
    dagen: 6,
  },
  { rol: 'rtadmin', host: 'nl', soort: 'rtadmin', email: 'stage@woordwijs.voorbeeld', status: 'verlopen', dagen: 41 },
];

/** Invitations of the office to the demo schools. */
export function createUitnodigingRows({ random, nu: now, signIns }: Base): DemoRow[] {
  const sender = signIns.find(({ rol: role }) => role === 'office');
  return SENT.flatMap(({ rol: role, host, soort: kind, email, status, dagen: days }): DemoRow[] => {
    const head = signIns.find((one) => one.rol === role && one.host === host);
    if (sender === undefined || head === undefined) return [];
    const at = now - days * DAY_MS;
    const id = random.id(at);
    const sent = new Date(at).toISOString();
    return [
      {
        admin_id: head.adminId,
        id,
        soort: kind,
        email,
        naam: null,
        token_hash: `demo-${id}`,
        afzender_id: sender.id,
        persoonlijk: null,
        status,
        verloopt_op: new Date(at + ALIVE_DAYS * DAY_MS).toISOString(),
        verzonden_op: sent,
        aangemaakt_op: sent,
        gewijzigd_op: sent,
      },
    ];
  });
}
