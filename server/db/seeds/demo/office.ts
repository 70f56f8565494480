import { createHash } from 'node:crypto';
import type { DemoRow } from './rows.ts';
import type { Random } from './random.ts';
import type { DemoSignIn } from './sign-ins.ts';

export type OfficeRows = Record<'aanvragen' | 'contactberichten' | 'ervaringen', DemoRow[]>;
interface Base {
  random: Random;
  nu: number;
  signIns: readonly DemoSignIn[];
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const REQUESTS = [
  {
    soort: 'proef',
    van: 'school',
    organisatie: 'Basisschool De Stroomversnelling',
    naam: 'Petra Goudsmit',
    land: 'NL',
    aantal: 180,
    status: 'nieuw',
    dagen: 3,
  },
  {
    soort: 'offerte',
    van: 'school',
    organisatie: 'Vrije Basisschool Het Kompas',
    naam: 'Luc Verbeeck',
    land: 'BE',
    aantal: 95,
    status: 'nieuw',
    dagen: 1,
  },
  {
    soort: 'proef',
    van: 'thuis',
    organisatie: '',
    naam: 'Sofia Marchetti',
    land: 'NL',
    aantal: 2,
    status: 'nieuw',
    dagen: 0,
  },
  {
    soort: 'presentatie',
    van: 'school',
    organisatie: 'OBS De Waterval',
    naam: 'Henk Terpstra',
    land: 'NL',
    aantal: 240,
    status: 'in_behandeling',
    dagen: 4,
  },
  {
    soort: 'proef',
    van: 'rt',
    organisatie: 'Praktijk Leesvlinder',
    naam: 'Marjan Aerts',
    land: 'NL',
    aantal: 10,
    status: 'in_behandeling',
    dagen: 2,
  },
  {
    soort: 'informatie',
    van: 'school',
    organisatie: 'Daltonschool Zuid',
    naam: 'Imke Vos',
    land: 'NL',
    aantal: null,
    status: 'afgewezen',
    dagen: 9,
  },
] as const;
const TOLD = [
  {
    naam: 'Juf Hanna',
    rol: 'leerkracht',
    tekst:
      'Mijn leerlingen pakken zelf de tablet als ze klaar zijn. Ik zie op vrijdag in één blik met wie ik maandag de open lettergreep nog eens doe.',
  },
  {
    naam: 'Rachid',
    rol: 'schoolbeheerder',
    tekst:
      'De leerlingen stonden er in een kwartier in. We printten de kaartjes en dezelfde middag speelden ze het eerste spel.',
  },
  {
    naam: 'Ilona',
    rol: 'rt',
    tekst:
      'Ik zet de tijd uit en de letters groter. Voor een jongen van negen was dat het verschil tussen dichtklappen en doorgaan.',
  },
  {
    naam: 'Vader van Lieke',
    rol: 'ouder',
    tekst:
      'Een kwartier, dan gaat de zon onder en is het klaar. Geen gezeur om nog een spelletje, en ze leert er echt van.',
  },
  {
    naam: 'Meester Joost',
    rol: 'leerkracht',
    tekst: 'Op de gang hoor ik ze de verlengregel aan elkaar uitleggen. Dat deden ze met het werkboek nooit.',
    waits: true,
  },
  { naam: 'Bram', rol: 'leerling', tekst: 'De pizza is het leukst. Ik weet nu dat het bakker is met twee keer een k.' },
] as const;
const MESSAGES = [
  {
    naam: 'Karin de Boer',
    onderwerp: 'storing',
    bericht: 'Op twee van onze oude tablets horen we geen geluid. Op de andere wel. Wat kunnen we doen?',
    dagen: 1,
  },
  {
    naam: 'Wim Jacobs',
    onderwerp: 'training',
    bericht: 'Is er ook een training op een woensdagmiddag? Dan kan ons hele team mee.',
    dagen: 6,
  },
] as const;

const code = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6).toUpperCase();
const addressOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^a-zA-Z]+/g, '.')
    .toLowerCase()}@aanvraag.voorbeeld`;

/** What came in at the office, and what the site shows of it; everything is invented and says so where it is shown. */
export function createOfficeRows({ random, nu: now, signIns }: Base): OfficeRows {
  // A demo without an office has nobody who took a request.
  const handler = signIns.find(({ rol: role }) => role === 'office')?.id ?? null;
  const ago = (days: number): string => new Date(now - days * DAY_MS - 2 * HOUR_MS).toISOString();
  return {
    aanvragen: REQUESTS.map(({ van: from, dagen: days, ...row }) => ({
      ...row,
      behandelaar_id: row.status === 'nieuw' ? null : handler,
      id: random.id(now - days * DAY_MS),
      nummer: `A-${code(row.naam)}`,
      organisatiesoort: from,
      email: addressOf(row.naam),
      telefoon: '',
      brin: '',
      instellingsnummer: '',
      opmerking: '',
      search_key: `voorbeeld:${row.naam}`,
      versie: 1,
      op: ago(days),
      gewijzigd_op: ago(days),
    })),
    contactberichten: MESSAGES.map(({ dagen: days, ...row }) => ({
      ...row,
      id: random.id(now - days * DAY_MS),
      nummer: `C-${code(row.naam)}`,
      email: addressOf(row.naam),
      status: 'nieuw',
      versie: 1,
      op: ago(days),
      gewijzigd_op: ago(days),
    })),
    ervaringen: TOLD.map((told, nr) => ({
      naam: told.naam,
      rol: told.rol,
      tekst: told.tekst,
      id: random.id(now - nr * DAY_MS),
      email: addressOf(told.naam),
      toestemming_op: ago('waits' in told ? 2 : 12 * nr),
      status: 'waits' in told ? 'nieuw' : 'goedgekeurd',
      is_voorbeeld: true,
      versie: 1,
      op: ago('waits' in told ? 2 : 12 * nr),
      gewijzigd_op: ago('waits' in told ? 2 : 12 * nr),
    })),
  };
}
