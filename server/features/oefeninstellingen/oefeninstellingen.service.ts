import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { v7 } from 'uuid';
import type { Transactie } from '../../platform/database/transactie.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseInvoer, type Toegang } from '../../platform/http/route.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type {
  EigenInstellingen,
  Oefeninstellingen,
  OefeninstellingKopie,
  OefeninstellingRecord,
  OefeninstellingWijziging,
  VorigeInstellingen,
} from './oefeninstellingen.contract.ts';
import type { OefeninstellingenRepository, OefeninstellingRij } from './oefeninstellingen.repository.ts';

/** Stored setting with defaults for fields that came later. */
const instellingVan = (rij: OefeninstellingRij): Oefeninstelling => oefeninstellingSchema.parse(rij.instelling);

function present(rij: OefeninstellingRij): OefeninstellingRecord {
  return {
    id: rij.id,
    naam: rij.naam,
    scope: rij.scope,
    scopeId: rij.scope_id,
    isStandaard: rij.is_standaard,
    versie: rij.versie,
    instelling: instellingVan(rij),
  };
}

export interface InstellingRepositories {
  instellingen: OefeninstellingenRepository;
  leerlingen: LeerlingenRead;
}
interface Deps {
  repository: OefeninstellingenRepository;
  transactie: Transactie<InstellingRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
}

export class OefeninstellingenService {
  constructor(private readonly deps: Deps) {}

  async list(toegang: Toegang, groepId: string): Promise<Oefeninstellingen> {
    await this.deps.groepen.require(toegang, groepId);
    const rijen = await this.deps.repository.findByGroep(toegang.adminId, groepId);
    return { items: rijen.map((rij) => ({ ...present(rij), aantal: rij.aantal })) };
  }

  async find(toegang: Toegang, id: string): Promise<OefeninstellingRecord> {
    return present(await this.require(toegang, id));
  }

  async update(toegang: Toegang, id: string, wijziging: OefeninstellingWijziging): Promise<OefeninstellingRecord> {
    const rij = await this.require(toegang, id);
    if (rij.versie !== wijziging.versie) throw createError('GEWIJZIGD_DOOR_ANDER');
    const instelling = parseInvoer(oefeninstellingSchema, { ...instellingVan(rij), ...wijziging.instelling });
    const naam = wijziging.naam ?? rij.naam;
    if (!(await this.deps.repository.save(toegang.adminId, id, { versie: wijziging.versie, naam, instelling })))
      throw createError('GEWIJZIGD_DOOR_ANDER');
    return { ...present(rij), naam, instelling, versie: wijziging.versie + 1 };
  }

  /** Gives leerlingen a copy of a setting as their own; answers what they had. */
  async copy(toegang: Toegang, id: string, { leerlingIds }: OefeninstellingKopie): Promise<VorigeInstellingen> {
    const bron = await this.require(toegang, id);
    const instelling = instellingVan(bron);
    return this.setEigen(toegang, {
      leerlingIds,
      items: [...new Set(leerlingIds)].map((leerlingId) => ({ leerlingId, naam: bron.naam, instelling })),
    });
  }

  /** Replaces the own settings of leerlingen; without one they follow their group again. Answers what they had. */
  setEigen(toegang: Toegang, { leerlingIds, items }: EigenInstellingen): Promise<VorigeInstellingen> {
    return this.deps.transactie(async ({ instellingen, leerlingen }) => {
      await leerlingen.lock(toegang, leerlingIds);
      const oud = await instellingen.takeEigen(toegang.adminId, leerlingIds);
      await instellingen.createEigen(
        toegang.adminId,
        items.map((item) => ({ id: v7(), ...item })),
      );
      return {
        vorige: {
          leerlingIds,
          items: oud.map((rij) => ({ leerlingId: rij.scope_id, naam: rij.naam, instelling: instellingVan(rij) })),
        },
      };
    });
  }

  private async require(toegang: Toegang, id: string): Promise<OefeninstellingRij> {
    const rij = await this.deps.repository.find(toegang.adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    if (rij.scope === 'leerling') await this.deps.leerlingen.require(toegang, rij.scope_id);
    else await this.deps.groepen.require(toegang, rij.scope_id);
    return rij;
  }
}
