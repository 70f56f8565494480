import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { v7 } from 'uuid';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput, type Access } from '../../platform/http/route.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import type {
  OwnSettings,
  Oefeninstellingen,
  OefeninstellingCopy,
  OefeninstellingRecord,
  OefeninstellingChange,
  PreviousSettings,
} from './oefeninstellingen.contract.ts';
import type { OefeninstellingenRepository, OefeninstellingRow } from './oefeninstellingen.repository.ts';

/** Stored setting with defaults for fields that came later. */
const settingOf = (row: OefeninstellingRow): Oefeninstelling => oefeninstellingSchema.parse(row.instelling);

function present(row: OefeninstellingRow): OefeninstellingRecord {
  return {
    id: row.id,
    naam: row.naam,
    scope: row.scope,
    scopeId: row.scope_id,
    isStandaard: row.is_standaard,
    versie: row.versie,
    instelling: settingOf(row),
  };
}

export interface SettingRepositories {
  instellingen: OefeninstellingenRepository;
  leerlingen: LeerlingenRead;
}
interface Deps {
  repository: OefeninstellingenRepository;
  transaction: Transaction<SettingRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
}

export class OefeninstellingenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, groepId: string): Promise<Oefeninstellingen> {
    await this.deps.groepen.require(access, groepId);
    const rows = await this.deps.repository.findByGroep(access.adminId, groepId);
    return { items: rows.map((row) => ({ ...present(row), aantal: row.aantal })) };
  }

  async find(access: Access, id: string): Promise<OefeninstellingRecord> {
    return present(await this.require(access, id));
  }

  async update(access: Access, id: string, change: OefeninstellingChange): Promise<OefeninstellingRecord> {
    const row = await this.require(access, id);
    if (row.versie !== change.versie) throw createError('GEWIJZIGD_DOOR_ANDER');
    const setting = parseInput(oefeninstellingSchema, { ...settingOf(row), ...change.instelling });
    const name = change.naam ?? row.naam;
    if (
      !(await this.deps.repository.save(access.adminId, id, { versie: change.versie, naam: name, instelling: setting }))
    )
      throw createError('GEWIJZIGD_DOOR_ANDER');
    return { ...present(row), naam: name, instelling: setting, versie: change.versie + 1 };
  }

  /** Gives leerlingen a copy of a setting as their own; answers what they had. */
  async copy(access: Access, id: string, { leerlingIds }: OefeninstellingCopy): Promise<PreviousSettings> {
    const source = await this.require(access, id);
    const setting = settingOf(source);
    return this.setOwn(access, {
      leerlingIds,
      items: [...new Set(leerlingIds)].map((leerlingId) => ({ leerlingId, naam: source.naam, instelling: setting })),
    });
  }

  /** Replaces the own settings of leerlingen; without one they follow their group again. Answers what they had. */
  setOwn(access: Access, { leerlingIds, items }: OwnSettings): Promise<PreviousSettings> {
    return this.deps.transaction(async ({ instellingen: settings, leerlingen }) => {
      await leerlingen.lock(access, leerlingIds);
      const old = await settings.takeOwn(access.adminId, leerlingIds);
      await settings.createOwn(
        access.adminId,
        items.map((item) => ({ id: v7(), ...item })),
      );
      return {
        vorige: {
          leerlingIds,
          items: old.map((row) => ({ leerlingId: row.scope_id, naam: row.naam, instelling: settingOf(row) })),
        },
      };
    });
  }

  private async require(access: Access, id: string): Promise<OefeninstellingRow> {
    const row = await this.deps.repository.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (row.scope === 'leerling') await this.deps.leerlingen.require(access, row.scope_id);
    else await this.deps.groepen.require(access, row.scope_id);
    return row;
  }
}
