import type { Clock } from '#engine/core/basis/clock.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { DocentenRepositories } from './docenten.service.ts';
import type { UitnodigingPost } from './uitnodiging-post.ts';
import { mailVan } from './uitnodigingen.service.ts';

interface Deps {
  transactie: Transactie<DocentenRepositories>;
  post: UitnodigingPost;
  clock: Clock;
}

/** Days after the sending on which somebody who did not answer is reminded. */
const HERINNER_DAGEN = [7, 21] as const;

/** Reminds of invitations and ends those past their day; doing it twice changes nothing. */
export class HerinnerenService {
  constructor(private readonly deps: Deps) {}

  /** Reminders and ended invitations of this run. */
  run(): Promise<{ herinnerd: number; verlopen: string[] }> {
    const { transactie, post, clock } = this.deps;
    const nu = new Date(clock.now());
    return transactie(async (repos) => {
      const verlopen = await repos.uitnodigingen.expire(nu);
      const rijen = await repos.uitnodigingen.takeReminders(nu, HERINNER_DAGEN);
      for (const rij of rijen) {
        const token =
          rij.token_zegel === null ? undefined : post.openLink({ adminId: rij.admin_id, id: rij.id }, rij.token_zegel);
        const afzender = await repos.docenten.findNaam(rij.admin_id, rij.afzender_id);
        if (token !== undefined)
          await post.herinner(
            repos.mail,
            {
              ...mailVan(rij),
              afzender: afzender === undefined ? rij.organisatie : volleNaam(afzender),
              tot: rij.verloopt_op,
            },
            token,
          );
      }
      return { herinnerd: rijen.length, verlopen };
    });
  }
}
