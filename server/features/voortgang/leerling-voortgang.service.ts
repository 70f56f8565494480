import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { MistakesService } from './errors.service.ts';
import type { LeerlingDoel, LeerlingVoortgang } from './leerling-voortgang.contract.ts';
import type { LeerlingVoortgangRepository } from './leerling-voortgang.repository.ts';
import { presentRows } from './matrix-rows.ts';
import { practiceDoelOf } from './practice-doel.ts';
import type { StumblesService } from './stumbles.service.ts';
import type { MatrixColumns, VoortgangRepository } from './voortgang.repository.ts';

const DAY_MS = 86_400_000;
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

  async find(access: Access, leerlingId: string): Promise<LeerlingVoortgang> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { repository, clock, mistakes, stumbles } = this.deps;
    const who = { adminId: access.adminId, leerlingId };
    const now = clock.now();
    const [columns, weeks, learned, words, kinds] = await Promise.all([
      this.deps.matrix.findRow(who),
      repository.findWeeks(who, { vanaf: dateOfDay(dayOf(now) - WEEKS * 7), most: WEEKS }),
      repository.findLearned(who, { vanaf: new Date(now - LEARNED_DAYS * DAY_MS), most: LEARNED_MAX }),
      stumbles.findWordsOf(who),
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
      doelen: columns === undefined ? [] : this.doelenOf(columns),
      weeks: weeks
        .map(({ week, ms, n, goed: right }) => ({ week, minuten: Math.round(ms / MINUTE_MS), n, goed: right }))
        .toReversed(),
      geleerd: learned,
      woorden: words,
      fouten: kinds,
    };
  }

  private doelenOf(columns: MatrixColumns): LeerlingDoel[] {
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
    const [row] = presentRows([columns], doelen, false);
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
