import { amountsOf } from '../../../features/facturen/amounts.ts';
import type { FactuurKind, FactuurLine, FactuurStatus } from '../../../features/facturen/facturen.contract.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';
import type { DemoSignIn } from './sign-ins.ts';

export const FACTUREN_ORDER = ['billing_sender', 'factuur_numbers', 'facturen', 'factuur_payments'] as const;
type FactuurRows = Record<(typeof FACTUREN_ORDER)[number], DemoRow[]>;
interface Base {
  random: Random;
  nu: number;
  signIns: readonly DemoSignIn[];
}
interface Paper {
  soort: FactuurKind;
  status: FactuurStatus;
  rol: string;
  host: 'nl' | 'be';
  /** Days ago that it went out. */
  ago: number;
  lines: readonly FactuurLine[];
  paid?: number;
  /** Index of the invoice that it takes off. */
  of?: number;
}

const DAY_MS = 86_400_000;
const RATE = 21;
const DAYS = 14;
const QUOTE_DAYS = 30;
const REMINDED_AGO = 5;
const line = (text: string, count: number, cents: number): FactuurLine => ({
  tekst: text,
  aantal: count,
  bedrag: cents,
});
const SCHOOL = 'Schoollicentie Taaltocht, per leerling per schooljaar';
const PRACTICE = 'Praktijklicentie Taaltocht met 10 plaatsen, een jaar voor tien maanden';
const HOME = 'Taaltocht thuis voor 2 kind(eren), een jaar voor tien maanden';
/** Oldest first, so that the numbers go up with the days. */
const PAPERS: readonly Paper[] = [
  {
    soort: 'factuur',
    status: 'betaald',
    rol: 'schooladmin',
    host: 'nl',
    ago: 96,
    lines: [line(SCHOOL, 150, 825), line('Zorgtraject, per schooljaar', 1, 9_500)],
    paid: 1,
  },
  { soort: 'factuur', status: 'gecrediteerd', rol: 'rtadmin', host: 'nl', ago: 71, lines: [line(PRACTICE, 10, 2_000)] },
  {
    soort: 'creditnota',
    status: 'betaald',
    rol: 'rtadmin',
    host: 'nl',
    ago: 70,
    lines: [line(PRACTICE, 10, -2_000)],
    paid: 1,
    of: 1,
  },
  {
    soort: 'factuur',
    status: 'herinnerd',
    rol: 'schooladmin',
    host: 'be',
    ago: 33,
    lines: [line(SCHOOL, 140, 825), line('Methodetoetsen, per schooljaar', 1, 7_500)],
  },
  {
    soort: 'factuur',
    status: 'verzonden',
    rol: 'rtadmin',
    host: 'nl',
    ago: 20,
    lines: [line(PRACTICE, 10, 2_000)],
    paid: 0.5,
  },
  { soort: 'factuur', status: 'verzonden', rol: 'thuisadmin', host: 'nl', ago: 5, lines: [line(HOME, 10, 900)] },
  {
    soort: 'offerte',
    status: 'verzonden',
    rol: 'schooladmin',
    host: 'nl',
    ago: 3,
    lines: [line(SCHOOL, 180, 725), line('Methodetoetsen, per schooljaar', 1, 7_500)],
  },
  {
    soort: 'factuur',
    status: 'concept',
    rol: 'schooladmin',
    host: 'nl',
    ago: 1,
    lines: [line(SCHOOL, 12, 825), line('Korting voor een vol jaar', 1, -1_500)],
  },
];
const SERIES: Readonly<Record<FactuurKind, string>> = { offerte: 'O', factuur: 'F', creditnota: 'C' };
const SENDER = {
  naam: 'Taaltocht (voorbeeld)',
  straat: 'Voorbeeldstraat',
  huisnummer: '1',
  postcode: '1234 AB',
  plaats: 'Voorbeeldstad',
  land: 'NL',
  email: 'facturen@taaltocht.voorbeeld',
  registration: '12345678',
  btwNummer: 'NL000099998B57',
  bankAccount: 'NL91ABNA0417164300',
} as const;
const billed = ({ school, host, naam: contact }: Pick<DemoSignIn, 'school' | 'host' | 'naam'>) => ({
  naam: school,
  contact,
  straat: 'Voorbeeldlaan',
  huisnummer: '12',
  postcode: host === 'nl' ? '5678 CD' : '2000',
  plaats: 'Voorbeeldstad',
  land: host === 'nl' ? 'NL' : 'BE',
  btwNummer: '',
  reference: '',
  email: 'boekhouding@school.voorbeeld',
});

type Whose = Pick<DemoSignIn, 'adminId' | 'id' | 'school' | 'host' | 'naam'>;
interface Placed {
  paper: Paper;
  whose: Whose;
  id: string;
  /** Of the invoice that it takes off. */ of: string | undefined;
}
/** Calendar day so many days ago. */
type DayAgo = (ago: number) => string;

/** What a paper carries once it went out. */
function issuedPart({ paper, whose }: Placed, number: string, day: DayAgo): DemoRow {
  const days = paper.soort === 'offerte' ? QUOTE_DAYS : DAYS;
  const none = { nummer: null, issued_on: null, due_on: null, customer: null, sender: null };
  if (paper.status === 'concept') return none;
  return {
    nummer: number,
    issued_on: day(paper.ago),
    due_on: day(paper.ago - days),
    customer: billed(whose),
    sender: SENDER,
  };
}

function paperRow(placed: Placed, number: string, { day, nu: now }: { day: DayAgo; nu: number }): DemoRow {
  const { paper, whose, id, of } = placed;
  const at = new Date(now - paper.ago * DAY_MS).toISOString();
  const reminded = paper.status === 'herinnerd';
  return {
    admin_id: whose.adminId,
    id,
    ...amountsOf(paper.lines, RATE),
    soort: paper.soort,
    status: paper.status,
    regels: paper.lines,
    vat_kind: paper.host === 'be' ? 'bestemming' : 'binnenland',
    vat_rate: RATE,
    purchase_number: '',
    opmerking: of === undefined ? '' : 'De praktijk koos achteraf voor minder plaatsen.',
    days: DAYS,
    ...issuedPart(placed, number, day),
    credit_of: of ?? null,
    reminders: reminded ? 1 : 0,
    reminded_on: reminded ? day(REMINDED_AGO) : null,
    versie: 1,
    aangemaakt_op: at,
    gewijzigd_op: at,
  };
}

/** The numbers of each series and year, one after the other. */
function createCounter(): { next(kind: FactuurKind, year: number): string; rows(): DemoRow[] } {
  const last = new Map<string, { series: string; year: number; last: number }>();
  return {
    next: (kind, year) => {
      const series = SERIES[kind];
      const row = last.get(`${series}${year}`) ?? { series, year, last: 0 };
      row.last += 1;
      last.set(`${series}${year}`, row);
      return `${series}${year}-${String(row.last).padStart(4, '0')}`;
    },
    rows: () => [...last.values()],
  };
}

/** Papers in every state, of amounts that are invented. */
export function createFactuurRows({ random, nu: now, signIns }: Base): FactuurRows {
  const day: DayAgo = (ago) => new Date(now - ago * DAY_MS).toISOString().slice(0, 10);
  const counter = createCounter();
  const ids = PAPERS.map(({ ago }) => random.id(now - ago * DAY_MS));
  const placed = PAPERS.flatMap((paper, nr): Placed[] => {
    const whose = signIns.find(({ rol: role, host }) => role === paper.rol && host === paper.host);
    const of = paper.of === undefined ? undefined : ids[paper.of];
    return whose === undefined ? [] : [{ paper, whose, id: ids[nr] ?? '', of }];
  });
  const facturen = placed.map((one) => {
    const { soort: kind, status, ago } = one.paper;
    const number = status === 'concept' ? '' : counter.next(kind, Number(day(ago).slice(0, 4)));
    return paperRow(one, number, { day, nu: now });
  });
  const payments = placed.flatMap(({ paper, whose, id, of }): DemoRow[] => {
    if (paper.paid === undefined) return [];
    const cents = Math.abs(amountsOf(paper.lines, RATE).totaal) * paper.paid;
    return [
      {
        admin_id: whose.adminId,
        id: random.id(now),
        factuur_id: id,
        op: day(Math.max(1, paper.ago - 9)),
        bedrag: Math.round(cents),
        reference: of === undefined ? 'afschrift' : 'Verrekend',
        wie: whose.id,
        aangemaakt_op: new Date(now).toISOString(),
      },
    ];
  });
  const sender = { only_one: true, details: SENDER, versie: 1, gewijzigd_op: new Date(now).toISOString() };
  return { billing_sender: [sender], factuur_numbers: counter.rows(), facturen, factuur_payments: payments };
}
