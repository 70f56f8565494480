import type { Clock } from '#engine/core/basis/clock.ts';
import {
  GENERAL_ERRORS,
  errorReport,
  countSpots,
  type ErrorReport,
  type ErrorState,
} from '#engine/core/oefening/model/diagnosis.ts';
import type { Content } from '../../platform/content/content.ts';
import { FIRST_SPOT } from '../../platform/practice/fold.ts';
import { spotsOfAntwoord } from '../../platform/practice/spots.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dayOf } from '../../platform/time/clock.ts';
import type { AntwoordenRead } from '../antwoorden/antwoorden.read.ts';
import type { MistakeRow, MistakesRepository } from './errors.repository.ts';
import type { MistakeKind } from './voortgang.contract.ts';

/** Kinds of error beside the goal itself, at most. */
const MOST = 5;
const EMPTY: MistakeRow = { standen: [], n: 0, ...FIRST_SPOT };
const percent = (part: number): number => Math.round(100 * part);

/** Kind of error of a pupil with all that is known of it. */
export type KnownMistake = ErrorReport & { label: string; naam: string };

/** Errors ÷ opportunities per kind of error (practice.md section 9). */
export class MistakesService {
  constructor(
    private readonly deps: {
      repository: MistakesRepository;
      antwoorden: AntwoordenRead;
      content: Content;
      clock: Clock;
    },
  ) {}

  /** Kinds of error of a pupil: the goal that was asked for first, then those that go wrong most. */
  async find(
    leerling: { id: string; admin_id: string },
    vraag: { doelId: string | undefined; locale: TextLocale },
  ): Promise<MistakeKind[]> {
    const reports = await this.findAll(leerling, vraag.locale);
    const own = reports.filter((r) => r.label === vraag.doelId);
    const other = reports
      .filter((r) => r.label !== vraag.doelId && r.fouten > 0 && r.enough)
      .sort((a, b) => b.van - a.van || (a.label < b.label ? -1 : 1))
      .slice(0, MOST);
    return [...own, ...other].map(present);
  }

  /** Every kind of error that a pupil had an opportunity for. */
  async findAll(leerling: { id: string; admin_id: string }, locale: TextLocale): Promise<KnownMistake[]> {
    const states = await this.countUp(leerling);
    const day = dayOf(this.deps.clock.now());
    return [...states].map(([label, state]) => ({
      label,
      naam: this.nameOf(label, locale),
      ...errorReport(state, day),
    }));
  }

  /** Counted up to the log of now; when an answer came in before the position that was reached, everything is counted again. */
  private async countUp(leerling: { id: string; admin_id: string }): Promise<Map<string, ErrorState>> {
    const { repository, antwoorden, content } = this.deps;
    const saved = (await repository.find(leerling.admin_id, leerling.id)) ?? EMPTY;
    const size = await antwoorden.measureLog(leerling.admin_id, leerling.id, saved);
    if (size.n === saved.n) return new Map(saved.standen);
    const start = size.tot === saved.n ? saved : EMPTY;
    const log = await antwoorden.findLog(leerling.admin_id, leerling.id, { na: start });
    const states = new Map(start.standen);
    for (const rule of log) countSpots(states, { plekken: spotsOfAntwoord(content, rule), dag: rule.day });
    const last = log.at(-1) ?? start;
    await repository.save(leerling.admin_id, leerling.id, {
      standen: [...states],
      n: start.n + log.length,
      seq: last.seq,
      clientId: last.clientId,
    });
    return states;
  }

  private nameOf(label: string, locale: TextLocale): string {
    const doel = this.deps.content.leerdoelen.get(label);
    if (doel !== undefined) return doel.naam;
    return GENERAL_ERRORS.some((known) => known === label) ? serverText(locale, `voortgang.fout.${label}`) : label;
  }
}

const present = (r: KnownMistake): MistakeKind => ({
  label: r.label,
  naam: r.naam,
  n: r.n,
  fouten: r.fouten,
  ...(r.enough ? { deel: { pct: percent(r.deel), van: percent(r.van), tot: percent(r.tot) } } : {}),
});
