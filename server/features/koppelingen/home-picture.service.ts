import type { Clock } from '#engine/core/basis/clock.ts';
import { recentPct, STANDING_RULES } from '#engine/core/oefening/model/doel-standing.ts';
import type { Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { Access } from '../../platform/http/route.ts';
import { mondayOf } from '../../platform/time/clock.ts';
import { antwoordExtraSchema } from '../antwoorden/antwoord-extra.contract.ts';
import { isOpen, type SharedRow, type KoppelingenRead } from './koppelingen.read.ts';
import type { SharedChildren, SharedChild, Misspelling, HomePicture } from './koppelingen.contract.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { OwnPicture } from './own-picture.contract.ts';
import type { DoelRow, MissRow, HomePictureRepository } from './home-picture.repository.ts';

/** Whose picture it is, and with which tenant the progress lies. */
interface Child {
  adminId: string;
  leerlingId: string;
  roepnaam: string;
  dier: string;
}
interface Known {
  stand: DoelRow;
  doel: Leerdoel;
}
interface Deps {
  koppelingen: KoppelingenRead;
  beeld: HomePictureRepository;
  leerlingen: LeerlingenRead;
  leerdoelen: ReadonlyMap<string, Leerdoel>;
  clock: Clock;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;
const LEARNED_DAYS = 28;
const LEARNED_MAX = 12;
const MISSES_MAX = 20;
const CORRECT_MAX = 8;
const BUSY_MAX = 4;
const REACHED: ReadonlySet<string | null> = new Set(['beheerst', 'onderhoud']);

const minutes = (ms: number): number => Math.round(ms / MINUTE_MS);
const enough = (row: DoelRow): boolean => row.n >= STANDING_RULES.enough && row.stand !== 'te_weinig';
const whoOf = (row: SharedRow): { adminId: string; leerlingId: string } => ({
  adminId: row.admin_id,
  leerlingId: row.leerling_id,
});

/** Children of a school as the home or the practice sees them. There is one progress: this reads it where it lies. */
export class HomePictureService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access): Promise<SharedChildren> {
    const rows = await this.deps.koppelingen.list(access.adminId);
    return { items: await Promise.all(rows.map((row) => this.present(row))) };
  }

  async find(access: Access, koppelingId: string): Promise<HomePicture> {
    const row = await this.deps.koppelingen.require(access.adminId, { koppelingId });
    const { picture, known } = await this.picture({ ...whoOf(row), roepnaam: row.roepnaam, dier: row.dier });
    return {
      ...picture,
      school: row.school,
      soort: row.soort,
      ...(row.soort === 'rt'
        ? {
            doelen: known.map(({ stand: state, doel }) => digits(state, doel)),
            fouten: await this.errors(whoOf(row), new Date(this.deps.clock.now() - LEARNED_DAYS * DAY_MS)),
          }
        : {}),
    };
  }

  /** A child of this tenant itself, as its parent sees it. */
  async findOwn(access: Access, leerlingId: string): Promise<OwnPicture> {
    const child = await this.deps.leerlingen.require(access, leerlingId);
    const { picture } = await this.picture({
      adminId: access.adminId,
      leerlingId,
      roepnaam: child.roepnaam,
      dier: child.dier,
    });
    return picture;
  }

  private async picture(child: Child): Promise<{ picture: OwnPicture; known: Known[] }> {
    const who = { adminId: child.adminId, leerlingId: child.leerlingId };
    const now = this.deps.clock.now();
    const [time, doelen, learned] = await Promise.all([
      this.time(who),
      this.deps.beeld.findDoelen(who),
      this.deps.beeld.findLearned(who, { vanaf: new Date(now - LEARNED_DAYS * DAY_MS), aantal: LEARNED_MAX }),
    ]);
    const known = doelen.flatMap((state) => {
      const doel = this.deps.leerdoelen.get(state.doel_id);
      return doel === undefined ? [] : [{ stand: state, doel }];
    });
    const busy = known.filter(({ stand: state }) => enough(state) && !REACHED.has(state.stand));
    const tip = (busy.find(({ stand: state }) => state.stand === 'struikel') ?? busy[0])?.doel;
    const picture = {
      leerling: { id: child.leerlingId, roepnaam: child.roepnaam, dier: child.dier },
      week: { minuten: minutes(time.week_ms), dagen: Math.min(WEEK_DAYS, time.dagen) },
      maand: { minuten: minutes(time.maand_ms) },
      gaatGoed: known
        .filter(({ stand: state }) => REACHED.has(state.stand))
        .slice(0, CORRECT_MAX)
        .map(({ doel }) => doel.kindnaam),
      bezigMet: busy.slice(0, BUSY_MAX).map(({ doel }) => doel.kindnaam),
      geleerd: learned,
      ...(tip === undefined ? {} : { tip: { kindnaam: tip.kindnaam, regel: tip.kindregel } }),
    };
    return { picture, known };
  }

  private async errors(who: { adminId: string; leerlingId: string }, from: Date): Promise<Misspelling[]> {
    return (await this.deps.beeld.findMisses(who, { vanaf: from, aantal: MISSES_MAX })).flatMap((row) =>
      misspelling(row, this.deps.leerdoelen),
    );
  }

  private time(who: Pick<Child, 'adminId' | 'leerlingId'>) {
    const now = this.deps.clock.now();
    return this.deps.beeld.findTime(who, {
      monday: mondayOf(now),
      vanaf: new Date(now - WEEK_DAYS * DAY_MS),
    });
  }

  /** A closed home shows the name only. */
  private async present(row: SharedRow): Promise<SharedChild> {
    const open = isOpen(row);
    const who = {
      koppelingId: row.koppeling_id,
      leerlingId: row.leerling_id,
      roepnaam: row.roepnaam,
      dier: row.dier,
      jaargroep: row.jaargroep,
      soort: row.soort,
      school: row.school,
      open,
    };
    if (!open) return { ...who, weekMinuten: 0 };
    const { week_ms: weekMs, laatst: last } = await this.time(whoOf(row));
    return {
      ...who,
      weekMinuten: minutes(weekMs),
      ...(last === null ? {} : { laatstGeoefendOp: last.toISOString() }),
    };
  }
}

function misspelling(row: MissRow, leerdoelen: ReadonlyMap<string, Leerdoel>): Misspelling[] {
  const extra = antwoordExtraSchema.safeParse(row.extra);
  if (!extra.success) return [];
  const { woord, ruw, focus } = extra.data;
  return [
    {
      id: row.client_id,
      woord,
      ruw,
      datum: row.op.toISOString(),
      doelNaam: leerdoelen.get(row.doel_id)?.naam ?? row.doel_id,
      ...(focus === undefined ? {} : { focus }),
    },
  ];
}

function digits(state: DoelRow, doel: Leerdoel): NonNullable<HomePicture['doelen']>[number] {
  const pct = recentPct({ n: state.recent_n ?? 0, right: state.recent_right ?? 0 });
  return {
    naam: doel.naam,
    status: enough(state) ? (state.stand ?? 'bezig') : 'te_weinig',
    n: state.n,
    goed: state.goed,
    ...(pct === undefined ? {} : { pct }),
  };
}
