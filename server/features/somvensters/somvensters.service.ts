import { v7 } from 'uuid';
import { hashText } from '#engine/core/basis/rng.ts';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { unpack } from '#engine/core/oefening/pack.ts';
import { maakInstap } from '#engine/core/somvenster/instap.ts';
import { maakPlan, type PlanInvoer, type TaakPlan } from '#engine/core/somvenster/plan.ts';
import { nieuweTaak } from '#engine/core/somvenster/taak.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import { dagVan, datumVanDag, middernacht } from '../../platform/tijd/klok.ts';
import type { LeerlingenRead, LeerlingRij } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead } from '../oefeninstellingen/oefeninstellingen.read.ts';
import { deurenBasis, speelbaar, speelbareFormaten } from './deuren.ts';
import type { Kaart, KaartBron } from './kaart.read.ts';
import type { OefenRepositories } from './oefen-repositories.ts';
import type { Route } from './route.contract.ts';
import { doelVan, presentRoute } from './route.ts';
import { voorbeeldVan } from './voorbeeld.ts';
import type { NieuwSomvenster, SomvensterRij } from './somvensters.repository.ts';
import { updateToestand } from './toestand.service.ts';

interface Deps {
  transactie: Transactie<OefenRepositories>;
  leerlingen: LeerlingenRead;
  instellingen: OefeninstellingenRead;
  content: Content;
  spellen: Spellen;
  clock: Clock;
}
interface Wie {
  leerling: LeerlingRij;
  instelling: Oefeninstelling;
  instellingId: string | null;
  locale: Locale;
  land: 'NL' | 'BE';
}
type Taken = Pick<NieuwSomvenster, 'soort' | 'taken'>;
/** Days a route of the pupil's own stays open. */
const LOOPTIJD = 7;
const groepVan = (leerling: LeerlingRij): number => Math.max(3, leerling.jaargroep);

export class SomvenstersService implements KaartBron {
  constructor(private readonly deps: Deps) {}

  /** The map of a pupil; a route is made at once when none is open. An adult changes nothing by looking. */
  async findKaart(toegang: Toegang, leerlingId: string): Promise<Kaart> {
    const { leerling, meekijken } = await this.deps.leerlingen.open(toegang, leerlingId);
    const { id, instelling } = await this.deps.instellingen.findVoor(toegang.adminId, leerling);
    return this.deps.transactie(async (repos) => {
      const rijen = await this.rijen(repos, {
        leerling,
        instelling,
        instellingId: id,
        locale: toegang.sessie.locale,
        land: toegang.sessie.land,
        meekijken,
      });
      const [totalen, niveaus] = [
        await repos.rondes.findTotalen(leerling.admin_id, leerling.id),
        await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      ];
      const deuren = deurenBasis(
        this.deps,
        { sterren: totalen.sterren, niveaus },
        { groep: groepVan(leerling), land: toegang.sessie.land, instelling },
      );
      const vanaf = middernacht(this.deps.clock.now());
      const vandaagKlaar = new Set(
        rijen
          .flatMap((rij) => rij.taken)
          .filter((taak) => taak.klaar_op !== null && taak.klaar_op >= vanaf)
          .map((taak) => taak.id),
      );
      const routes = rijen.map((rij) => presentRoute(rij, { deuren, namen: this.deps.content }));
      return { leerling, meekijken, instelling, routes, ...totalen, niveaus, vandaagKlaar };
    });
  }

  /** Route of today that was made for the pupil: the open one, else a new one; the very first is the entry test. */
  async create(toegang: Toegang, leerlingId: string): Promise<Route> {
    await this.deps.leerlingen.openOmTeSchrijven(toegang, leerlingId);
    const { routes } = await this.findKaart(toegang, leerlingId);
    const route = routes.find((r) => (r.soort === 'adaptief' || r.soort === 'instap') && r.status === 'open');
    if (route === undefined) throw createError('POOL_LEEG');
    return route;
  }

  /**
   * Entry test on the wish of an adult: takes the place of the open route of the pupil's own, whose words come back later.
   * Already open = the same one; refused when the order is fixed or too few goals are left to measure.
   */
  async createInstap(toegang: Toegang, leerlingId: string): Promise<Route> {
    const leerling = await this.deps.leerlingen.require(toegang, leerlingId);
    const { id, instelling } = await this.deps.instellingen.findVoor(toegang.adminId, leerling);
    const wie: Wie = {
      leerling,
      instelling,
      instellingId: id,
      locale: toegang.sessie.locale,
      land: toegang.sessie.land,
    };
    return this.deps.transactie(async (repos) => {
      const open = async (): Promise<SomvensterRij | undefined> =>
        (
          await repos.somvensters.findVoorKaart(leerling.admin_id, leerling.id, middernacht(this.deps.clock.now()))
        ).find((rij) => rij.soort === 'instap' && rij.status === 'open');
      await repos.somvensters.expire(leerling.admin_id, leerling.id, datumVanDag(dagVan(this.deps.clock.now())));
      if ((await open()) === undefined) {
        const { invoer } = await this.invoer(repos, wie);
        const inhoud = this.instap(invoer, wie.locale);
        if (inhoud === undefined) throw createError('POOL_LEEG');
        await repos.somvensters.withdrawEigen(leerling.admin_id, leerling.id);
        await repos.somvensters.createEigen(this.nieuw(wie, inhoud));
      }
      const rij = await open();
      if (rij === undefined) throw createError('STAP_NIET_TOEGESTAAN');
      const [{ sterren }, niveaus] = [
        await repos.rondes.findTotalen(leerling.admin_id, leerling.id),
        await repos.rondes.findNiveaus(leerling.admin_id, leerling.id),
      ];
      return presentRoute(rij, {
        deuren: deurenBasis(this.deps, { sterren, niveaus }, { groep: groepVan(leerling), land: wie.land, instelling }),
        namen: this.deps.content,
      });
    });
  }

  private async rijen(repos: OefenRepositories, wie: Wie & { meekijken: boolean }): Promise<SomvensterRij[]> {
    const { leerling, meekijken } = wie;
    const nu = this.deps.clock.now();
    const vandaag = middernacht(nu);
    if (!meekijken) await repos.somvensters.expire(leerling.admin_id, leerling.id, datumVanDag(dagVan(nu)));
    const rijen = await repos.somvensters.findVoorKaart(leerling.admin_id, leerling.id, vandaag);
    if (meekijken || rijen.some((rij) => rij.status === 'open')) return rijen;
    const nieuw = await this.plan(repos, wie);
    if (nieuw === undefined) return rijen;
    await repos.somvensters.createEigen(nieuw);
    return repos.somvensters.findVoorKaart(leerling.admin_id, leerling.id, vandaag);
  }

  private async plan(repos: OefenRepositories, wie: Wie): Promise<NieuwSomvenster | undefined> {
    const { leerling, locale } = wie;
    const { invoer, isNieuw } = await this.invoer(repos, wie);
    const instap =
      isNieuw && !(await repos.somvensters.hadInstap(leerling.admin_id, leerling.id))
        ? this.instap(invoer, locale)
        : undefined;
    const inhoud = instap ?? this.adaptief(invoer, locale);
    return inhoud === undefined ? undefined : this.nieuw(wie, inhoud);
  }

  /** What a plan is made from; `isNieuw` = nothing was ever answered. */
  private async invoer(repos: OefenRepositories, wie: Wie): Promise<{ invoer: PlanInvoer; isNieuw: boolean }> {
    const { leerling } = wie;
    const { content, spellen, clock } = this.deps;
    const instelling = speelbaar(wie.instelling, spellen);
    const { gevouwen } = await updateToestand(
      repos.toestand,
      { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep, startniveau: leerling.startniveau },
      { content, instelling, bewaar: true },
    );
    const toestand = unpack(gevouwen.toestand);
    if (!toestand.ok) throw new Error(toestand.fout);
    const groep = groepVan(leerling);
    const formaten = speelbareFormaten(this.deps, { groep, land: wie.land, instelling });
    return {
      invoer: {
        model: content.model,
        toestand: toestand.value,
        instelling,
        groep,
        day: dagVan(clock.now()),
        speelbaar: formaten,
      },
      isNieuw: gevouwen.n === 0,
    };
  }

  private nieuw({ leerling, locale, instellingId }: Wie, inhoud: Taken): NieuwSomvenster {
    const id = v7();
    const dag = dagVan(this.deps.clock.now());
    return {
      ...inhoud,
      adminId: leerling.admin_id,
      id,
      leerlingId: leerling.id,
      titel: tekst(locale, `route.${inhoud.soort}`),
      start: datumVanDag(dag),
      eind: datumVanDag(dag + LOOPTIJD),
      kleur: 'A',
      seed: hashText(id),
      oefeninstellingId: instellingId,
    };
  }

  /** Entry test: one stone. None when the teacher chose the order, or left too few goals to measure. */
  private instap(invoer: PlanInvoer, locale: Locale): Taken | undefined {
    if (invoer.instelling.vasteVolgorde) return undefined;
    const plan = maakInstap(invoer);
    return plan.ok
      ? {
          soort: 'instap',
          taken: [
            this.taakVan({ ...plan.value, volgnummer: 1 }, { titel: tekst(locale, 'route.allerlei'), dicht: false }),
          ],
        }
      : undefined;
  }

  private adaptief(invoer: PlanInvoer, locale: Locale): Taken | undefined {
    const plan = maakPlan(invoer);
    if (!plan.ok) return undefined;
    const taken = plan.value
      .filter((taak) => taak.formaten.length > 0)
      .map((taak, nr) =>
        this.taakVan(taak, {
          titel: doelVan(this.deps.content, taak.doelId)?.kindnaam ?? tekst(locale, 'route.allerlei'),
          dicht: invoer.instelling.vasteVolgorde && nr > 0,
        }),
      );
    return { soort: 'adaptief', taken };
  }

  private taakVan(
    taak: Pick<TaakPlan, 'volgnummer' | 'categorieIds' | 'formaten' | 'items' | 'voorbeelden'>,
    extra: { titel: string; dicht: boolean },
  ): NieuwSomvenster['taken'][number] {
    const { content } = this.deps;
    const start = nieuweTaak({ dicht: extra.dicht });
    const voorbeelden = taak.voorbeelden.flatMap((id) => voorbeeldVan(content.items.get(id)) ?? []);
    return {
      id: v7(),
      volgnummer: taak.volgnummer,
      titel: extra.titel,
      doel_ids: [...taak.categorieIds],
      formaten: [...taak.formaten],
      items: taak.items,
      status: start.status,
      sterren: start.sterren,
      steen: start.steen,
      is_steun: false,
      steun_van: null,
      spellen: [],
      voorbeelden,
    };
  }
}
