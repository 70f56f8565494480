import { hashText } from '#engine/core/basis/rng.ts';
import type { Platform } from '../../platform/module.ts';
import type { Access } from '../../platform/http/route.ts';
import { countItems, createPlayable } from './playable.ts';
import { createPractice, type Practice } from './practice.ts';
import { updateState } from './state.service.ts';

/** Play level and length of a round. */
export interface RondeMeasures {
  s: number;
  items: number;
}

/** Finds what a round would have been, had it been opened here: for one that a device began without a line. */
export class RondeMeasuresRead {
  private readonly practice: Practice;

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'content' | 'spellen'>) {
    this.practice = createPractice(platform);
  }

  /** Nothing for a stone or a game that is not there any more, or not of this pupil. */
  async find(
    access: Access,
    ronde: { rondeId: string; taakId: string; spel: string; day: number },
  ): Promise<RondeMeasures | undefined> {
    const { leerlingen, transaction, content, spellen } = this.practice;
    const leerling = await leerlingen.openForWriting(access, access.session.gebruikerId);
    const { instelling: setting } = await this.practice.instellingen.findFor(access.adminId, leerling);
    const spel = spellen.get(ronde.spel);
    if (spel === undefined) return undefined;
    return transaction(async (repos) => {
      const somvenster = await repos.somvensters.findOfTaak(access.adminId, leerling.id, ronde.taakId);
      const taak = somvenster?.taken.find(({ id }) => id === ronde.taakId);
      if (somvenster === undefined || taak === undefined) return undefined;
      const { land } = access.session;
      const playable = createPlayable(content, { leerling, somvenster, taak, instelling: setting, land });
      const { folded } = await updateState(
        repos.toestand,
        {
          id: leerling.id,
          adminId: leerling.admin_id,
          jaargroep: leerling.jaargroep,
          startniveau: leerling.startniveau,
        },
        { content, instelling: setting, save: false },
      );
      const niveaus = await repos.rondes.findNiveaus(access.adminId, leerling.id);
      const s = niveaus.find((n) => n.spel === spel.slug)?.s ?? 0;
      const start = { spel, toestand: folded.toestand, seed: hashText(ronde.rondeId), day: ronde.day, s };
      const items = countItems(this.practice, playable, start);
      return items === undefined ? undefined : { s, items };
    });
  }
}
