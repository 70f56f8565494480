import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import { dagVan, datumVan, datumVanDag } from '../../platform/tijd/klok.ts';
import type { Ongedaan } from './importplan.contract.ts';
import type { ImportDeps, ImportRepositories } from './importplan.service.ts';
import { heleNaam } from './stand.ts';
import { weegTerug, type Terugkop, type Terugregel, type Terugwerk } from './terug.ts';
import type { Plek } from './uitvoer.repository.ts';

/** Takes an import back within seven days, as far as nobody changed what it did. */
export class OngedaanService {
  constructor(private readonly deps: ImportDeps) {}

  async undo(toegang: Toegang, planId: string): Promise<Ongedaan> {
    const { adminId } = toegang;
    return this.deps.transactie(async (repos) => {
      await repos.plannen.lockTenant(adminId);
      const rij = await repos.plannen.lock(adminId, planId);
      if (rij === undefined) throw createError('NIET_GEVONDEN');
      const nu = this.deps.clock.now();
      if (
        rij.status !== 'uitgevoerd' ||
        rij.terug === null ||
        rij.ongedaan_tot === null ||
        rij.ongedaan_tot.getTime() < nu
      )
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'ONGEDAAN_TE_LAAT' });
      const regels = await repos.plannen.findDelen<Terugregel>(adminId, planId, 'terug');
      const nieuw = regels.flatMap((regel) => (regel.soort === 'nieuw' ? [regel.id] : []));
      const stand = await repos.stand.find(adminId);
      const werk = weegTerug(regels, stand, new Set(await repos.ongedaan.findGebruikt(adminId, nieuw)));
      const plek: Plek = { adminId, door: toegang.sessie.gebruikerId, op: new Date(nu), dag: datumVan(nu) };
      const bak = {
        reden: tekst(toegang.sessie.locale, `import.reden.${rij.soort}`),
        wissenOp: datumVanDag(dagVan(nu) + stand.prullenbakDagen),
      };
      await this.draaiTerug(repos, plek, { werk, kop: rij.terug, bak });
      await repos.plannen.saveOngedaan(adminId, planId, plek.op);
      await repos.audit.save({
        adminId,
        wie: plek.door,
        rol: toegang.sessie.rol,
        actie: 'import.ongedaan',
        soort: 'importplan',
        doelId: planId,
        reden: toegang.reden,
      });
      return {
        teruggedraaid: werk.verwijder.length + werk.herstel.length + werk.uitBak.length,
        overgeslagen: werk.overgeslagen.map((leerling) => ({ leerlingId: leerling.id, naam: heleNaam(leerling) })),
      };
    });
  }

  private async draaiTerug(
    repos: ImportRepositories,
    plek: Plek,
    deel: { werk: Terugwerk; kop: Terugkop; bak: { reden: string; wissenOp: string } },
  ): Promise<void> {
    const { werk, kop } = deel;
    await repos.ongedaan.deleteLeerlingen(plek.adminId, werk.verwijder);
    await repos.uitvoer.putPrullenbak(plek, werk.terugNaarBak, deel.bak);
    await repos.licenties.claimPlaatsen(plek.adminId, werk.uitBak.length);
    await repos.uitvoer.takePrullenbak(plek, werk.uitBak);
    await repos.ongedaan.restoreLeerlingen(plek.adminId, werk.herstel, plek.op);
    await repos.uitvoer.deleteLeden(plek.adminId, werk.sluit);
    await repos.uitvoer.reopenLeden(plek.adminId, werk.heropen);
    await repos.uitvoer.saveGearchiveerd(plek.adminId, kop.gearchiveerd, null);
    await repos.ongedaan.deleteLegeGroepen(plek.adminId, kop.groepen);
    await repos.ongedaan.restoreSchool(plek.adminId, kop.school);
    await repos.uitvoer.renameTegels(plek.adminId, [...new Set(werk.heropen.map(({ groepId }) => groepId))]);
  }
}
