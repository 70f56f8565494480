import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Access } from '../../platform/http/route.ts';
import { dateOfDay, dayOf, midnight } from '../../platform/time/clock.ts';
import { listStones, routeTitle, type GivenList } from './list-stones.ts';
import type { Practice } from './practice.ts';
import { MAX_ASSIGNED } from './somvensters.service.ts';

/** Days that a list stays on the map. */
const TERM = 14;

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
      const open = rows.filter((row) => row.soort === 'leerkracht' && row.status === 'open');
      if (open.length >= MAX_ASSIGNED || open.some(({ taken }) => taken.some((t) => t.woordlijst_id === list.id)))
        return undefined;
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
