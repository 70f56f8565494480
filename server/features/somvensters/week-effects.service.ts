import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Access } from '../../platform/http/route.ts';
import { poolSize } from '../../platform/practice/pool-size.ts';
import { midnight, mondayOf } from '../../platform/time/clock.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { RunningWeek } from '../week-plans/week-plans.read.ts';
import { playable } from './deuren.ts';
import { listStones } from './list-stones.ts';
import type { Practice } from './practice.ts';
import { MAX_ASSIGNED } from './day-planner.ts';
import type { WeekConflict, WeekEffects } from './week-effects.contract.ts';

/** For whom the running week of a plan meets a setting or a map that is full. */
export class WeekEffectsService {
  constructor(private readonly deps: Practice & { groepen: GroepenRead }) {}

  async find(access: Access, groepId: string): Promise<WeekEffects> {
    const { groepen, weeks, leerlingen, clock } = this.deps;
    await groepen.require(access, groepId);
    const week = await weeks.findOfGroep(access.adminId, groepId, mondayOf(clock.now()));
    if (week === undefined) return { items: [] };
    const empty = this.emptyOf(week, access.session.land);
    const items: WeekEffects['items'] = [];
    for (const leerling of await leerlingen.findByGroep(access.adminId, groepId)) {
      const reason = await this.conflictOf(leerling, { week, empty });
      if (reason !== undefined) items.push({ leerlingId: leerling.id, naam: leerling.weergavenaam, reden: reason });
    }
    return { items };
  }

  private async conflictOf(
    leerling: LeerlingRow,
    { week, empty }: { week: RunningWeek; empty: (leerling: LeerlingRow, setting: Oefeninstelling) => boolean },
  ): Promise<WeekConflict | undefined> {
    const { instelling: setting } = await this.deps.instellingen.findFor(leerling.admin_id, leerling);
    if (empty(leerling, setting)) return 'niets';
    if (await this.isFull(leerling, week)) return 'vol';
    const { own } = await this.deps.instellingen.findLayers(leerling.admin_id, leerling);
    return own !== null && 'leerdoelIds' in own.part ? 'eigen' : undefined;
  }

  /** Whether a setting leaves nothing of the week; most of a group share one, so each is weighed once. */
  private emptyOf(week: RunningWeek, land: 'NL' | 'BE'): (leerling: LeerlingRow, setting: Oefeninstelling) => boolean {
    const known = new Map<string, boolean>();
    return (leerling, setting) => {
      const key = JSON.stringify([leerling.jaargroep, setting]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const goals: Oefeninstelling = { ...setting, inhoud: 'doelen', leerdoelIds: week.doelIds };
      const nothing =
        week.list === undefined
          ? poolSize(this.deps.content.model, playable(goals, this.deps.spellen)) === 0
          : listStones(this.deps, week.list, { leerling, instelling: setting, land }).length === 0;
      known.set(key, nothing);
      return nothing;
    };
  }

  private isFull({ admin_id: adminId, id }: LeerlingRow, { week }: RunningWeek): Promise<boolean> {
    return this.deps.transaction(async ({ somvensters }) => {
      const rows = await somvensters.findForMap(adminId, id, midnight(this.deps.clock.now()));
      const given = rows.filter((row) => row.soort === 'leerkracht' && row.status === 'open');
      return given.length >= MAX_ASSIGNED && given.every((row) => row.week !== week);
    });
  }
}
