import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { MistakesService } from './errors.service.ts';
import type { LeerlingDoel, LeerlingVoortgang } from './leerling-voortgang.contract.ts';
import type { LeerlingVoortgangRepository } from './leerling-voortgang.repository.ts';
import { presentRows } from './matrix-rows.ts';
import { periodMoments } from './period-moments.ts';
import { practiceDoelOf } from './practice-doel.ts';
import type { StumblesService } from './stumbles.service.ts';
import type { VoortgangQuery } from './voortgang.contract.ts';
import type { MatrixColumns, VoortgangRepository } from './voortgang.repository.ts';

const MINUTE_MS = 60_000;
const WEEKS = 20;
const LEARNED_DAYS = 28;
const LEARNED_MAX = 40;

/** Everything about the practice of one pupil. */
export class LeerlingVoortgangService {
  constructor(
    private readonly deps: {
      repository: LeerlingVoortgangRepository;
      matrix: VoortgangRepository;
      leerlingen: LeerlingenRead;
      stumbles: StumblesService;
      mistakes: MistakesService;
      content: Content;
      clock: Clock;
    },
  ) {}

  /** Without a period: goals of all time, words and weeks of lately. Kinds of error are always those of now. */
  async find(access: Access, leerlingId: string, query: VoortgangQuery = {}): Promise<LeerlingVoortgang> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { repository, clock, mistakes, stumbles } = this.deps;
    const who = { adminId: access.adminId, leerlingId };
    const now = clock.now();
    const [columns, weeks, learned, words, kinds] = await Promise.all([
      this.deps.matrix.findRow({ ...who, vanaf: query.van ?? null, tot: query.tot ?? null }),
      repository.findWeeks(who, {
        vanaf: query.van ?? dateOfDay(dayOf(now) - WEEKS * 7),
        tot: query.tot ?? dateOfDay(dayOf(now)),
        most: WEEKS,
      }),
      repository.findLearned(who, { ...periodMoments(query, { now, days: LEARNED_DAYS }), most: LEARNED_MAX }),
      stumbles.findWordsOf(who, query),
      mistakes.find(leerling, { doelId: undefined, locale: access.session.locale }),
    ]);
    return {
      leerling: {
        id: leerling.id,
        naam: leerling.weergavenaam,
        roepnaam: leerling.roepnaam,
        dier: leerling.dier,
        jaargroep: leerling.jaargroep,
      },
      doelen: columns === undefined ? [] : this.doelenOf(columns, query.van !== undefined || query.tot !== undefined),
      weeks: weeks
        .map(({ week, ms, n, goed: right }) => ({ week, minuten: Math.round(ms / MINUTE_MS), n, goed: right }))
        .toReversed(),
      geleerd: learned,
      woorden: words,
      fouten: kinds,
    };
  }

  private doelenOf(columns: MatrixColumns, isPeriod: boolean): LeerlingDoel[] {
    const doelen = columns.doelen
      .flatMap((id) => practiceDoelOf(this.deps.content, id) ?? [])
      .sort((a, b) => a.nr - b.nr)
      .map((doel) => ({
        id: doel.id,
        nr: doel.nr,
        naam: doel.naam,
        kindnaam: doel.kindnaam,
        groep: doel.groep,
        icoon: doel.icoon,
      }));
    const [row] = presentRows([columns], doelen, isPeriod);
    return doelen.map((doel, place) => {
      const pct = row?.pct[place] ?? undefined;
      return {
        ...doel,
        status: row?.status[place] ?? 'niets',
        n: row?.n[place] ?? 0,
        goed: row?.goed[place] ?? 0,
        ...(pct === undefined ? {} : { pct }),
      };
    });
  }
}
