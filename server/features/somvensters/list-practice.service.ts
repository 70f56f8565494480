import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOfDay, dayOf, midnight } from '../../platform/time/clock.ts';
import { listStones, routeTitle, type GivenList } from './list-stones.ts';
import type { Practice } from './practice.ts';
import { isKeptByAdult, MAX_ASSIGNED } from './day-planner.ts';
import type { TaakRow } from './somvensters.repository.ts';

/** Days that a list stays on the map. */
const TERM = 14;

/** Whether these stones ask the list already: the same list, or every one of the words. */
function isSame(taken: readonly TaakRow[], list: GivenList): boolean {
  if (list.id !== null) return taken.some((taak) => taak.woordlijst_id === list.id);
  const asked = new Set(taken.flatMap(({ woorden }) => woorden?.map(({ id }) => id) ?? []));
  return list.woorden.every(({ id }) => asked.has(id));
}

/** Practice of the words that a teacher brought. */
export class ListPracticeService {
  constructor(private readonly deps: Practice) {}

  /** Sets the list ready on the map; nothing when it stands there already, no more fit, or no game can ask it. */
  async create(access: Access, leerlingId: string, list: GivenList): Promise<string | undefined> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { id: settingId, instelling: setting } = await this.deps.instellingen.findFor(access.adminId, leerling);
    return this.deps.transaction(async ({ somvensters }) => {
      const now = this.deps.clock.now();
      const day = dayOf(now);
      await somvensters.expire(leerling.admin_id, leerling.id, dateOfDay(day));
      const rows = await somvensters.findForMap(leerling.admin_id, leerling.id, midnight(now));
      const open = rows.filter(isKeptByAdult);
      if (open.length >= MAX_ASSIGNED || open.some(({ taken }) => isSame(taken, list))) return undefined;
      const taken = listStones(this.deps, list, { leerling, instelling: setting, land: access.session.land });
      if (taken.length === 0) return undefined;
      const id = v7();
      await somvensters.createOwn({
        adminId: leerling.admin_id,
        id,
        leerlingId: leerling.id,
        soort: 'leerkracht',
        titel: routeTitle(list.naam),
        start: dateOfDay(day),
        eind: dateOfDay(day + TERM),
        kleur: 'B',
        seed: hashText(id),
        oefeninstellingId: settingId,
        taken,
      });
      return id;
    });
  }
}
