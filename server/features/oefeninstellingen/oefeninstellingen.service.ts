import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseInvoer, type Toegang } from '../../platform/http/route.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type { Oefeninstellingen, OefeninstellingRecord, OefeninstellingWijziging } from './oefeninstellingen.contract.ts';
import type { OefeninstellingenRepository, OefeninstellingRij } from './oefeninstellingen.repository.ts';

/** Stored setting with defaults for fields that came later. */
const instellingVan = (rij: OefeninstellingRij): Oefeninstelling => oefeninstellingSchema.parse(rij.instelling);

function present(rij: OefeninstellingRij): OefeninstellingRecord {
  return { id: rij.id, naam: rij.naam, scope: rij.scope, scopeId: rij.scope_id, isStandaard: rij.is_standaard, versie: rij.versie, instelling: instellingVan(rij) };
}

export class OefeninstellingenService {
  constructor(private readonly deps: { repository: OefeninstellingenRepository; groepen: GroepenRead; leerlingen: LeerlingenRead }) {}

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
    if (!await this.deps.repository.save(toegang.adminId, id, { versie: wijziging.versie, naam, instelling })) throw createError('GEWIJZIGD_DOOR_ANDER');
    return { ...present(rij), naam, instelling, versie: wijziging.versie + 1 };
  }

  private async require(toegang: Toegang, id: string): Promise<OefeninstellingRij> {
    const rij = await this.deps.repository.find(toegang.adminId, id);
    if (rij === undefined) throw createError('NIET_GEVONDEN');
    if (rij.scope === 'leerling') await this.deps.leerlingen.require(toegang, rij.scope_id);
    else await this.deps.groepen.require(toegang, rij.scope_id);
    return rij;
  }
}
