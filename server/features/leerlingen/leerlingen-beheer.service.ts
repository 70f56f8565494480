import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { naamSleutel } from '../../platform/taal/naam.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import { hernoemGroep } from './hernoem-groep.ts';
import type {
  LeerlingDetail,
  Leerlinglijst,
  LeerlinglijstQuery,
  Leerlingnotitie,
  LeerlingWijziging,
  Startniveaus,
  StartniveausGezet,
  Verplaatsing,
  Verplaatst,
} from './leerlingen-beheer.contract.ts';
import type { LeerlingDetailRij, LeerlingenBeheerRepository } from './leerlingen-beheer.repository.ts';
import type { LeerlingenRead } from './leerlingen.read.ts';
import type { LeerlinglijstRepository, LijstVraag } from './leerlinglijst.repository.ts';

export interface LeerlingenBeheerRepositories {
  leerlingen: LeerlingenBeheerRepository;
  read: LeerlingenRead;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<LeerlingenBeheerRepositories>;
  repository: LeerlingenBeheerRepository;
  lijst: LeerlinglijstRepository;
  groepen: GroepenRead;
  read: LeerlingenRead;
  clock: Clock;
}
interface Regel {
  actie: string;
  soort: string;
  doelId: string;
}

/** Lists, changes and moves leerlingen. */
export class LeerlingenBeheerService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang, query: LeerlinglijstQuery): Promise<Leerlinglijst> {
    const omlaag = query.sorteer.startsWith('-');
    const { rijen, totaal } = await this.deps.lijst.findPagina({
      adminId: toegang.adminId,
      docentId: toegang.bereik === 'eigen' ? toegang.sessie.gebruikerId : null,
      zoek: naamSleutel(query.zoek)
        .split(' ')
        .filter((woord) => woord !== ''),
      groep: query.groep ?? null,
      kolom: kolomVan(query.sorteer),
      omlaag,
      van: (query.pagina - 1) * query.grootte,
      aantal: query.grootte,
    });
    return {
      totaal,
      pagina: query.pagina,
      grootte: query.grootte,
      items: rijen.map((rij) => ({
        id: rij.id,
        naam: rij.naam,
        roepnaam: rij.roepnaam,
        dier: rij.dier,
        jaargroep: rij.jaargroep,
        gebruikersnaam: rij.gebruikersnaam,
        ...(rij.groep_id === null || rij.groep === null ? {} : { groep: { id: rij.groep_id, naam: rij.groep } }),
        ...(rij.laatst === null ? {} : { laatstGeoefendOp: rij.laatst.toISOString() }),
      })),
    };
  }

  async find(toegang: Toegang, leerlingId: string): Promise<LeerlingDetail> {
    await this.deps.read.require(toegang, leerlingId);
    return present(await this.require(this.deps.repository, toegang.adminId, leerlingId));
  }

  async update(toegang: Toegang, leerlingId: string, wijziging: LeerlingWijziging): Promise<LeerlingDetail> {
    return this.schrijf(
      toegang,
      { actie: 'leerling.gewijzigd', soort: 'leerling', doelId: leerlingId },
      async ({ leerlingen, read }) => {
        await read.lock(toegang, [leerlingId]);
        const oud = await this.require(leerlingen, toegang.adminId, leerlingId);
        const { versie, gebruikersnaam, ...velden } = wijziging;
        if (gebruikersnaam !== undefined) {
          const vrij = await leerlingen.saveNaam(toegang.adminId, leerlingId, {
            oud: naamSleutel(oud.gebruikersnaam),
            nieuw: naamSleutel(gebruikersnaam),
          });
          if (!vrij) throw createError('ONGELDIGE_INVOER', { velden: { gebruikersnaam: 'bestaat_al' } });
        }
        const { roepnaam: voornaam, voorvoegsel, achternaam } = velden;
        const gebruiker = zonderLeeg({ gebruikersnaam, voornaam, voorvoegsel, achternaam });
        const gelukt = await leerlingen.save(toegang.adminId, leerlingId, {
          versie,
          velden: zonderLeeg(velden),
          gebruiker,
        });
        if (!gelukt)
          throw createError('GEWIJZIGD_DOOR_ANDER', {
            details: present(await this.require(leerlingen, toegang.adminId, leerlingId)),
          });
        for (const groep of oud.groepen) await hernoemGroep(leerlingen, toegang.adminId, groep.id);
        return present(await this.require(leerlingen, toegang.adminId, leerlingId));
      },
    );
  }

  /** Moves leerlingen to a group, or out of every group; answers where they were. */
  async move(toegang: Toegang, { ids, naarGroepId, subgroepId }: Verplaatsing): Promise<Verplaatst> {
    const groep = naarGroepId === null ? null : await this.deps.groepen.require(toegang, naarGroepId);
    if (groep?.gearchiveerd === true) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'GROEP_GEARCHIVEERD' });
    return this.schrijf(
      toegang,
      { actie: 'leerlingen.verplaatst', soort: 'groep', doelId: naarGroepId ?? toegang.adminId },
      async ({ leerlingen, read }) => {
        await read.lock(toegang, ids);
        const lidmaatschappen = await leerlingen.findLidmaatschappen(toegang.adminId, ids);
        const datum = datumVan(this.deps.clock.now());
        await leerlingen.closeLidmaatschappen(toegang.adminId, ids, datum);
        if (naarGroepId !== null)
          await this.plaats(leerlingen, toegang.adminId, { groepId: naarGroepId, subgroepId, ids, datum });
        return {
          vorige: ids.map((leerlingId) => ({
            leerlingId,
            groepId: lidmaatschappen.find((lid) => lid.leerling_id === leerlingId)?.groep_id ?? null,
          })),
        };
      },
    );
  }

  /** Level where practice begins; answers what it was. */
  setStartniveau(toegang: Toegang, { ids, niveau }: Startniveaus): Promise<StartniveausGezet> {
    return this.schrijf(
      toegang,
      { actie: 'leerlingen.startniveau', soort: 'leerlingen', doelId: String(ids.length) },
      async ({ leerlingen, read }) => {
        await read.lock(toegang, ids);
        const vorige = await leerlingen.findStartniveaus(toegang.adminId, ids);
        await leerlingen.saveStartniveau(toegang.adminId, ids, niveau);
        return {
          vorige: vorige.map(({ id, startniveau }) => ({
            leerlingId: id,
            niveau: startniveau === null ? null : Number(startniveau),
          })),
        };
      },
    );
  }

  async addNotitie(toegang: Toegang, { ids, tekst }: Leerlingnotitie): Promise<void> {
    await this.schrijf(
      toegang,
      { actie: 'leerlingen.notitie', soort: 'leerlingen', doelId: String(ids.length) },
      async ({ leerlingen, read }) => {
        await read.lock(toegang, ids);
        const op = new Date(this.deps.clock.now());
        await leerlingen.saveNotities(
          toegang.adminId,
          ids.map((leerlingId) => ({ id: v7(), leerlingId, van: toegang.sessie.gebruikerId, tekst, op })),
        );
      },
    );
  }

  private async plaats(
    leerlingen: LeerlingenBeheerRepository,
    adminId: string,
    plek: { groepId: string; subgroepId: string | undefined; ids: readonly string[]; datum: string },
  ): Promise<void> {
    await leerlingen.openLidmaatschappen(adminId, plek.groepId, plek);
    if ((await leerlingen.countLeden(adminId, plek.groepId)) > CONSTANTEN.GROEP_MAX)
      throw createError('GROEP_VOL', { waarden: { max: CONSTANTEN.GROEP_MAX } });
    if (
      plek.subgroepId !== undefined &&
      !(await leerlingen.addSubgroepLeden(adminId, { id: plek.subgroepId, groepId: plek.groepId }, plek.ids))
    )
      throw createError('NIET_GEVONDEN');
    await hernoemGroep(leerlingen, adminId, plek.groepId);
  }

  private async require(
    leerlingen: LeerlingenBeheerRepository,
    adminId: string,
    id: string,
  ): Promise<LeerlingDetailRij> {
    const rij = await leerlingen.findDetail(adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  private schrijf<T>(
    toegang: Toegang,
    regel: Regel,
    werk: (repos: LeerlingenBeheerRepositories) => Promise<T>,
  ): Promise<T> {
    return this.deps.transactie(async (repos) => {
      const uit = await werk(repos);
      await repos.audit.save({
        adminId: toegang.adminId,
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        ...regel,
        reden: toegang.reden,
      });
      return uit;
    });
  }
}

const KOLOMMEN = ['naam', 'jaargroep', 'groep', 'laatst'] as const;
const kolomVan = (sorteer: string): LijstVraag['kolom'] => KOLOMMEN.find((kolom) => sorteer.endsWith(kolom)) ?? 'naam';

function zonderLeeg(velden: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(velden)
      .filter(([, waarde]) => waarde !== undefined)
      .map(([naam, waarde]) => [naam, naam === 'voorvoegsel' && waarde === '' ? null : waarde]),
  );
}

function present(rij: LeerlingDetailRij): LeerlingDetail {
  return {
    id: rij.id,
    versie: rij.versie,
    roepnaam: rij.roepnaam,
    voorvoegsel: rij.voorvoegsel ?? '',
    achternaam: rij.achternaam,
    jaargroep: rij.jaargroep,
    gebruikersnaam: rij.gebruikersnaam,
    dier: rij.dier,
    notitie: rij.notitie ?? '',
    groepen: rij.groepen,
    ...(rij.startniveau === null ? {} : { startniveau: Number(rij.startniveau) }),
  };
}
