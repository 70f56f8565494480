import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { metDubbel } from '../../platform/fout/dubbel.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { datumVan, schooljaarVan } from '../../platform/tijd/klok.ts';
import type { Jaarovergang, JaarovergangStand, JaarovergangUitkomst } from './jaarovergang.contract.ts';
import type { JaarovergangRepository } from './jaarovergang.repository.ts';

interface NieuweGroep {
  naam: string;
  jaargroepen: readonly number[];
  schooljaar: string;
  bronGroepId?: string | undefined;
}
/** What other features do inside the same transaction. */
export interface JaarovergangRepositories {
  jaar: JaarovergangRepository;
  audit: AuditRepository;
  maakGroep(toegang: Toegang, groep: NieuweGroep): Promise<string>;
  lock(toegang: Toegang, ids: readonly string[]): Promise<void>;
  hernoem(adminId: string, groepId: string): Promise<void>;
  naarPrullenbak(toegang: Toegang, ids: readonly string[]): Promise<void>;
}
interface Deps {
  transactie: Transactie<JaarovergangRepositories>;
  repository: JaarovergangRepository;
  clock: Clock;
}

const volgendJaar = (schooljaar: string): string =>
  `${Number(schooljaar.slice(0, 4)) + 1}-${Number(schooljaar.slice(0, 4)) + 2}`;

/** Takes a school to its next year, as a whole or not at all. */
export class JaarovergangService {
  constructor(private readonly deps: Deps) {}

  async find(toegang: Toegang): Promise<JaarovergangStand> {
    const rijen = await this.deps.repository.findGroepen(toegang.adminId);
    // A school that looks in July still works with the groups of the year that ends.
    const schooljaar =
      rijen
        .map((rij) => rij.schooljaar)
        .sort()
        .at(-1) ?? schooljaarVan(this.deps.clock.now());
    return {
      schooljaar,
      volgend: volgendJaar(schooljaar),
      groepen: rijen.map((rij) => ({
        id: rij.id,
        naam: rij.naam,
        jaargroepen: rij.jaargroepen,
        schooljaar: rij.schooljaar,
        docentIds: rij.docent_ids,
        leerlingen: rij.leerlingen,
      })),
    };
  }

  run(toegang: Toegang, plan: Jaarovergang): Promise<JaarovergangUitkomst> {
    controleer(plan);
    return metDubbel({ groepen_naam: 'groepen' }, () =>
      this.deps.transactie(async (repos) => {
        const { adminId } = toegang;
        await repos.lock(toegang, [...plan.leerlingen.map(({ id }) => id), ...plan.verlaters]);
        const gearchiveerd = await repos.jaar.archiveer(adminId, plan.archiveren, new Date(this.deps.clock.now()));
        const nieuw = await this.maakGroepen(repos, toegang, plan);
        for (const blok of blokken(plan))
          await repos.jaar.move(adminId, {
            ...blok,
            groepId: nieuw.get(blok.naar) ?? '',
            datum: datumVan(this.deps.clock.now()),
          });
        for (const groepId of nieuw.values()) await repos.hernoem(adminId, groepId);
        if (plan.verlaters.length > 0) await repos.naarPrullenbak(toegang, plan.verlaters);
        await repos.audit.save({
          adminId,
          wie: toegang.sessie.gebruikerId,
          rol: toegang.sessie.rol,
          actie: 'jaarovergang',
          soort: 'aantal',
          doelId: String(plan.leerlingen.length),
          reden: toegang.reden,
        });
        return {
          groepen: nieuw.size,
          verplaatst: plan.leerlingen.length,
          verlaters: plan.verlaters.length,
          gearchiveerd,
        };
      }),
    );
  }

  private async maakGroepen(
    repos: JaarovergangRepositories,
    toegang: Toegang,
    plan: Jaarovergang,
  ): Promise<Map<string, string>> {
    const nieuw = new Map<string, string>();
    for (const groep of plan.groepen) {
      const id = await repos.maakGroep(toegang, {
        naam: groep.naam,
        jaargroepen: groep.jaargroepen,
        schooljaar: plan.schooljaar,
        bronGroepId: groep.bronGroepId,
      });
      if (groep.bronGroepId !== undefined) await repos.jaar.copyDocenten(toegang.adminId, groep.bronGroepId, id);
      nieuw.set(groep.sleutel, id);
    }
    return nieuw;
  }
}

/** Everybody goes to one place, and that place exists and is large enough. */
function controleer(plan: Jaarovergang): void {
  const sleutels = new Set(plan.groepen.map(({ sleutel }) => sleutel));
  const wie = [...plan.leerlingen.map(({ id }) => id), ...plan.verlaters];
  if (sleutels.size !== plan.groepen.length)
    throw createError('ONGELDIGE_INVOER', { velden: { groepen: 'bestaat_al' } });
  if (new Set(wie).size !== wie.length || plan.leerlingen.some(({ naar }) => !sleutels.has(naar)))
    throw createError('ONGELDIGE_INVOER', { velden: { leerlingen: 'kies' } });
  for (const sleutel of sleutels) {
    if (plan.leerlingen.filter(({ naar }) => naar === sleutel).length > CONSTANTEN.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTEN.GROEP_MAX } });
  }
}

/** Leerlingen that get the same group and the same year. */
function blokken(plan: Jaarovergang): { naar: string; jaargroep: number; ids: string[] }[] {
  const uit = new Map<string, { naar: string; jaargroep: number; ids: string[] }>();
  for (const { id, naar, jaargroep } of plan.leerlingen) {
    const blok = uit.get(`${jaargroep} ${naar}`) ?? { naar, jaargroep, ids: [] };
    blok.ids.push(id);
    uit.set(`${jaargroep} ${naar}`, blok);
  }
  return [...uit.values()];
}
