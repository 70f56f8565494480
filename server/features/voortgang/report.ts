import type { LeerlingDoel, LeerlingVoortgang, ReportKind, VoortgangReport } from './leerling-voortgang.contract.ts';
import type { WrongSpelling } from './stumbles.contract.ts';

type Part = VoortgangReport['delen'][number];
/** A text of the report in the language of the reader. */
type Say = (key: string, values?: Record<string, string | number>) => string;

/** Result of a test as a colleague reads it: the level beside its scale. */
export interface ReportToets {
  datum: string;
  toets: string;
  niveau: string;
}
export interface ReportSource {
  data: LeerlingVoortgang;
  /** Rule in child language of the goal that a parent can help with. */
  tip: { kindnaam: string; kindregel: string } | undefined;
  toetsen: readonly ReportToets[];
  /** Day as YYYY-MM-DD in words. */
  dayText: (day: string) => string;
  say: Say;
}

const WORDS_MAX = 24;
const BUSY_MAX = 4;
const ROWS_MAX = 15;
const WEEKS_SHOWN = 8;
const MONTH_WEEKS = 4;
const isReached = ({ status }: LeerlingDoel): boolean => status === 'beheerst' || status === 'onderhoud';
const isBusy = ({ status }: LeerlingDoel): boolean => status === 'struikel' || status === 'bezig' || status === 'bijna';
const names = (doelen: readonly LeerlingDoel[]): string[] => [...new Set(doelen.map((doel) => doel.kindnaam))];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const spelled = (spellings: readonly WrongSpelling[]): string => spellings.map(({ ruw }) => ruw).join(', ');

/** Words under a heading, or a sentence when there are none. */
const wordsPart = (header: string, woorden: readonly string[], none: string): Part =>
  woorden.length === 0 ? { kop: header, tekst: none } : { kop: header, woorden: [...woorden] };
const tablePart = (header: string, columns: string[], rows: string[][]): Part[] =>
  rows.length === 0 ? [] : [{ kop: header, tabel: { kolommen: columns, rijen: rows } }];

/** Goals that are worked on, those that cost most first. */
function busyOf(doelen: readonly LeerlingDoel[]): LeerlingDoel[] {
  return doelen
    .filter(isBusy)
    .sort(
      (a, b) => Number(b.status === 'struikel') - Number(a.status === 'struikel') || (a.pct ?? 101) - (b.pct ?? 101),
    );
}

/** For the child and for its parents: what goes well first, no percentages, one thing to do. */
function plainParts(kind: 'kind' | 'ouders', { data, tip, say }: ReportSource): Part[] {
  const { doelen, geleerd: learned, weeks, leerling } = data;
  const name = leerling.roepnaam;
  const text = (key: string, values: Record<string, string | number> = {}): string =>
    say(`${kind}.${key}`, { naam: name, ...values });
  const minutes = sum(weeks.slice(-MONTH_WEEKS).map((week) => week.minuten));
  return [
    wordsPart(text('goed'), names(doelen.filter(isReached)), text('goedLeeg')),
    wordsPart(text('woorden'), learned.slice(0, WORDS_MAX), text('woordenLeeg')),
    wordsPart(text('bezig'), names(busyOf(doelen)).slice(0, BUSY_MAX), text('bezigLeeg')),
    { kop: text('tijd'), tekst: text(minutes === 1 ? 'tijdMinuut' : 'tijdMinuten', { minuten: minutes }) },
    ...(kind === 'ouders' && tip !== undefined
      ? [{ kop: text('tip'), tekst: `${text('tipTekst', { doel: tip.kindnaam })} ${tip.kindregel}` }]
      : []),
  ];
}

/** For a colleague: every goal, what is written wrong and how, time and tests. */
function colleagueParts({ data, toetsen, dayText, say }: ReportSource): Part[] {
  const text = (key: string, values: Record<string, string | number> = {}): string => say(`collega.${key}`, values);
  const columns = (...keys: string[]): string[] => keys.map((key) => text(`kolom.${key}`));
  const { doelen, woorden, fouten: errors, weeks, geleerd: learned } = data;
  const minutes = sum(weeks.slice(-MONTH_WEEKS).map((week) => week.minuten));
  const values = { n: doelen.filter(isReached).length, van: doelen.length, minuten: minutes };
  return [
    { kop: text('kort'), tekst: text('kortTekst', values) },
    ...tablePart(
      text('doelen'),
      columns('doel', 'stand', 'goed'),
      doelen.map(({ naam: name, status, pct, n }) => [
        name,
        say(`stand.${status}`),
        pct === undefined ? text(n === 1 ? 'antwoord' : 'antwoorden', { n }) : `${pct}%`,
      ]),
    ),
    ...tablePart(
      text('mis'),
      columns('woord', 'schreef', 'keer'),
      woorden.slice(0, ROWS_MAX).map((word) => [word.woord, spelled(word.voorbeelden), String(word.missers)]),
    ),
    ...tablePart(
      text('soorten'),
      columns('soort', 'kansen'),
      errors.map(({ naam: name, fouten: miss, n }) => [name, text('misVan', { fouten: miss, n })]),
    ),
    ...(learned.length === 0 ? [] : [wordsPart(text('woorden'), learned.slice(0, WORDS_MAX), '')]),
    ...tablePart(
      text('tijd'),
      columns('week', 'minuten', 'antwoorden'),
      weeks.slice(-WEEKS_SHOWN).map(({ week, minuten: time, n }) => [dayText(week), String(time), String(n)]),
    ),
    ...tablePart(
      text('toetsen'),
      columns('datum', 'toets', 'niveau'),
      toetsen.map((toets) => [dayText(toets.datum), toets.toets, toets.niveau]),
    ),
  ];
}

/** The report in sections. */
export function createReport(
  kind: ReportKind,
  source: ReportSource,
  frame: { onder: string; footer: string },
): VoortgangReport {
  const name = source.data.leerling.roepnaam;
  return {
    soort: kind,
    titel: source.say(`${kind}.titel`, { naam: name }),
    ...frame,
    delen: kind === 'collega' ? colleagueParts(source) : plainParts(kind, source),
  };
}
