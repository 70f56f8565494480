import { v7 } from 'uuid';
import type { Clock } from '#engine/core/basis/clock.ts';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { standaardInstelling } from '#engine/core/domein/oefeninstelling.ts';
import { nieuweGroepscode } from '../../platform/auth/leerlinggeheim.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { metDubbel } from '../../platform/fout/dubbel.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { vergelijkNamen, volleNaam } from '../../platform/taal/naam.ts';
import { tekst } from '../../platform/taal/teksten.ts';
import type {
  Docentnamen,
  GroepDetail,
  GroepKopie,
  GroepVerwijderd,
  GroepWijziging,
  NieuweGroep,
  SubgroepInvoer,
} from './groepen-beheer.contract.ts';
import type { GroepDetailRij, GroepenBeheerRepository } from './groepen-beheer.repository.ts';
import type { GroepenRead } from './groepen.read.ts';

export interface GroepenBeheerRepositories {
  groepen: GroepenBeheerRepository;
  audit: AuditRepository;
}
interface Deps {
  transactie: Transactie<GroepenBeheerRepositories>;
  repository: GroepenBeheerRepository;
  read: GroepenRead;
  clock: Clock;
}

const DUBBEL = { groepen_naam: 'naam', subgroepen_naam: 'naam' } as const;
const opVolgorde = (jaren: readonly number[]): number[] => [...new Set(jaren)].sort((a, b) => a - b);

/** Makes and changes groups. */
export class GroepenBeheerService {
  constructor(private readonly deps: Deps) {}

  async find(toegang: Toegang, groepId: string): Promise<GroepDetail> {
    await this.deps.read.require(toegang, groepId);
    return this.present(this.deps.repository, toegang.adminId, groepId);
  }

  async listDocenten(toegang: Toegang): Promise<Docentnamen> {
    const rijen = await this.deps.repository.findDocenten(toegang.adminId);
    return {
      items: rijen.map((rij) => ({ id: rij.id, naam: volleNaam(rij) })).sort((a, b) => vergelijkNamen(a.naam, b.naam)),
    };
  }

  create(toegang: Toegang, nieuw: NieuweGroep): Promise<GroepDetail> {
    return this.schrijf(toegang, 'groep.toegevoegd', async (repos) => {
      const id = await this.maak(repos, toegang, nieuw);
      await this.linkDocenten(repos, toegang, { groepId: id, ids: nieuw.docentIds });
      return id;
    });
  }

  async update(toegang: Toegang, groepId: string, wijziging: GroepWijziging): Promise<GroepDetail> {
    await this.deps.read.require(toegang, groepId);
    return this.schrijf(toegang, 'groep.gewijzigd', async ({ groepen }) => {
      const rij = await this.require(groepen, toegang.adminId, groepId);
      const jaargroepen = wijziging.jaargroepen === undefined ? rij.jaargroepen : opVolgorde(wijziging.jaargroepen);
      const gelukt = await groepen.save(toegang.adminId, groepId, {
        versie: wijziging.versie,
        naam: wijziging.naam ?? rij.naam,
        jaargroepen,
      });
      if (!gelukt)
        throw createError('GEWIJZIGD_DOOR_ANDER', { details: await this.present(groepen, toegang.adminId, groepId) });
      return groepId;
    });
  }

  /** An archived group keeps its leerlingen and its answers; its sign-in code stops. */
  async setArchief(toegang: Toegang, groepId: string, archief: boolean): Promise<GroepDetail> {
    await this.deps.read.require(toegang, groepId);
    return this.schrijf(toegang, archief ? 'groep.gearchiveerd' : 'groep.teruggehaald', async ({ groepen }) => {
      const rij = await this.require(groepen, toegang.adminId, groepId);
      if ((rij.gearchiveerd_op !== null) === archief) throw createError('STAP_NIET_TOEGESTAAN');
      if (!archief) await this.checkRuimte(groepen, toegang.adminId);
      await groepen.saveArchief(toegang.adminId, groepId, archief ? new Date(this.deps.clock.now()) : null);
      if (archief) await groepen.deleteCode(toegang.adminId, groepId);
      else await this.geefCode(groepen, toegang.adminId, groepId);
      return groepId;
    });
  }

  async delete(toegang: Toegang, groepId: string): Promise<GroepVerwijderd> {
    await this.deps.read.require(toegang, groepId);
    return this.deps.transactie(async ({ groepen, audit }) => {
      const zonderGroep = await groepen.delete(toegang.adminId, groepId);
      await audit.save({
        adminId: toegang.adminId,
        wie: toegang.sessie.gebruikerId,
        rol: toegang.sessie.rol,
        actie: 'groep.verwijderd',
        soort: 'groep',
        doelId: groepId,
        reden: toegang.reden,
      });
      return { zonderGroep };
    });
  }

  /** The same group for another school year: its years, docenten and standard setting, without leerlingen. */
  async copy(toegang: Toegang, groepId: string, kopie: GroepKopie): Promise<GroepDetail> {
    await this.deps.read.require(toegang, groepId);
    return this.schrijf(toegang, 'groep.gekopieerd', async (repos) => {
      const { groepen } = repos;
      const bron = await this.require(groepen, toegang.adminId, groepId);
      const id = await this.maak(repos, toegang, { ...kopie, jaargroepen: bron.jaargroepen, bronGroepId: groepId });
      await groepen.saveDocenten(toegang.adminId, id, await groepen.findDocentIds(toegang.adminId, groepId));
      return id;
    });
  }

  async setDocenten(toegang: Toegang, groepId: string, ids: readonly string[]): Promise<GroepDetail> {
    await this.deps.read.require(toegang, groepId);
    return this.schrijf(toegang, 'groep.docenten', async (repos) => {
      await this.linkDocenten(repos, toegang, { groepId, ids });
      return groepId;
    });
  }

  /** Adds a subgroup, or changes it when `subgroepId` is given. */
  async saveSubgroep(
    toegang: Toegang,
    plek: { groepId: string; subgroepId?: string },
    invoer: SubgroepInvoer,
  ): Promise<GroepDetail> {
    await this.deps.read.require(toegang, plek.groepId);
    return this.schrijf(toegang, 'groep.subgroep', async ({ groepen }) => {
      const bestaand = await groepen.findSubgroepen(toegang.adminId, plek.groepId);
      if (plek.subgroepId !== undefined && !bestaand.some(({ id }) => id === plek.subgroepId))
        throw createError('NIET_GEVONDEN');
      const vol = plek.subgroepId === undefined && bestaand.length >= CONSTANTEN.SUBGROEPEN_PER_GROEP;
      if (vol)
        throw createError('GROEP_VOL', {
          sleutel: 'SUBGROEPEN_VOL',
          waarden: { max: CONSTANTEN.SUBGROEPEN_PER_GROEP },
        });
      await groepen.saveSubgroep(toegang.adminId, plek.groepId, { id: plek.subgroepId ?? v7(), ...invoer });
      return plek.groepId;
    });
  }

  async deleteSubgroep(toegang: Toegang, plek: { groepId: string; subgroepId: string }): Promise<GroepDetail> {
    await this.deps.read.require(toegang, plek.groepId);
    return this.schrijf(toegang, 'groep.subgroep', async ({ groepen }) => {
      if (!(await groepen.deleteSubgroep(toegang.adminId, plek.groepId, plek.subgroepId)))
        throw createError('NIET_GEVONDEN');
      return plek.groepId;
    });
  }

  /** New group with its code and standard setting, inside the transaction of the caller. */
  async maak(
    { groepen }: Pick<GroepenBeheerRepositories, 'groepen'>,
    toegang: Toegang,
    nieuw: { naam: string; jaargroepen: readonly number[]; schooljaar: string; bronGroepId?: string | undefined },
  ): Promise<string> {
    const { adminId, sessie } = toegang;
    await this.checkRuimte(groepen, adminId);
    const id = v7();
    const jaargroepen = opVolgorde(nieuw.jaargroepen);
    await groepen.create({ adminId, id, naam: nieuw.naam, jaargroepen, schooljaar: nieuw.schooljaar });
    await this.geefCode(groepen, adminId, id);
    const bron =
      nieuw.bronGroepId === undefined ? undefined : await groepen.findStandaardInstelling(adminId, nieuw.bronGroepId);
    const basis = {
      ...standaardInstelling(jaargroepen[0] ?? 3),
      niveauTot: Math.min(8.5, Math.max(3, jaargroepen.at(-1) ?? 3) + 0.5),
    };
    await groepen.saveInstelling(adminId, id, {
      id: v7(),
      naam: bron?.naam ?? tekst(sessie.locale, 'groep.standaardInstelling'),
      inhoud: bron?.instelling ?? basis,
    });
    return id;
  }

  private async linkDocenten(
    { groepen }: Pick<GroepenBeheerRepositories, 'groepen'>,
    toegang: Toegang,
    plek: { groepId: string; ids: readonly string[] },
  ): Promise<void> {
    const bekend = new Set((await groepen.findDocenten(toegang.adminId)).map(({ id }) => id));
    if (plek.ids.some((id) => !bekend.has(id))) throw createError('NIET_GEVONDEN');
    await groepen.saveDocenten(toegang.adminId, plek.groepId, plek.ids);
  }

  private async geefCode(groepen: GroepenBeheerRepository, adminId: string, groepId: string): Promise<void> {
    while (!(await groepen.saveCode(adminId, groepId, nieuweGroepscode())));
  }

  private async checkRuimte(groepen: GroepenBeheerRepository, adminId: string): Promise<void> {
    if ((await groepen.countActief(adminId)) >= CONSTANTEN.GROEPEN_MAX)
      throw createError('GROEP_VOL', { sleutel: 'GROEPEN_VOL', waarden: { max: CONSTANTEN.GROEPEN_MAX } });
  }

  private async require(groepen: GroepenBeheerRepository, adminId: string, id: string): Promise<GroepDetailRij> {
    const rij = await groepen.find(adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    return rij;
  }

  /** One transaction with its line in the audit; answers the group as it is after it. */
  private schrijf(
    toegang: Toegang,
    actie: string,
    werk: (repos: GroepenBeheerRepositories) => Promise<string>,
  ): Promise<GroepDetail> {
    return metDubbel(DUBBEL, () =>
      this.deps.transactie(async (repos) => {
        const id = await werk(repos);
        await repos.audit.save({
          adminId: toegang.adminId,
          wie: toegang.sessie.gebruikerId,
          rol: toegang.sessie.rol,
          actie,
          soort: 'groep',
          doelId: id,
          reden: toegang.reden,
        });
        return this.present(repos.groepen, toegang.adminId, id);
      }),
    );
  }

  private async present(groepen: GroepenBeheerRepository, adminId: string, id: string): Promise<GroepDetail> {
    const rij = await this.require(groepen, adminId, id);
    const subgroepen = await groepen.findSubgroepen(adminId, id);
    return {
      id: rij.id,
      naam: rij.naam,
      jaargroepen: rij.jaargroepen,
      schooljaar: rij.schooljaar,
      gearchiveerd: rij.gearchiveerd_op !== null,
      versie: rij.versie,
      ...(rij.code === null ? {} : { code: rij.code }),
      docentIds: await groepen.findDocentIds(adminId, id),
      subgroepen: subgroepen.map((s) => ({ id: s.id, naam: s.naam, leerlingIds: s.leerling_ids })),
    };
  }
}
