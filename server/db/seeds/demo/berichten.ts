import type { DemoSignIn } from './sign-ins.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

export const BERICHTEN_ORDER = ['conversations', 'conversation_lines', 'announcements'] as const;
type BerichtenRows = Record<(typeof BERICHTEN_ORDER)[number], DemoRow[]>;
interface Base {
  random: Random;
  nu: number;
  signIns: readonly DemoSignIn[];
}
interface Talk {
  rol: string;
  host: 'nl' | 'be';
  onderwerp: string;
  /** Days ago that it began; each line comes a few hours after the one before. */
  dagen: number;
  status: 'open' | 'beantwoord' | 'gesloten';
  regels: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The customer begins, then the office, and so on. */
const TALKS: readonly Talk[] = [
  {
    rol: 'docent',
    host: 'nl',
    onderwerp: 'Een leerling stapt over naar groep 5',
    dagen: 6,
    status: 'gesloten',
    regels: [
      'Een van mijn leerlingen gaat na de vakantie naar groep 5 op dezelfde school. Neemt die het eigen eiland mee?',
      'Ja. Zet de leerling via Verplaatsen in de andere groep, dan blijven munten, stickers en voortgang gewoon staan.',
      'Fijn, dat is gelukt. Dank je wel!',
    ],
  },
  {
    rol: 'schooladmin',
    host: 'nl',
    onderwerp: 'Tablets in twee lokalen',
    dagen: 2,
    status: 'beantwoord',
    regels: [
      'In twee lokalen laden de spellen langzaam. Helpt het als we de dag van tevoren klaarzetten?',
      'Dat helpt zeker. Open op elke tablet één keer de kaart als er rustig internet is: daarna staat het werk van die dag op het apparaat. Wil je dat we een kwartier meekijken?',
    ],
  },
  {
    rol: 'rtadmin',
    host: 'nl',
    onderwerp: 'Verslag voor ouders',
    dagen: 1,
    status: 'open',
    regels: ['Kan ik in het verslag voor ouders zelf een zin toevoegen over wat we in de praktijk doen?'],
  },
  {
    rol: 'schooladmin',
    host: 'be',
    onderwerp: 'Nascholing in januari',
    dagen: 0,
    status: 'open',
    regels: ['Ons team wil in januari samen een uur kennismaken. Zijn er nog dagen vrij?'],
  },
];
const NEWS = [
  {
    onderwerp: 'Onderhoud in de kerstvakantie',
    tekst:
      'Op dinsdag 29 december staat Taaltocht van 7 tot 8 uur stil voor onderhoud. Wat kinderen op dat moment zonder internet oefenen, blijft bewaard.',
    dagen: 3,
    roles: [],
  },
  {
    onderwerp: 'Nieuw: klassendictee',
    tekst:
      'Je kunt nu een dictee afnemen waarbij je tijdens het voorlezen ziet wat iedereen schrijft. Je vindt het bij je groep, onder Klassendictee.',
    dagen: 12,
    roles: ['schooladmin', 'docent'],
  },
] as const;

/** What customers asked the office and what it told all; everything is invented. */
export function createBerichtenRows({ random, nu: now, signIns }: Base): BerichtenRows {
  const clerk = signIns.find(({ rol: role }) => role === 'office');
  const out: BerichtenRows = { conversations: [], conversation_lines: [], announcements: [] };
  if (clerk === undefined) return out;
  for (const talk of TALKS) {
    const person = signIns.find(({ rol: role, host }) => role === talk.rol && host === talk.host);
    if (person === undefined) continue;
    const id = random.id(now - talk.dagen * DAY_MS);
    const at = (nr: number): number => now - talk.dagen * DAY_MS - (talk.regels.length - nr) * 3 * HOUR_MS;
    const { adminId: admin_id, id: user_id } = person;
    out.conversations.push({
      admin_id,
      id,
      user_id,
      onderwerp: talk.onderwerp,
      status: talk.status,
      handler_id: talk.regels.length > 1 ? clerk.id : null,
      last_at: new Date(at(talk.regels.length - 1)).toISOString(),
      versie: talk.regels.length,
    });
    for (const [nr, text] of talk.regels.entries())
      out.conversation_lines.push({
        admin_id,
        conversation_id: id,
        id: random.id(at(nr)),
        author_id: nr % 2 === 0 ? user_id : clerk.id,
        from_office: nr % 2 === 1,
        tekst: text,
        op: new Date(at(nr)).toISOString(),
      });
  }
  out.announcements = NEWS.map(({ dagen: days, ...row }) => ({
    ...row,
    id: random.id(now - days * DAY_MS),
    kinds: [],
    landen: [],
    statuses: [],
    features: [],
    author_id: clerk.id,
    moment: new Date(now - days * DAY_MS).toISOString(),
    versie: 1,
  }));
  return out;
}
