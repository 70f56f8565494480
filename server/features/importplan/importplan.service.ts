import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { EckZegel } from '../../platform/auth/eck.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { ImportplanRepository, PlanRij } from '../../platform/database/importplan.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import type { Bestand } from '../../platform/http/upload.ts';
import { volleNaam } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { dagVan, datumVan, datumVanDag, schooljaarVan } from '../../platform/tijd/klok.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import type { Importgeschiedenis, Importplan, Keuzes, Uitkomst } from './importplan.contract.ts';
import type { Ingelezen } from './inlezen.ts';
import type { Schoolcode } from './levering.ts';
import type { OngedaanRepository } from './ongedaan.repository.ts';
import { maakOpdracht, type Opdracht } from './opdracht.ts';
import { maakPlan } from './plan.ts';
import type { Plan, Regel } from './plan.types.ts';
import { presenteer, tellingenVan } from './presenteer.ts';
import { gegevensversie, type Schoolstand } from './stand.ts';
import type { StandRepository } from './stand.repository.ts';
import { maakTerug, type Terugkop } from './terug.ts';
import type { Lidrij, Plek, UitvoerRepository } from './uitvoer.repository.ts';

type Soort = 'edexml' | 'csv';
export interface ImportRepositories {
  plannen: ImportplanRepository<Soort, Uitkomst, Terugkop>;
  stand: StandRepository;
  uitvoer: UitvoerRepository;
  ongedaan: OngedaanRepository;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
export interface ImportDeps {
  repositories: ImportRepositories;
  transactie: Transactie<ImportRepositories>;
  eck: EckZegel;
  clock: Clock;
}

/** Rows from which an import changes how the tables are best read. */
const VEEL = 250;
const GELDIG_MS = 30 * 60_000;
const ONGEDAAN_DAGEN = 7;
const DAG_MS = 86_400_000;

/** Plan first, then one transaction: nothing is written before somebody confirms, and then all of it or nothing. */
export class ImportplanService {
  constructor(private readonly deps: ImportDeps) {}

  /** Holds a file against the school. Throws ANDERE_SCHOOL unless office said that it knows. */
  async plan(
    toegang: Toegang,
    bestand: Bestand,
    deel: { lees: (bestand: Bestand, stand: Schoolstand) => Promise<Ingelezen>; andereSchool: boolean },
  ): Promise<Importplan> {
    const { adminId } = toegang;
    const {
      repositories: { stand: standen, licenties },
      transactie,
      clock,
      eck,
    } = this.deps;
    const stand = await standen.find(adminId);
    const { levering, gegokt } = await deel.lees(bestand, stand);
    const nu = clock.now();
    levering.schooljaar ||= schooljaarVan(nu);
    if (isAndereSchool(levering.school, stand.school) && !(deel.andereSchool && toegang.bereik === 'reden'))
      throw createError('ANDERE_SCHOOL');
    const plan = await maakPlan({
      levering,
      gegokt,
      stand,
      vandaag: datumVan(nu),
      schooljaar: schooljaarVan(nu),
      eck: (eckid) => eck.zegel(eckid),
    });
    const planId = v7();
    const sha256 = createHash('sha256').update(bestand.bytes).digest('hex');
    const verlooptOp = new Date(nu + GELDIG_MS);
    const { regels, ...kop } = plan;
    await transactie(async ({ plannen, audit }) => {
      await plannen.cleanup(new Date(nu));
      await plannen.create({
        adminId,
        id: planId,
        soort: plan.soort,
        sha256,
        tellingen: tellingenVan(regels),
        gegevensversie: await gegevensversie(stand),
        door: toegang.sessie.gebruikerId,
        op: new Date(nu),
        verlooptOp,
        inhoud: [kop, ...regels],
      });
      await audit.save(this.regel(toegang, deel.andereSchool ? 'import.plan.andere_school' : 'import.plan', planId));
    });
    const plaatsen = await licenties.findPlaatsen(adminId);
    return presenteer(plan, {
      planId,
      sha256,
      verlooptOp: verlooptOp.toISOString(),
      plaatsen: plaatsen?.totaal,
      stand,
    });
  }

  /** Runs a plan. The same user gets the first answer again; anybody else, and a school that changed, gets 409. */
  async run(toegang: Toegang, planId: string, keuzes: Keuzes): Promise<Uitkomst> {
    const { adminId } = toegang;
    const uit = await this.deps.transactie(async (repos) => {
      await repos.plannen.lockTenant(adminId);
      const rij = await repos.plannen.lock(adminId, planId);
      if (rij === undefined) throw createError('NIET_GEVONDEN');
      if (rij.uitkomst !== null) return this.eerder(rij, toegang);
      if (rij.status !== 'gemaakt' || rij.verloopt_op.getTime() < this.deps.clock.now())
        throw createError('PLAN_VERVALLEN');
      const stand = await repos.stand.find(adminId);
      if ((await gegevensversie(stand)) !== rij.gegevensversie) return undefined;
      const [kop, ...regels] = await repos.plannen.findDelen<Omit<Plan, 'regels'> | Regel>(adminId, planId, 'plan');
      const opdracht = await maakOpdracht(planVan(kop, regels), keuzes, { stand, nieuwId: v7 });
      return this.voerUit(repos, toegang, {
        planId,
        opdracht,
        stand,
        soort: rij.soort,
        school: planVan(kop, []).school,
      });
    });
    if (uit !== undefined) {
      if (uit.aangemaakt + uit.prullenbak + uit.verplaatst >= VEEL) await this.deps.repositories.stand.analyze();
      return uit;
    }
    await this.deps.repositories.plannen.saveVervallen(adminId, planId);
    throw createError('PLAN_VERVALLEN');
  }

  async listGeschiedenis(adminId: string): Promise<Importgeschiedenis> {
    const rijen = await this.deps.repositories.plannen.findGeschiedenis(adminId);
    const nu = this.deps.clock.now();
    return {
      items: rijen.map((rij) => ({
        planId: rij.id,
        soort: rij.soort,
        status: rij.status,
        op: rij.uitgevoerd_op.toISOString(),
        aangemaakt: rij.uitkomst.aangemaakt,
        gewijzigd: rij.uitkomst.gewijzigd,
        prullenbak: rij.uitkomst.prullenbak,
        door:
          rij.voornaam === null
            ? ''
            : volleNaam({ voornaam: rij.voornaam, voorvoegsel: rij.voorvoegsel, achternaam: rij.achternaam ?? '' }),
        ongedaanTot:
          rij.status === 'uitgevoerd' && rij.ongedaan_tot.getTime() > nu ? rij.ongedaan_tot.toISOString() : undefined,
      })),
    };
  }

  private eerder(rij: PlanRij<Soort, Uitkomst, Terugkop>, toegang: Toegang): Uitkomst {
    if (rij.status !== 'uitgevoerd' || rij.uitkomst === null || rij.uitgevoerd_door !== toegang.sessie.gebruikerId)
      throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'PLAN_AL_UITGEVOERD' });
    return rij.uitkomst;
  }

  private async voerUit(
    repos: ImportRepositories,
    toegang: Toegang,
    werk: { planId: string; opdracht: Opdracht; stand: Schoolstand; soort: Soort; school: Schoolcode },
  ): Promise<Uitkomst> {
    const { opdracht, stand, planId } = werk;
    const nu = this.deps.clock.now();
    const plek: Plek = {
      adminId: toegang.adminId,
      door: toegang.sessie.gebruikerId,
      op: new Date(nu),
      dag: datumVan(nu),
    };
    const teruggezet = opdracht.wijzig.filter((wijziging) => wijziging.terugzetten);
    const wissenOp = datumVanDag(dagVan(nu) + stand.prullenbakDagen);
    await repos.uitvoer.putPrullenbak(plek, opdracht.weg, {
      reden: tekst(toegang.sessie.locale, `import.reden.${werk.soort}`),
      wissenOp,
    });
    await repos.licenties.claimPlaatsen(plek.adminId, opdracht.nieuw.length + teruggezet.length);
    await repos.uitvoer.createGroepen(plek, opdracht.groepen, {
      schooljaar: opdracht.schooljaar,
      bron: werk.soort,
      instellingnaam: tekst(toegang.sessie.locale, 'groep.standaardInstelling'),
      nieuwId: v7,
    });
    await repos.uitvoer.saveGroepsleutels(plek.adminId, opdracht.groepSleutels);
    await repos.uitvoer.takePrullenbak(
      plek,
      teruggezet.map(({ oud }) => oud),
    );
    await repos.uitvoer.createLeerlingen(plek, opdracht.nieuw);
    await repos.uitvoer.updateLeerlingen(plek, opdracht.wijzig);
    const los = await this.verplaats(repos, plek, opdracht);
    await repos.uitvoer.linkDocenten(plek.adminId, opdracht.leerkrachten);
    if (Object.keys(werk.school).length > 0)
      await repos.uitvoer.saveSchool(plek.adminId, { ...werk.school, ...stand.school });
    const uitkomst = uitkomstVan(planId, opdracht, {
      teruggezet: teruggezet.length,
      ongedaanTot: new Date(nu + ONGEDAAN_DAGEN * DAG_MS),
      emails: stand.emails,
      groepen: stand.groepen,
    });
    await repos.plannen.saveDelen(plek.adminId, { planId, soort: 'terug', inhoud: maakTerug(opdracht, los) });
    await repos.plannen.saveUitgevoerd(plek.adminId, planId, {
      door: plek.door,
      op: plek.op,
      uitkomst,
      ongedaanTot: new Date(uitkomst.ongedaanTot),
      terug: {
        groepen: opdracht.groepen.map(({ id }) => id),
        gearchiveerd: opdracht.archiveren.map(({ id }) => id),
        school: stand.school,
      },
    });
    await repos.audit.save(this.regel(toegang, 'import.uitgevoerd', planId));
    for (const { id } of opdracht.weg)
      await repos.audit.save({ ...this.regel(toegang, 'import.prullenbak', id), soort: 'leerling' });
    return uitkomst;
  }

  /** Memberships of everybody; answers those that only closed because their group was archived. */
  private async verplaats({ uitvoer }: ImportRepositories, plek: Plek, opdracht: Opdracht): Promise<Lidrij[]> {
    const gearchiveerd = opdracht.archiveren.map(({ id }) => id);
    await uitvoer.closeLeden(
      plek,
      opdracht.wijzig.flatMap(({ id, wissel }) => wissel.eruit.map((lid) => ({ leerlingId: id, ...lid }))),
    );
    const los = gearchiveerd.length === 0 ? [] : await uitvoer.findOpen(plek.adminId, gearchiveerd);
    await uitvoer.closeLeden(plek, los);
    await uitvoer.saveGearchiveerd(plek.adminId, gearchiveerd, plek.op);
    const open = [
      ...opdracht.nieuw.flatMap(({ id, groepIds }) => groepIds.map((groepId) => ({ leerlingId: id, groepId }))),
      ...opdracht.wijzig.flatMap(({ id, wissel }) => wissel.erbij.map((groepId) => ({ leerlingId: id, groepId }))),
    ];
    await uitvoer.openLeden(plek, open);
    const geraakt = [
      ...open.map(({ groepId }) => groepId),
      ...opdracht.wijzig.flatMap(({ oud }) => oud.groepen.map(({ groepId }) => groepId)),
    ];
    await uitvoer.renameTegels(plek.adminId, [...new Set(geraakt)]);
    return los;
  }

  private regel(
    toegang: Toegang,
    actie: string,
    doelId: string,
  ): {
    adminId: string;
    wie: string;
    rol: string;
    actie: string;
    soort: string;
    doelId: string;
    reden?: string | undefined;
  } {
    return {
      adminId: toegang.adminId,
      wie: toegang.sessie.gebruikerId,
      rol: toegang.sessie.rol,
      actie,
      soort: 'importplan',
      doelId,
      reden: toegang.reden,
    };
  }
}

/** The stored pieces as one plan again. */
function planVan(
  kop: Omit<Plan, 'regels'> | Regel | undefined,
  delen: readonly (Omit<Plan, 'regels'> | Regel)[],
): Plan {
  if (kop === undefined || !('schooljaar' in kop)) throw createError('PLAN_VERVALLEN');
  return { ...kop, regels: delen.filter((deel): deel is Regel => 'nr' in deel) };
}

/** Whether a file names another school than the one that is known; a part that one of them lacks says nothing. */
function isAndereSchool(bestand: Schoolcode, bekend: Schoolcode): boolean {
  const botst = (['brin', 'dependance', 'instellingsnummer'] as const).some(
    (deel) => bestand[deel] !== undefined && bekend[deel] !== undefined && bestand[deel] !== bekend[deel],
  );
  const ander = (een: Schoolcode, twee: Schoolcode): boolean =>
    een.brin !== undefined &&
    een.instellingsnummer === undefined &&
    twee.brin === undefined &&
    twee.instellingsnummer !== undefined;
  return botst || ander(bestand, bekend) || ander(bekend, bestand);
}

function uitkomstVan(
  planId: string,
  opdracht: Opdracht,
  deel: { teruggezet: number; ongedaanTot: Date; emails: ReadonlySet<string>; groepen: Schoolstand['groepen'] },
): Uitkomst {
  const namen = new Map([...deel.groepen, ...opdracht.groepen].map(({ id, naam }) => [id, naam]));
  const perGroep = new Map<string, number>();
  for (const {
    groepIds: [groepId],
  } of opdracht.nieuw)
    if (groepId !== undefined) perGroep.set(groepId, (perGroep.get(groepId) ?? 0) + 1);
  return {
    planId,
    aangemaakt: opdracht.nieuw.length,
    gewijzigd: opdracht.wijzig.length - deel.teruggezet,
    teruggezet: deel.teruggezet,
    prullenbak: opdracht.weg.length,
    verplaatst: opdracht.wijzig.filter(({ wissel }) => wissel.erbij.length > 0).length,
    groepen: opdracht.groepen.length,
    gearchiveerd: opdracht.archiveren.length,
    uitgenodigd: 0,
    kaartgroepen: [...perGroep].map(([id, aantal]) => ({ id, naam: namen.get(id) ?? '', aantal })),
    leerkrachten: opdracht.leerkrachten.map((leerkracht) => ({
      ...leerkracht,
      uitgenodigd: deel.emails.has(leerkracht.email),
    })),
    ongedaanTot: deel.ongedaanTot.toISOString(),
  };
}
