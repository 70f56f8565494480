import { changesRoute, settingDifference, settingOver } from '#engine/core/domein/setting-layers.ts';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { v7 } from 'uuid';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput, type Access } from '../../platform/http/route.ts';
import { poolSize } from '../../platform/practice/pool-size.ts';
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
import type { OefeninstellingenRead } from './oefeninstellingen.read.ts';
import type { OefeninstellingenRepository, OefeninstellingRow } from './oefeninstellingen.repository.ts';

const record = (row: OefeninstellingRow, setting: Oefeninstelling): OefeninstellingRecord => ({
  id: row.id,
  naam: row.naam,
  scope: row.scope,
  scopeId: row.scope_id,
  isStandaard: row.is_standaard,
  versie: row.versie,
  instelling: setting,
});

export interface SettingRepositories {
  instellingen: OefeninstellingenRepository;
  leerlingen: LeerlingenRead;
  layers: OefeninstellingenRead;
}
interface Deps {
  repository: OefeninstellingenRepository;
  layers: OefeninstellingenRead;
  transaction: Transaction<SettingRepositories>;
  groepen: GroepenRead;
  leerlingen: LeerlingenRead;
  content: Pick<Content, 'model'>;
}

export class OefeninstellingenService {
  constructor(private readonly deps: Deps) {}

  async list(access: Access, groepId: string): Promise<Oefeninstellingen> {
    await this.deps.groepen.require(access, groepId);
    const rows = await this.deps.repository.findByGroep(access.adminId, groepId);
    return {
      items: await Promise.all(
        rows.map(async (row) => ({
          ...record(row, await this.settingOf(access.adminId, row)),
          aantal: row.aantal,
          ...(row.for_whom === null ? {} : { forWhom: row.for_whom }),
        })),
      ),
    };
  }

  async find(access: Access, id: string): Promise<OefeninstellingRecord> {
    const row = await this.require(access, id);
    return record(row, await this.settingOf(access.adminId, row));
  }

  async update(access: Access, id: string, change: OefeninstellingChange): Promise<OefeninstellingRecord> {
    const row = await this.require(access, id);
    if (row.versie !== change.versie) throw createError('GEWIJZIGD_DOOR_ANDER');
    const before = await this.settingOf(access.adminId, row);
    const setting = parseInput(oefeninstellingSchema, { ...before, ...change.instelling });
    if (poolSize(this.deps.content.model, setting) === 0)
      throw createError('POOL_LEEG', { sleutel: 'INSTELLING_LEEG' });
    const name = change.naam ?? row.naam;
    await this.deps.transaction(async ({ instellingen: settings }) => {
      const saved = await settings.save(access.adminId, id, {
        versie: change.versie,
        naam: name,
        instelling: await this.storedOf(access.adminId, row, setting),
        by: access.session.gebruikerId,
      });
      if (!saved) throw createError('GEWIJZIGD_DOOR_ANDER');
      if (changesRoute(before, setting) && (row.scope !== 'groep' || row.is_standaard))
        await settings.renewRoutes(access.adminId, { scope: row.scope, scopeId: row.scope_id });
    });
    return { ...record(row, setting), naam: name, versie: change.versie + 1 };
  }

  /** Gives leerlingen a copy of a setting as their own; answers what they had. */
  async copy(access: Access, id: string, { leerlingIds }: OefeninstellingCopy): Promise<PreviousSettings> {
    const source = await this.require(access, id);
    const setting = await this.settingOf(access.adminId, source);
    return this.setOwn(access, {
      leerlingIds,
      items: [...new Set(leerlingIds)].map((leerlingId) => ({ leerlingId, naam: source.naam, instelling: setting })),
    });
  }

  /** Replaces the own settings of leerlingen; without one they follow their group again. Answers what they had. */
  setOwn(access: Access, { leerlingIds, items }: OwnSettings): Promise<PreviousSettings> {
    const { adminId } = access;
    return this.deps.transaction(async ({ instellingen: settings, leerlingen, layers }) => {
      await leerlingen.lock(access, leerlingIds);
      const bases = new Map<string, Oefeninstelling>();
      for (const id of new Set(leerlingIds)) {
        const { jaargroep } = await leerlingen.require(access, id);
        bases.set(id, (await layers.findLayers(adminId, { id, jaargroep })).base.instelling);
      }
      const old = await settings.takeOwn(adminId, leerlingIds);
      const before = old.flatMap((row) => {
        const base = bases.get(row.scope_id);
        return base === undefined
          ? []
          : [{ leerlingId: row.scope_id, naam: row.naam, instelling: settingOver(base, row.instelling) }];
      });
      const created = items.flatMap(({ leerlingId, naam: name, instelling: setting }) => {
        const base = bases.get(leerlingId);
        return base === undefined
          ? []
          : [
              {
                id: v7(),
                naam: name,
                scope: 'leerling' as const,
                scopeId: leerlingId,
                instelling: settingDifference(base, setting),
              },
            ];
      });
      await settings.create(adminId, created);
      for (const [id, base] of bases) {
        const was = before.find(({ leerlingId }) => leerlingId === id)?.instelling ?? base;
        const now = items.find(({ leerlingId }) => leerlingId === id)?.instelling ?? base;
        if (changesRoute(was, now)) await settings.renewRoutes(adminId, { scope: 'leerling', scopeId: id });
      }
      return { vorige: { leerlingIds, items: before } };
    });
  }

  /** Setting within reach, with its row. */
  async require(access: Access, id: string): Promise<OefeninstellingRow> {
    const row = await this.deps.repository.find(access.adminId, id);
    if (row === undefined) throw createError('NIET_GEVONDEN');
    if (row.scope === 'leerling') await this.deps.leerlingen.require(access, row.scope_id);
    else if (row.groep_id === null) throw createError('NIET_GEVONDEN');
    else await this.deps.groepen.require(access, row.groep_id);
    return row;
  }

  /** Stored setting with defaults for fields that came later; of a leerling the own fields over those of the group. */
  async settingOf(adminId: string, row: OefeninstellingRow): Promise<Oefeninstelling> {
    if (row.scope !== 'leerling') return oefeninstellingSchema.parse(row.instelling);
    return settingOver(await this.baseOf(adminId, row), row.instelling);
  }

  private async storedOf(adminId: string, row: OefeninstellingRow, setting: Oefeninstelling): Promise<object> {
    return row.scope === 'leerling' ? settingDifference(await this.baseOf(adminId, row), setting) : setting;
  }

  private async baseOf(adminId: string, row: OefeninstellingRow): Promise<Oefeninstelling> {
    const who = { id: row.scope_id, jaargroep: row.jaargroep ?? 3 };
    return (await this.deps.layers.findLayers(adminId, who)).base.instelling;
  }
}
