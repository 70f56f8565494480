import type { Clock } from '#engine/core/basis/clock.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { compareNames } from '../../platform/taal/name.ts';
import { dateOfDay, dayOf, mondayOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { KnownMistake, MistakesService } from './errors.service.ts';
import { periodMoments } from './period-moments.ts';
import { practiceDoelOf } from './practice-doel.ts';
import type {
  GroepMistakes,
  PracticeTime,
  Struikelwoord,
  Struikelwoorden,
  WrongSpelling,
} from './stumbles.contract.ts';
import type { StumbleRow, StumblesRepository } from './stumbles.repository.ts';
import type { VoortgangQuery } from './voortgang.contract.ts';

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;
/** Without dates so far back: what went wrong longer ago says little of now. */
const WEEKS = 8;
const WORDS_MAX = 60;
const SPELLINGS_MAX = 4;
const EXAMPLES_MAX = 6;
const WHO_MAX = 8;
/** Misses of a group from which a word is shown. */
const MISSES_MIN = 2;
/** Share of opportunities from which somebody stumbles over a kind of error. */
const STUMBLES = 0.25;
/** Formats in which what was given is a spelling of the whole word. */
const SPELLED: ReadonlySet<string> = new Set(['dictee', 'flits', 'bouw', 'gat', 'kies']);

/** Spellings with how often each was written, the most frequent first. */
export function countSpellings(rows: readonly Pick<StumbleRow, 'gegeven' | 'woord'>[]): WrongSpelling[] {
  const counts = new Map<string, number>();
  for (const { gegeven: given, woord } of rows)
    for (const [ruw, format] of given)
      if (SPELLED.has(format) && ruw.trim() !== '' && ruw !== woord) counts.set(ruw, (counts.get(ruw) ?? 0) + 1);
  return [...counts]
    .map(([ruw, count]) => ({ ruw, aantal: count }))
    .sort((a, b) => b.aantal - a.aantal)
    .slice(0, SPELLINGS_MAX);
}

/** Words and kinds of error that hold a group back, with what was really written. */
export class StumblesService {
  constructor(
    private readonly deps: {
      repository: StumblesRepository;
      groepen: GroepenRead;
      leerlingen: LeerlingenRead;
      mistakes: MistakesService;
      content: Content;
      clock: Clock;
    },
  ) {}

  async findWords(access: Access, groepId: string, query: VoortgangQuery): Promise<Struikelwoorden> {
    const groep = await this.deps.groepen.require(access, groepId);
    const period = this.periodOf(query);
    const rows = await this.deps.repository.findOfGroep({ adminId: access.adminId, groepId }, period);
    const words = new Map<string, StumbleRow[]>();
    for (const row of rows) words.set(row.item_id, [...(words.get(row.item_id) ?? []), row]);
    const items = [...words.values()]
      .flatMap((of) => {
        const word = this.wordOf(of);
        const leerlingen = of
          .map(({ leerling_id: leerlingId, naam: name, missers }) => ({ leerlingId, naam: name, missers }))
          .sort((a, b) => b.missers - a.missers);
        return word === undefined || word.missers < MISSES_MIN ? [] : [{ ...word, leerlingen }];
      })
      .sort((a, b) => b.leerlingen.length - a.leerlingen.length || b.missers - a.missers)
      .slice(0, WORDS_MAX);
    return {
      groep: { id: groep.id, naam: groep.naam },
      vanaf: dateOfDay(dayOf(period.vanaf.getTime())),
      items,
    };
  }

  /** Words that one pupil still writes wrong, most misses first. */
  async findWordsOf(who: { adminId: string; leerlingId: string }, query: VoortgangQuery): Promise<Struikelwoord[]> {
    const rows = await this.deps.repository.findOfLeerling(who, this.periodOf(query));
    return rows
      .flatMap((row) => this.wordOf([row]) ?? [])
      .sort((a, b) => b.missers - a.missers)
      .slice(0, WORDS_MAX);
  }

  async findKinds(access: Access, groepId: string): Promise<GroepMistakes> {
    const groep = await this.deps.groepen.require(access, groepId);
    const { adminId, session } = access;
    const leerlingen = await this.deps.leerlingen.findByGroep(adminId, groepId);
    const misses = await this.deps.repository.findOfGroep({ adminId, groepId }, this.periodOf({}));
    const kinds = new Map<string, { known: KnownMistake; leerlingId: string; naam: string }[]>();
    for (const leerling of leerlingen)
      for (const known of await this.deps.mistakes.findAll(leerling, session.locale)) {
        const all = kinds.get(known.label) ?? [];
        kinds.set(known.label, [...all, { known, leerlingId: leerling.id, naam: leerling.roepnaam }]);
      }
    const items = [...kinds]
      .flatMap(([label, all]) => {
        const [n, errors] = [sum(all, ({ known }) => known.n), sum(all, ({ known }) => known.fouten)];
        const name = all[0]?.known.naam ?? label;
        const doel = practiceDoelOf(this.deps.content, label) !== undefined;
        const pct = n === 0 ? 0 : Math.round((100 * errors) / n);
        const voorbeelden = this.examplesOf(misses, label);
        const counted = { label, naam: name, doel, n, fouten: errors, pct };
        return errors === 0 ? [] : [{ ...counted, leerlingen: stumblersOf(all), voorbeelden }];
      })
      .sort((a, b) => b.leerlingen.length - a.leerlingen.length || b.fouten - a.fouten);
    return { groep: { id: groep.id, naam: groep.naam }, items };
  }

  /** How long everybody practised in the last weeks, by name. */
  async findTime(access: Access, groepId: string): Promise<PracticeTime> {
    const groep = await this.deps.groepen.require(access, groepId);
    const monday = dayOf(Date.parse(`${mondayOf(this.deps.clock.now())}T12:00:00Z`));
    const weeks = Array.from({ length: WEEKS }, (_, nr) => dateOfDay(monday - nr * WEEK_DAYS));
    const rows = await this.deps.repository.findTime({ adminId: access.adminId, groepId }, weeks.at(-1) ?? '');
    return {
      groep: { id: groep.id, naam: groep.naam },
      weeks,
      rijen: rows
        .map((row) => ({
          leerlingId: row.leerling_id,
          naam: row.naam,
          minuten: weeks.map((week) => Math.round((row.weeks[week] ?? 0) / MINUTE_MS)),
        }))
        .sort((a, b) => compareNames(a.naam, b.naam)),
    };
  }

  private periodOf(query: VoortgangQuery): { vanaf: Date; tot: Date } {
    return periodMoments(query, { now: this.deps.clock.now(), days: WEEKS * WEEK_DAYS });
  }

  /** What rows of one word say together; nothing when it is no word or is gone. */
  private wordOf(rows: readonly StumbleRow[]): Struikelwoord | undefined {
    const [row] = rows;
    const item = row === undefined ? undefined : this.deps.content.items.get(row.item_id);
    if (row === undefined || item === undefined || !isWoord(item)) return undefined;
    return {
      itemId: row.item_id,
      woord: row.woord,
      doelId: row.doel_id,
      doelNaam: practiceDoelOf(this.deps.content, row.doel_id)?.naam ?? row.doel_id,
      missers: sum(rows, ({ missers }) => missers),
      voorbeelden: countSpellings(rows),
      ...(row.focus === null ? {} : { focus: row.focus }),
    };
  }

  private examplesOf(misses: readonly StumbleRow[], label: string): GroepMistakes['items'][number]['voorbeelden'] {
    const words = new Map<string, StumbleRow[]>();
    for (const row of misses) if (row.doel_id === label) words.set(row.woord, [...(words.get(row.woord) ?? []), row]);
    return [...words]
      .flatMap(([woord, rows]) => countSpellings(rows).map((spelling) => ({ ...spelling, woord })))
      .sort((a, b) => b.aantal - a.aantal)
      .slice(0, EXAMPLES_MAX);
  }
}

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

function stumblersOf(
  all: readonly { known: KnownMistake; leerlingId: string; naam: string }[],
): GroepMistakes['items'][number]['leerlingen'] {
  return all
    .filter(({ known }) => known.enough && known.deel >= STUMBLES)
    .sort((a, b) => b.known.deel - a.known.deel)
    .slice(0, WHO_MAX)
    .map(({ known, leerlingId, naam: name }) => ({ leerlingId, naam: name, pct: Math.round(100 * known.deel) }));
}
