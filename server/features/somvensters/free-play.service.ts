import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { PracticeMap } from './card.read.ts';
import type { FreeRequest, FreeSteen } from './free-play.contract.ts';
import type { Practice } from './practice.ts';
import type { SomvenstersService } from './somvensters.service.ts';

/** Begins free play: says no with the reason, in words for a child. */
export class FreePlayService {
  constructor(private readonly deps: Pick<Practice, 'transaction' | 'free'> & { somvensters: SomvenstersService }) {}

  /** The stone of a game of the map; an adult who looks along gets it too, and nothing is stored. */
  async begin(access: Access, leerlingId: string, { game }: FreeRequest): Promise<FreeSteen> {
    const map = await this.deps.somvensters.findMap(access, leerlingId);
    const refusal = refusalOf(map, game);
    if (refusal !== undefined) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: refusal });
    const { leerling, instelling: setting, meekijken } = map;
    const { land, locale } = access.session;
    const route = await this.deps.transaction(async (repos) => {
      const made = await this.deps.free.route(repos, { leerling, instelling: setting, land, locale }, game);
      if (made !== undefined && !meekijken) await repos.somvensters.saveFree(leerling.admin_id, made);
      return made;
    });
    const taakId = route?.taken[0]?.id;
    if (route === undefined || taakId === undefined) throw createError('POOL_LEEG');
    return { somvensterId: route.id, taakId };
  }
}

function refusalOf({ instelling: setting, free: offer }: PracticeMap, game: string): string | undefined {
  if (setting.vrijSpelenMin === 0) return 'VRIJ_UIT';
  if (offer === undefined) return 'VRIJ_NOG_NIET';
  if (offer.over === 0) return 'VRIJ_OP';
  return offer.spellen.includes(game) ? undefined : 'VRIJ_ANDER_SPEL';
}
