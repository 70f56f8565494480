import type { Content, TableCell } from 'pdfmake';
import { accountText } from '#engine/core/domein/bank-account.ts';
import { withLetters, type Letter } from '../../platform/paper/letters.ts';
import type { PdfDocument } from '../../platform/paper/pdf.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { lineSum } from './amounts.ts';
import type { BillingDetails } from './billing-sender.contract.ts';
import { centsText } from './cents-text.ts';
import type { BilledCustomer, FactuurRow } from './facturen.repository.ts';

const INK = { text: '#1f2a44', soft: '#4a5470', line: '#d9d4c6', band: '#eaf4fb', brand: '#14517f' } as const;
const MARGIN = 52;
type Paper = Pick<
  FactuurRow,
  | 'soort'
  | 'nummer'
  | 'regels'
  | 'vat_kind'
  | 'vat_rate'
  | 'bedrag'
  | 'btw'
  | 'totaal'
  | 'purchase_number'
  | 'opmerking'
  | 'days'
  | 'issued_on'
  | 'due_on'
  | 'sender'
  | 'credit_of_paper'
>;
interface Setting {
  size?: number;
  letter?: Letter;
  color?: string;
  align?: 'left' | 'right';
  space?: number;
}
/** Texts of the paper in the language of its customer. */
type Words = (key: string, values?: Record<string, string | number>) => string;

const set = (
  text: string,
  { size = 9.5, letter = 'Lexend', color = INK.text, align = 'left', space = 0 }: Setting = {},
) => ({
  text: withLetters(text, letter),
  fontSize: size,
  color,
  alignment: align,
  lineHeight: 1.25,
  margin: [0, 0, 0, space] satisfies [number, number, number, number],
});
const dayText = (date: string | null, locale: TextLocale): string =>
  date === null ? '' : serverDayText(Date.parse(`${date}T12:00:00Z`), locale);
/** For the narrow columns of the facts. */
const shortDay = (date: string | null, locale: TextLocale): string =>
  date === null
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${date}T12:00:00Z`));
const addressOf = (party: Pick<BilledCustomer, 'straat' | 'huisnummer' | 'postcode' | 'plaats'>): string[] => [
  `${party.straat} ${party.huisnummer}`.trim(),
  `${party.postcode} ${party.plaats}`.trim(),
];

/** Name of the paper: what it is and its number. */
export const paperName = (
  { soort: kind, nummer: number }: Pick<Paper, 'soort' | 'nummer'>,
  locale: TextLocale,
): string => [serverText(locale, `factuur.soort.${kind}`), number ?? serverText(locale, 'factuur.concept')].join(' ');

function senderBlock(sender: BillingDetails | null, words: Words): Content {
  if (sender === null) return set('');
  const lines = [
    ...addressOf(sender),
    words(`land.${sender.land}`),
    sender.email,
    words(`register.${sender.land}`, { nummer: sender.registration }),
    words('btwNummer', { nummer: sender.btwNummer }),
    words('iban', { nummer: accountText(sender.bankAccount) }),
  ];
  return {
    stack: [
      set(sender.naam, { letter: 'LexendHalf', align: 'right' }),
      ...lines.map((line) => set(line, { size: 8.5, color: INK.soft, align: 'right' })),
    ],
  };
}

function customerBlock(customer: BilledCustomer, abroad: boolean, words: Words): Content {
  const lines = [
    customer.naam,
    ...(customer.contact === '' || customer.contact === customer.naam
      ? []
      : [words('tav', { naam: customer.contact })]),
    ...addressOf(customer),
    ...(abroad ? [words(`land.${customer.land}`)] : []),
    ...(customer.btwNummer === '' ? [] : [words('btwNummer', { nummer: customer.btwNummer })]),
  ];
  return {
    stack: lines
      .filter((line) => line !== '')
      .map((line, nr) => set(line, { size: 10.5, letter: nr === 0 ? 'LexendHalf' : 'Lexend' })),
  };
}

/** Number, days and marks, as pairs above the lines. */
function factsOf(
  paper: Paper,
  customer: BilledCustomer,
  { locale, words }: { locale: TextLocale; words: Words },
): Content {
  const due = paper.soort === 'offerte' ? 'geldigTot' : 'vervaldatum';
  const pairs = [
    ['nummer', paper.nummer ?? words('concept')],
    ['datum', shortDay(paper.issued_on, locale)],
    ...(paper.soort === 'creditnota' ? [] : [[due, shortDay(paper.due_on, locale)]]),
    ['opFactuur', paper.credit_of_paper?.nummer ?? ''],
    ['inkoopnummer', paper.purchase_number],
    ['kenmerk', customer.reference],
  ].filter(([, text]) => text !== '');
  const cells = pairs.map(([key = '', text = '']) => ({
    stack: [set(words(`veld.${key}`), { size: 8, color: INK.soft }), set(text, { letter: 'LexendHalf' })],
    margin: [10, 8, 6, 8] satisfies [number, number, number, number],
    fillColor: INK.band,
  }));
  return {
    table: { widths: cells.map(() => '*'), body: [cells] },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0 },
    margin: [0, 18, 0, 20],
  };
}

function linesTable(paper: Paper, { locale, words }: { locale: TextLocale; words: Words }): Content {
  const right = { align: 'right' } as const;
  const head: TableCell[] = [
    set(words('kolom.tekst'), { size: 8.5, color: INK.soft }),
    ...['aantal', 'prijs', 'bedrag'].map((key) => set(words(`kolom.${key}`), { size: 8.5, color: INK.soft, ...right })),
  ];
  const rows = paper.regels.map((line): TableCell[] => [
    set(line.tekst),
    set(String(line.aantal), right),
    set(centsText(line.bedrag, locale), right),
    set(centsText(lineSum(line), locale), right),
  ]);
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: ['*', 44, 78, 84], body: [head, ...rows] },
    layout: {
      hLineWidth: (nr) => (nr === 0 ? 0 : 0.7),
      vLineWidth: () => 0,
      hLineColor: () => INK.line,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: () => 0,
      paddingRight: (nr) => (nr === 3 ? 0 : 8),
    },
  };
}

function totalsTable(paper: Paper, { locale, words }: { locale: TextLocale; words: Words }): Content {
  const vat = words(paper.vat_kind === 'verlegd' ? 'btwVerlegd' : 'btw', { percent: paper.vat_rate });
  const rows: [string, number, Letter][] = [
    [words('zonderBtw'), paper.bedrag, 'Lexend'],
    [vat, paper.btw, 'Lexend'],
    [words(`totaal.${paper.soort}`), paper.totaal, 'LexendHalf'],
  ];
  return {
    columns: [
      { width: '*', text: '' },
      {
        width: 250,
        table: {
          widths: ['*', 'auto'],
          body: rows.map(([label, cents, letter], nr) => [
            set(label, { letter, size: nr === 2 ? 11 : 9.5 }),
            set(centsText(cents, locale), { letter, size: nr === 2 ? 11 : 9.5, align: 'right' }),
          ]),
        },
        layout: {
          hLineWidth: (nr) => (nr === 2 ? 1 : 0),
          vLineWidth: () => 0,
          hLineColor: () => INK.text,
          paddingTop: () => 4,
          paddingBottom: () => 4,
          paddingLeft: () => 0,
          paddingRight: () => 0,
        },
      },
    ],
    unbreakable: true,
    margin: [0, 12, 0, 20],
  };
}

/** What the reader has to do, and why the VAT is what it is. */
function closingLines(
  paper: Paper,
  customer: BilledCustomer,
  { locale, words }: { locale: TextLocale; words: Words },
): string[] {
  const sender = paper.sender;
  const values = {
    bedrag: centsText(Math.abs(paper.totaal), locale),
    datum: dayText(paper.due_on, locale),
    nummer: paper.nummer ?? words('concept'),
    bankAccount: sender === null ? '' : accountText(sender.bankAccount),
    naam: sender?.naam ?? '',
    dagen: paper.days,
  };
  return [
    paper.opmerking,
    paper.vat_kind === 'binnenland' ? '' : words(`uitleg.${paper.vat_kind}.${customer.land}`),
    paper.issued_on === null ? '' : words(`slot.${paper.soort}`, values),
  ].filter((line) => line !== '');
}

/** An A4 with everything the law wants on an invoice: both parties, number, day, lines, VAT and total. */
export function createFactuurPaper(paper: Paper, customer: BilledCustomer, locale: TextLocale): PdfDocument {
  const words: Words = (key, values = {}) => serverText(locale, `factuur.${key}`, values);
  const around = { locale, words };
  const title = paperName(paper, locale);
  const abroad = paper.sender !== null && paper.sender.land !== customer.land;
  return {
    info: { title, author: paper.sender?.naam ?? words('merk'), creator: words('merk') },
    pageSize: 'A4',
    pageMargins: [MARGIN, 48, MARGIN, 64],
    defaultStyle: { font: 'Lexend-latin', color: INK.text },
    ...(paper.nummer === null ? { watermark: { text: words('concept'), font: 'Lexend-latin', opacity: 0.08 } } : {}),
    footer: (page, pages) => ({
      ...set(words('voet', { titel: title, pagina: page, paginas: pages }), { size: 8, color: INK.soft }),
      margin: [MARGIN, 24, MARGIN, 0],
    }),
    content: [
      {
        columns: [
          { width: '*', ...set(words('merk'), { size: 22, letter: 'LexendHalf', color: INK.brand }) },
          { width: 210, stack: [senderBlock(paper.sender, words)] },
        ],
        margin: [0, 0, 0, 26],
      },
      customerBlock(customer, abroad, words),
      { ...set(words(`soort.${paper.soort}`), { size: 20, letter: 'LexendHalf' }), margin: [0, 26, 0, 0] },
      factsOf(paper, customer, around),
      linesTable(paper, around),
      totalsTable(paper, around),
      ...closingLines(paper, customer, around).map((line) => set(line, { space: 8 })),
    ],
  };
}
