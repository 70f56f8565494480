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
  transactie: Transactie<OefenRepositories>; leerlingen: LeerlingenRead; instellingen: OefeninstellingenRead; content: Content; spellen: Spellen; clock: Clock;
}
interface Wie { leerling: LeerlingRij; instelling: Oefeninstelling; instellingId: string | null; locale: Locale; land: 'NL' | 'BE' }
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
      const rijen = await this.rijen(repos, { leerling, instelling, instellingId: id, locale: toegang.sessie.locale, land: toegang.sessie.land, meekijken });
      const [totalen, niveaus] = [await repos.rondes.findTotalen(leerling.admin_id, leerling.id), await repos.rondes.findNiveaus(leerling.admin_id, leerling.id)];
      const deuren = deurenBasis(this.deps, { sterren: totalen.sterren, niveaus }, { groep: groepVan(leerling), land: toegang.sessie.land, instelling });
      const vanaf = middernacht(this.deps.clock.now());
      const vandaagKlaar = new Set(rijen.flatMap((rij) => rij.taken).filter((taak) => taak.klaar_op !== null && taak.klaar_op >= vanaf).map((taak) => taak.id));
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
    const { content, spellen, clock } = this.deps;
    const instelling = speelbaar(wie.instelling, spellen);
    const { gevouwen } = await updateToestand(repos.toestand, { id: leerling.id, adminId: leerling.admin_id, jaargroep: leerling.jaargroep }, { content, instelling, bewaar: true });
    const toestand = unpack(gevouwen.toestand);
    if (!toestand.ok) throw new Error(toestand.fout);
    const dag = dagVan(clock.now());
    const invoer: PlanInvoer = { model: content.model, toestand: toestand.value, instelling, groep: groepVan(leerling), day: dag, speelbaar: speelbareFormaten(this.deps, { groep: groepVan(leerling), land: wie.land, instelling }) };
    const instap = gevouwen.n === 0 && !await repos.somvensters.hadInstap(leerling.admin_id, leerling.id) ? this.instap(invoer, locale) : undefined;
    const inhoud = instap ?? this.adaptief(invoer, locale);
    if (inhoud === undefined) return undefined;
    const id = v7();
    return {
      ...inhoud, adminId: leerling.admin_id, id, leerlingId: leerling.id, titel: tekst(locale, `route.${inhoud.soort}`), start: datumVanDag(dag), eind: datumVanDag(dag + LOOPTIJD), kleur: 'A', seed: hashText(id),
      oefeninstellingId: wie.instellingId,
    };
  }

  /** Entry test: one stone. None when the teacher chose the order, or left too few goals to measure. */
  private instap(invoer: PlanInvoer, locale: Locale): Taken | undefined {
    if (invoer.instelling.vasteVolgorde) return undefined;
    const plan = maakInstap(invoer);
    return plan.ok ? { soort: 'instap', taken: [this.taakVan({ ...plan.value, volgnummer: 1 }, { titel: tekst(locale, 'route.allerlei'), dicht: false })] } : undefined;
  }

  private adaptief(invoer: PlanInvoer, locale: Locale): Taken | undefined {
    const plan = maakPlan(invoer);
    if (!plan.ok) return undefined;
    const taken = plan.value.filter((taak) => taak.formaten.length > 0).map((taak, nr) => this.taakVan(taak, {
      titel: doelVan(this.deps.content, taak.doelId)?.kindnaam ?? tekst(locale, 'route.allerlei'), dicht: invoer.instelling.vasteVolgorde && nr > 0,
    }));
    return { soort: 'adaptief', taken };
  }

  private taakVan(taak: Pick<TaakPlan, 'volgnummer' | 'categorieIds' | 'formaten' | 'items' | 'voorbeelden'>, extra: { titel: string; dicht: boolean }): NieuwSomvenster['taken'][number] {
    const { content } = this.deps;
    const start = nieuweTaak({ dicht: extra.dicht });
    const voorbeelden = taak.voorbeelden.flatMap((id) => voorbeeldVan(content.items.get(id)) ?? []);
    return {
      id: v7(), volgnummer: taak.volgnummer, titel: extra.titel, doel_ids: [...taak.categorieIds], formaten: [...taak.formaten],
      items: taak.items, status: start.status, sterren: start.sterren, steen: start.steen, is_steun: false, steun_van: null, spellen: [], voorbeelden,
    };
  }
}
