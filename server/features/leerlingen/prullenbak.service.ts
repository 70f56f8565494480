import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel, volleNaam } from '../../platform/taal/naam.ts';
import { dagVan, datumVan, datumVanDag } from '../../platform/tijd/klok.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LicentiesRead } from '../licenties/licenties.read.ts';
import { hernoemGroep } from './hernoem-groep.ts';
import type { Verwijderd, Verwijdering } from './leerlingen-beheer.contract.ts';
import type { LeerlingenBeheerRepository } from './leerlingen-beheer.repository.ts';
import type { LeerlingenRead } from './leerlingen.read.ts';
import type { Hersteld, Herstelling, Prullenbak, Prullenbakitem, PrullenbakQuery } from './prullenbak.contract.ts';
import type { BakItem, PrullenbakRepository, PrullenbakRij } from './prullenbak.repository.ts';
import type { WissenService } from './wissen.service.ts';

export interface PrullenbakRepositories {
  bak: PrullenbakRepository;
  leerlingen: LeerlingenBeheerRepository;
  read: LeerlingenRead;
  licenties: LicentiesRead;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<PrullenbakRepositories>;
  repository: PrullenbakRepository;
  licenties: LicentiesRead;
  groepen: GroepenRead;
  wissen: WissenService;
  clock: Clock;
}

const docentVan = (toegang: Toegang): string | null => (toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : null);

/** In the bin, out of it, and gone. */
export class PrullenbakService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang, query: PrullenbakQuery): Promise<Prullenbak> {
    const { adminId } = toegang;
    const zoek = naamSleutel(query.zoek)
      .split(' ')
      .filter((woord) => woord !== '');
    const { rijen, totaal } = await this.deps.repository.findPagina({
      adminId,
      docentId: docentVan(toegang),
      zoek,
      van: (query.pagina - 1) * query.grootte,
      aantal: query.grootte,
    });
    const plaatsen = await this.deps.licenties.findPlaatsen(adminId);
    return {
      totaal,
      pagina: query.pagina,
      grootte: query.grootte,
      items: rijen.map((rij) => this.present(rij)),
      bewaardagen: await this.bewaardagen(this.deps.repository, adminId),
      ...(plaatsen === undefined ? {} : { vrijePlaatsen: Math.max(0, plaatsen.totaal - plaatsen.gebruikt) }),
    };
  }

  /** To the bin: sign-in dead, seat free, out of every list. */
  put(toegang: Toegang, verwijdering: Verwijdering): Promise<Verwijderd> {
    return this.schrijf(toegang, 'leerlingen.prullenbak', (repos) => this.putIn(repos, toegang, verwijdering));
  }

  /** The same inside the transaction of the caller. */
  async putIn(
    repos: Pick<PrullenbakRepositories, 'bak' | 'leerlingen' | 'read'>,
    toegang: Toegang,
    { ids, reden }: Verwijdering,
  ): Promise<Verwijderd> {
    await repos.read.lock(toegang, ids);
    const uniek = [...new Set(ids)];
    const lidmaatschappen = await repos.leerlingen.findLidmaatschappen(toegang.adminId, uniek);
    const nu = this.deps.clock.now();
    const wissenOp = datumVanDag(dagVan(nu) + (await this.bewaardagen(repos.bak, toegang.adminId)));
    const items = uniek.map((leerlingId): BakItem => ({
      leerlingId,
      groepId: lidmaatschappen.find((lid) => lid.leerling_id === leerlingId)?.groep_id ?? null,
    }));
    await repos.leerlingen.closeLidmaatschappen(toegang.adminId, uniek, datumVan(nu));
    await repos.bak.put(toegang.adminId, items, {
      door: toegang.sessie.gebruikerId,
      op: new Date(nu),
      reden: reden ?? null,
      wissenOp,
    });
    return { aantal: uniek.length, wissenOp };
  }

  /** Back to the own group or to another one, when there are seats. */
  async restore(toegang: Toegang, { ids, groepId }: Herstelling): Promise<Hersteld> {
    const groep = groepId === undefined ? undefined : await this.deps.groepen.require(toegang, groepId);
    if (groep?.gearchiveerd === true) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'GROEP_GEARCHIVEERD' });
    return this.schrijf(toegang, 'leerlingen.hersteld', async (repos) => {
      const items = await repos.bak.lock({ adminId: toegang.adminId, docentId: docentVan(toegang) }, ids);
      if (items.length !== new Set(ids).size) throw createError('NIET_GEVONDEN');
      await repos.licenties.claimPlaatsen(toegang.adminId, items.length);
      await repos.bak.take(
        toegang.adminId,
        items.map(({ leerlingId }) => leerlingId),
      );
      const doel = items.map((item) => ({ ...item, groepId: groepId ?? item.groepId }));
      await this.plaats(repos.leerlingen, toegang.adminId, doel);
      return { aantal: items.length, zonderGroep: doel.filter((item) => item.groepId === null).length };
    });
  }

  /** For ever, after the first name was typed again. */
  async erase(toegang: Toegang, leerlingId: string, bevestiging: string): Promise<void> {
    const [item] = await this.deps.repository.lock({ adminId: toegang.adminId, docentId: docentVan(toegang) }, [
      leerlingId,
    ]);
    if (item === undefined) throw createError('NIET_GEVONDEN');
    if (naamSleutel(bevestiging) !== naamSleutel(item.roepnaam))
      throw createError('ONGELDIGE_INVOER', { velden: { bevestiging: 'formaat' } });
    await this.deps.wissen.erase(
      { adminId: toegang.adminId, leerlingId },
      { id: toegang.sessie.gebruikerId, rol: toegang.sessie.rol, reden: toegang.reden },
    );
  }

  private async plaats(
    leerlingen: LeerlingenBeheerRepository,
    adminId: string,
    items: readonly BakItem[],
  ): Promise<void> {
    const datum = datumVan(this.deps.clock.now());
    for (const groepId of new Set(items.flatMap((item) => item.groepId ?? []))) {
      const ids = items.filter((item) => item.groepId === groepId).map((item) => item.leerlingId);
      await leerlingen.openLidmaatschappen(adminId, groepId, { ids, datum });
      if ((await leerlingen.countLeden(adminId, groepId)) > CONSTANTEN.GROEP_MAX)
        throw createError('GROEP_VOL', { waarden: { max: CONSTANTEN.GROEP_MAX } });
      await hernoemGroep(leerlingen, adminId, groepId);
    }
  }

  private async bewaardagen(bak: PrullenbakRepository, adminId: string): Promise<number> {
    return (await bak.findBewaardagen(adminId)) ?? CONSTANTEN.PRULLENBAK_DAGEN;
  }

  private present(rij: PrullenbakRij): Prullenbakitem {
    const door =
      rij.voornaam === null
        ? ''
        : volleNaam({ voornaam: rij.voornaam, voorvoegsel: rij.voorvoegsel, achternaam: rij.achternaam ?? '' });
    const dagen = dagVan(Date.parse(`${rij.wissen_op}T12:00:00Z`)) - dagVan(this.deps.clock.now());
    return {
      leerlingId: rij.leerling_id,
      naam: rij.naam,
      roepnaam: rij.roepnaam,
      dier: rij.dier,
      jaargroep: rij.jaargroep,
      door,
      op: rij.op.toISOString(),
      reden: rij.reden ?? '',
      wissenOp: rij.wissen_op,
      dagenOver: Math.max(0, dagen),
      ...(rij.groep_id === null || rij.groep === null ? {} : { groep: { id: rij.groep_id, naam: rij.groep } }),
    };
  }

  private schrijf<T>(
    toegang: Toegang,
    actie: string,
    werk: (repos: PrullenbakRepositories) => Promise<T & { aantal: number }>,
  ): Promise<T & { aantal: number }> {
    return this.deps.transactie(async (repos) => {
      const uit = await werk(repos);
      await repos.audit.save({
        adminId: toegang.adminId,
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        actie,
        soort: 'aantal',
        doelId: String(uit.aantal),
        reden: toegang.reden,
      });
      return uit;
    });
  }
}
