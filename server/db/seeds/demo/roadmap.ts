import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

const PLANS = [
  ['Meer woorden over de wereld', 'Woordlijsten bij thema’s van zaakvakken, zoals het weer en de ruimte.', 'idee', ''],
  ['Zelf een route tekenen', 'Leerlingen kiezen samen met jou de volgorde van hun stenen.', 'idee', ''],
  ['Dictee met je eigen stem', 'Je leest een dictee vooraf in; wie afwezig was hoort jou.', 'idee', ''],
  ['Verslag in meer talen', 'Ouders lezen het verslag van hun kind in hun eigen taal.', 'gepland', '2027-2'],
  [
    'Nieuwe eilanden in het bos',
    'Vier spellen met zinnen en volgorde, voor groep 5 tot en met 8.',
    'gepland',
    '2027-1',
  ],
  [
    'Trein, sneeuw en ramen',
    'De eerste spellen op de fabriek, in de bergen en in de stad worden nu getekend.',
    'bezig',
    '2026-4',
  ],
  ['Klassendictee', 'Tijdens het voorlezen zie je wat iedereen schrijft.', 'klaar', '2026-4'],
  ['Weekplan bij je methode', 'Een pakket woorden per week, dat op de kaart van de leerling staat.', 'klaar', '2026-4'],
] as const;

/** What we plan, for the demo schools to vote on. */
export const createRoadmapRows = ({ random, nu: now }: { random: Random; nu: number }): DemoRow[] =>
  PLANS.map(([title, text, status, quarter]) => ({
    id: random.id(now),
    titel: title,
    tekst: text,
    status,
    quarter,
    kinds: [],
    versie: 1,
    gewijzigd_op: new Date(now).toISOString(),
  }));
