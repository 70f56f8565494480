import { v7 } from 'uuid';
import { maakCsv } from '#engine/core/basis/csv.ts';
import type { PlanRij } from '../../platform/database/importplan.repository.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import { tekst, type Locale } from '../../platform/taal/teksten.ts';
import { naarProfiel } from './lvs-kolommen.ts';
import { maakLvsOpdracht, type LvsOpdracht } from './lvs-opdracht.ts';
import { betrokken, lvsVersie, type LvsPlan, type LvsPlankop, type LvsPlanregel } from './lvs-plan.ts';
import { lvsMelding, lvsNaam } from './lvs-presenteer.ts';
import { findStartvoorstellen } from './lvs-start.ts';
import { maakLvsTerug, weegLvsTerug, type LvsTerugregel } from './lvs-terug.ts';
import type { LvsPlek } from './lvsresultaten.repository.ts';
import type { LvsGeschiedenis, LvsOngedaan, LvsUitkomst, LvsUitvoeren } from './lvsspelling.contract.ts';
import { lvsAudit, lvsBereik, magPlan, type LvsDeps, type LvsRepositories } from './lvsspelling.service.ts';

type Kop = LvsPlankop & { koppen: string[] };
/** Rows that stayed behind, as they lie for half an hour. */
interface Rest {
  kop: string[];
}

/** A plan that is run, with what it comes down to. */
interface Werk {
  planId: string;
  plan: LvsPlan & { kop: Kop };
  opdracht: LvsOpdracht;
  profielnaam: string | undefined;
}

const ONGEDAAN_MS = 30 * 86_400_000;
const AUDIT_PER_KEER = 250;
const CODES_BIJ_SOORT: Readonly<Record<string, string>> = { niet_gevonden: 'NIET_GEVONDEN', ambigu: 'AMBIGU' };

/** Runs a plan in one transaction, and takes it back within thirty days. */
export class LvsUitvoerService {
  constructor(private readonly deps: LvsDeps) {}

  /** Runs a plan. The same user gets the first answer again; anybody else, and a school that changed, gets 409. */
  async run(toegang: Toegang, planId: string, { keuzes, profielnaam }: LvsUitvoeren): Promise<LvsUitkomst> {
    const { adminId } = toegang;
    const uit = await this.deps.transactie(async (repos) => {
      await repos.plannen.lockTenant(adminId);
      const rij = await repos.plannen.lock(adminId, planId);
      if (rij === undefined || !magPlan(toegang, rij)) throw createError('NIET_GEVONDEN');
      const eerder = this.eerder(rij, toegang);
      if (eerder !== null) return eerder;
      const plan = planVan(await repos.plannen.findDelen<Kop | LvsPlanregel>(adminId, planId, 'plan'));
      const bewaard = await this.controleer(repos, toegang, { plan, versie: rij.gegevensversie });
      if (bewaard === undefined) return undefined;
      const opdracht = await maakLvsOpdracht(plan, keuzes, { bewaard, nieuwId: v7, namenNodig: moetNamenZien(plan) });
      return this.voerUit(repos, toegang, { planId, plan, opdracht, profielnaam });
    });
    if (uit !== undefined) return uit;
    await this.deps.repositories.plannen.saveVervallen(adminId, planId);
    throw createError('PLAN_VERVALLEN');
  }

  /** Rows that did not come along, with what is wrong with them, as a CSV that can be put right and sent again. */
  async findNietGevonden(toegang: Toegang, planId: string): Promise<string> {
    const { plannen } = this.deps.repositories;
    const rij = await plannen.find(toegang.adminId, planId);
    if (rij === undefined || !magPlan(toegang, rij)) throw createError('NIET_GEVONDEN');
    const [kop, ...regels] =
      rij.status === 'gemaakt'
        ? delenVan(await plannen.findDelen<Kop | LvsPlanregel>(toegang.adminId, planId, 'plan'))
        : delenVan(await plannen.findDelen<Rest | LvsPlanregel>(toegang.adminId, planId, 'rest'));
    if (kop === undefined) throw createError('PLAN_VERVALLEN');
    return maakCsv([
      [...kop.kop, tekst(toegang.sessie.locale, 'lvs.melding')],
      ...regels.flatMap((regel) =>
        regel.cellen === undefined ? [] : [[...regel.cellen, zinVan(regel, toegang.sessie.locale)]],
      ),
    ]);
  }

  async listGeschiedenis(toegang: Toegang): Promise<LvsGeschiedenis> {
    const rijen = await this.deps.repositories.plannen.findGeschiedenis(
      toegang.adminId,
      toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : undefined,
    );
    const nu = this.deps.clock.now();
    return {
      items: rijen.map((rij) => ({
        planId: rij.id,
        status: rij.status,
        op: rij.uitgevoerd_op.toISOString(),
        nieuw: rij.uitkomst.nieuw,
        gewijzigd: rij.uitkomst.gewijzigd,
        over: rij.uitkomst.over,
        door:
          rij.voornaam === null
            ? ''
            : volleNaam({ voornaam: rij.voornaam, voorvoegsel: rij.voorvoegsel, achternaam: rij.achternaam ?? '' }),
        ongedaanTot:
          rij.status === 'uitgevoerd' && rij.ongedaan_tot.getTime() > nu ? rij.ongedaan_tot.toISOString() : undefined,
      })),
    };
  }

  /** Takes back what nobody changed since. */
  async undo(toegang: Toegang, planId: string): Promise<LvsOngedaan> {
    const { adminId } = toegang;
    return this.deps.transactie(async ({ plannen, resultaten, audit }) => {
      await plannen.lockTenant(adminId);
      const rij = await plannen.lock(adminId, planId);
      if (rij === undefined || !magPlan(toegang, rij)) throw createError('NIET_GEVONDEN');
      const op = new Date(this.deps.clock.now());
      if (rij.status !== 'uitgevoerd' || rij.ongedaan_tot === null || rij.ongedaan_tot < op)
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONGEDAAN_TE_LAAT' });
      const regels = await plannen.findDelen<LvsTerugregel>(adminId, planId, 'terug');
      const werk = weegLvsTerug(
        regels,
        await resultaten.findOpId(
          adminId,
          regels.map(({ id }) => id),
        ),
      );
      await resultaten.delete(adminId, werk.verwijder);
      await resultaten.update({ adminId, op }, werk.herstel);
      await plannen.saveOngedaan(adminId, planId, op);
      await audit.save(lvsAudit(toegang, { actie: 'lvs.ongedaan', soort: 'importplan', doelId: planId }));
      const blijft = new Set(werk.overgeslagen.map(({ leerlingId }) => leerlingId));
      const leerlingen = blijft.size === 0 ? [] : await resultaten.findLeerlingen(lvsBereik(toegang, undefined));
      return {
        teruggedraaid: werk.verwijder.length + werk.herstel.length,
        overgeslagen: leerlingen
          .filter(({ id }) => blijft.has(id))
          .map((leerling) => ({ leerlingId: leerling.id, naam: lvsNaam(leerling) })),
      };
    });
  }

  /** First answer of a plan that was run; null = it may run now. */
  private eerder(rij: PlanRij<'lvs', LvsUitkomst, object>, toegang: Toegang): LvsUitkomst | null {
    const eigen = rij.status === 'uitgevoerd' && rij.uitgevoerd_door === toegang.sessie.gebruikerId;
    if (rij.uitkomst !== null && !eigen) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PLAN_AL_UITGEVOERD' });
    if (rij.uitkomst === null && (rij.status !== 'gemaakt' || rij.verloopt_op.getTime() < this.deps.clock.now()))
      throw createError('PLAN_VERVALLEN');
    return rij.uitkomst;
  }

  /** Results of the pupils the plan is about; undefined when something changed since it was made. */
  private async controleer(
    { resultaten }: LvsRepositories,
    toegang: Toegang,
    { plan, versie }: { plan: LvsPlan; versie: string },
  ) {
    if (plan.kop.mist.length > 0)
      throw createError('ONGELDIGE_INVOER', {
        velden: Object.fromEntries(plan.kop.mist.map((deel) => [`mapping.${deel}`, 'verplicht' as const])),
      });
    const leerlingen = await resultaten.findLeerlingen(lvsBereik(toegang, plan.kop.groepId));
    const bewaard = await resultaten.findResultaten(toegang.adminId, betrokken(plan.regels));
    return (await lvsVersie(leerlingen, bewaard)) === versie ? bewaard : undefined;
  }

  private async voerUit(repos: LvsRepositories, toegang: Toegang, werk: Werk): Promise<LvsUitkomst> {
    const { planId, opdracht, profielnaam } = werk;
    const nu = this.deps.clock.now();
    const plek: LvsPlek = {
      adminId: toegang.adminId,
      door: toegang.sessie.gebruikerId,
      op: new Date(nu),
      bron: 'import',
      importId: planId,
    };
    await this.saveResultaten(repos, plek, werk);
    const startniveaus = await findStartvoorstellen(
      repos.resultaten,
      { adminId: plek.adminId, leerlingIds: opdracht.leerlingIds },
      nu,
    );
    const uitkomst: LvsUitkomst = {
      planId,
      nieuw: opdracht.nieuw.length,
      gewijzigd: opdracht.wijzig.length,
      gelijk: opdracht.gelijk,
      over: opdracht.over.length,
      startniveaus,
      profielnaam,
      ongedaanTot: new Date(nu + ONGEDAAN_MS).toISOString(),
    };
    await this.saveAfloop(repos, plek, { ...werk, uitkomst });
    await this.saveAudit(repos, toegang, werk);
    return uitkomst;
  }

  /** Writes the results, what stood there before, and the mapping under its name. */
  private async saveResultaten(
    repos: LvsRepositories,
    plek: LvsPlek,
    { planId, plan, opdracht, profielnaam }: Werk,
  ): Promise<void> {
    await repos.resultaten.create(plek, opdracht.nieuw);
    await repos.resultaten.saveWijzigingen(
      plek,
      opdracht.wijzig.map(({ oud }) => ({ id: v7(), bewaard: oud })),
    );
    await repos.resultaten.update(
      plek,
      opdracht.wijzig.map(({ oud, uitslag }) => ({ ...oud, uitslag, bron: 'import', importId: planId })),
    );
    if (profielnaam !== undefined)
      await repos.profielen.save(plek.adminId, {
        naam: profielnaam,
        inhoud: naarProfiel(plan.kop.koppen, plan.kop.mapping),
        op: plek.op,
      });
  }

  /** Keeps how to take the plan back, the rows that stayed behind, and the answer. */
  private async saveAfloop(
    { plannen }: LvsRepositories,
    plek: LvsPlek,
    { planId, plan, opdracht, uitkomst }: Werk & { uitkomst: LvsUitkomst },
  ): Promise<void> {
    const terug = maakLvsTerug(opdracht);
    await plannen.saveDelen(plek.adminId, { planId, soort: 'terug', inhoud: terug });
    await plannen.saveDelen(plek.adminId, {
      planId,
      soort: 'rest',
      inhoud: [{ kop: plan.kop.kop }, ...opdracht.over],
    });
    await plannen.saveUitgevoerd(plek.adminId, planId, {
      door: plek.door,
      op: plek.op,
      uitkomst,
      ongedaanTot: new Date(uitkomst.ongedaanTot),
      terug: { regels: terug.length },
    });
  }

  private async saveAudit({ audit }: LvsRepositories, toegang: Toegang, { planId, opdracht }: Werk): Promise<void> {
    const regels = [
      lvsAudit(toegang, { actie: 'lvs.uitgevoerd', soort: 'importplan', doelId: planId }),
      ...opdracht.wijzig.map(({ oud }) =>
        lvsAudit(toegang, { actie: 'lvs.gewijzigd', soort: 'lvs_resultaat', doelId: oud.id }),
      ),
    ];
    for (let van = 0; van < regels.length; van += AUDIT_PER_KEER)
      await audit.saveAlle(regels.slice(van, van + AUDIT_PER_KEER));
  }
}

/** A guessed character set shows in names with accents. */
const moetNamenZien = ({ kop, regels }: LvsPlan): boolean =>
  kop.gegokt && regels.some(({ naam }) => /[^ -~]/.test(naam));

/** The stored pieces: what holds for all rows, then the rows. */
function delenVan<K extends { kop: string[] }>(
  delen: readonly (K | LvsPlanregel)[],
): [K | undefined, ...LvsPlanregel[]] {
  const kop = delen.find((deel): deel is K => 'kop' in deel);
  return [kop, ...delen.filter((deel): deel is LvsPlanregel => 'nr' in deel)];
}

function planVan(delen: readonly (Kop | LvsPlanregel)[]): LvsPlan & { kop: Kop } {
  const [kop, ...regels] = delenVan<Kop>(delen);
  if (kop === undefined) throw createError('PLAN_VERVALLEN');
  return { kop, regels };
}

/** Why a row did not come along. */
function zinVan({ codes, soort }: LvsPlanregel, locale: Locale): string {
  return codes.length > 0 ? lvsMelding(codes, locale) : tekst(locale, `lvs.${CODES_BIJ_SOORT[soort] ?? soort}`);
}
