import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import type { JobsRepository } from '../../platform/jobs/jobs.repository.ts';
import { doeDagwerk } from '../../platform/jobs/dagwerk.ts';
import type { Nachttaak } from '../../platform/jobs/nachtwerk.ts';
import { vouw } from '../../platform/oefenen/vouwen.ts';
import { pauze } from '../../platform/tijd/happen.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import type { OudeLog, SamenvattenRepository } from './samenvatten.repository.ts';
import type { ToestandRepository } from './toestand.repository.ts';
import { beginToestand } from './toestandbasis.read.ts';

export interface SamenvattenRepositories {
  samenvatten: SamenvattenRepository;
  toestand: ToestandRepository;
}
interface Deps {
  transactie: Transactie<SamenvattenRepositories>;
  jobs: JobsRepository;
  instellingen: OefeninstellingenRead;
  content: Pick<Content, 'model' | 'schaal'>;
  clock: Clock;
}

/** Months that single answers are kept (standards.md 8.2). */
export const ANTWOORDEN_MAANDEN = 13;
const PACHT_MS = 60 * 60_000;
const PER_KEER = 200;

function maandenTerug(nu: Date, maanden: number): Date {
  const grens = new Date(nu);
  grens.setUTCMonth(grens.getUTCMonth() - maanden);
  return grens;
}

/**
 * Every night: answers of more than thirteen months go. The sums per goal and week were made when they came in and stay; what
 * the practice engine learned from them becomes the base on which the rest of the log is learned.
 */
export class SamenvattenService implements Nachttaak {
  readonly naam = 'privacy.antwoorden';

  constructor(private readonly deps: Deps) {}

  run(dag: number): Promise<void> {
    return doeDagwerk(this.deps, { naam: this.naam, dag, pachtMs: PACHT_MS }, async ({ nu, sluit }) => {
      const tellingen = await this.vatSamen(maandenTerug(nu, ANTWOORDEN_MAANDEN));
      await this.deps.transactie(async ({ samenvatten }) => {
        for (const [adminId, aantal] of tellingen) await samenvatten.saveAudit(adminId, { id: v7(), aantal, nu });
      });
      await sluit({ antwoorden: [...tellingen.values()].reduce((som, n) => som + n, 0) });
    });
  }

  private async vatSamen(grens: Date): Promise<Map<string, number>> {
    const tellingen = new Map<string, number>();
    for (;;) {
      const leerlingen = await this.deps.transactie(({ samenvatten }) => samenvatten.findLeerlingen(grens, PER_KEER));
      for (const leerling of leerlingen) {
        const aantal = await this.leerling(leerling, grens);
        tellingen.set(leerling.admin_id, (tellingen.get(leerling.admin_id) ?? 0) + aantal);
        await pauze();
      }
      if (leerlingen.length < PER_KEER) return tellingen;
    }
  }

  /** One leerling in one transaction: base, sums and log always belong together. */
  private async leerling(leerling: OudeLog, grens: Date): Promise<number> {
    const { content, instellingen } = this.deps;
    const wie = {
      id: leerling.leerling_id,
      adminId: leerling.admin_id,
      jaargroep: leerling.jaargroep,
      startniveau: leerling.startniveau,
    };
    const { instelling } = await instellingen.findVoor(wie.adminId, wie);
    return this.deps.transactie(async ({ samenvatten, toestand }) => {
      await samenvatten.lock(leerling);
      const log = await samenvatten.findOud(leerling, grens);
      const vorige = await toestand.findBasis(wie.adminId, wie.id);
      const begin = await beginToestand(toestand, wie, content.schaal);
      const { toestand: nieuw } = vouw(content.model, begin, { log, moeilijkheid: instelling.moeilijkheid });
      await samenvatten.saveBasis(leerling, {
        toestand: nieuw,
        schaal: content.schaal,
        antwoorden: (vorige?.antwoorden ?? 0) + log.length,
        tot: grens,
      });
      await samenvatten.remove(leerling, grens);
      return log.length;
    });
  }
}
