import { v7 } from 'uuid';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { oefeninstellingSchema, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { settingDifference } from '#engine/core/domein/setting-layers.ts';
import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { Spellen } from '../../platform/spellen/spellen.ts';
import type { GroepenRead } from '../groepen/groepen.read.ts';
import type { Oefeninstellingen, OefeninstellingRecord } from './oefeninstellingen.contract.ts';
import type { OefeninstellingenRepository, OefeninstellingRow } from './oefeninstellingen.repository.ts';
import type { OefeninstellingenService, SettingRepositories } from './oefeninstellingen.service.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { NewSetting, SettingChoices, SettingHistory, SettingRestore } from './setting-management.contract.ts';

interface Deps {
  repository: OefeninstellingenRepository;
  transaction: Transaction<SettingRepositories>;
  settings: OefeninstellingenService;
  groepen: GroepenRead;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
  spellen: Spellen;
}

/** Settings of groups and subgroups as things of their own: making, copying, choosing the standard one, going back. */
export class SettingManagementService {
  constructor(private readonly deps: Deps) {}

  async choices(access: Access, groepId: string): Promise<SettingChoices> {
    await this.deps.groepen.require(access, groepId);
    const { leerdoelen, strands } = this.deps.content;
    return {
      doelen: [
        ...[...leerdoelen.values()].map(({ id, naam: name, groep }) => ({ id, naam: name, groep })),
        ...[...strands.values()].map(({ id, naam: name, groepVan: groep }) => ({ id, naam: name, groep })),
      ],
      spellen: [...this.deps.spellen.values()].map(({ slug, title }) => ({ slug, naam: title })),
    };
  }

  /** A copy under a new name; the first one of a group without a standard becomes that. */
  async create(access: Access, groepId: string, newOne: NewSetting): Promise<OefeninstellingRecord> {
    const { groepen, repository } = this.deps;
    await groepen.require(access, groepId);
    const { subgroepId } = newOne;
    if (subgroepId !== undefined && !(await repository.hasSubgroep(access.adminId, groepId, subgroepId)))
      throw createError('NIET_GEVONDEN');
    const rows = await repository.findByGroep(access.adminId, groepId);
    const source = rows.find((row) => (newOne.sourceId === undefined ? row.is_standaard : row.id === newOne.sourceId));
    if (source === undefined) throw createError('NIET_GEVONDEN');
    const target =
      subgroepId === undefined
        ? { scope: 'groep' as const, scopeId: groepId }
        : { scope: 'subgroep' as const, scopeId: subgroepId };
    if (subgroepId !== undefined && rows.some((row) => row.scope_id === subgroepId))
      throw createError('ONGELDIGE_INVOER', { velden: { subgroepId: 'bestaat_al' } });
    const setting = await this.deps.settings.settingOf(access.adminId, source);
    return this.store(access, { groepId, naam: newOne.naam, ...target, instelling: setting });
  }

  /** The same setting for another group, beside what that group has. */
  async copyToGroep(access: Access, id: string, groepId: string): Promise<OefeninstellingRecord> {
    const row = await this.deps.settings.require(access, id);
    await this.deps.groepen.require(access, groepId);
    const setting = await this.deps.settings.settingOf(access.adminId, row);
    return this.store(access, { groepId, naam: row.naam, scope: 'groep', scopeId: groepId, instelling: setting });
  }

  /** Lays settings of one group in another order; who is standard stays in front. */
  async order(access: Access, groepId: string, ids: readonly string[]): Promise<Oefeninstellingen> {
    await this.deps.groepen.require(access, groepId);
    await this.deps.transaction(async ({ instellingen: settings }) => {
      const rows = await settings.findByGroep(access.adminId, groepId);
      const own = new Set(rows.filter(({ scope }) => scope !== 'leerling').map(({ id }) => id));
      if (!ids.every((id) => own.has(id))) throw createError('ONGELDIGE_INVOER', { velden: { ids: 'kies' } });
      await settings.setOrder(access.adminId, ids);
    });
    return this.deps.settings.list(access, groepId);
  }

  async remove(access: Access, id: string): Promise<void> {
    const row = await this.deps.settings.require(access, id);
    if (row.is_standaard) throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'STANDAARD_BLIJFT' });
    await this.deps.transaction(async ({ instellingen: settings }) => {
      if (row.scope !== 'groep')
        await settings.renewRoutes(access.adminId, { scope: row.scope, scopeId: row.scope_id });
      await settings.remove(access.adminId, id);
    });
  }

  /** From now on everybody in the group without one of its own practises with this setting. */
  async setDefault(access: Access, id: string): Promise<OefeninstellingRecord> {
    const row = await this.deps.settings.require(access, id);
    if (row.scope !== 'groep') throw createError('STAP_NIET_TOEGESTAAN');
    if (!row.is_standaard)
      await this.deps.transaction(async ({ instellingen: settings }) => {
        await settings.setDefault(access.adminId, row.scope_id, id);
        await settings.renewRoutes(access.adminId, { scope: 'groep', scopeId: row.scope_id });
      });
    return this.deps.settings.find(access, id);
  }

  async history(access: Access, id: string): Promise<SettingHistory> {
    const row = await this.deps.settings.require(access, id);
    const now = await this.deps.settings.settingOf(access.adminId, row);
    const versions = await this.deps.repository.findVersions(access.adminId, id);
    return {
      items: versions.map(({ versie: version, naam: name, door: by, op: moment, instelling: stored }) => ({
        versie: version,
        naam: name,
        ...(by === null ? {} : { door: by }),
        op: moment.toISOString(),
        anders: [
          ...(name === row.naam ? [] : ['naam']),
          ...Object.keys(settingDifference(now, earlierOf(row, stored, now))),
        ],
      })),
    };
  }

  /** The setting as it was, as a new version: going back can be gone back from. */
  async restore(
    access: Access,
    id: string,
    { versie: version, restoreTo: back }: SettingRestore,
  ): Promise<OefeninstellingRecord> {
    const row = await this.deps.settings.require(access, id);
    const versions = await this.deps.repository.findVersions(access.adminId, id);
    const earlier = versions.find((candidate) => candidate.versie === back);
    if (earlier === undefined) throw createError('NIET_GEVONDEN');
    const now = await this.deps.settings.settingOf(access.adminId, row);
    return this.deps.settings.update(access, id, {
      versie: version,
      naam: earlier.naam,
      instelling: earlierOf(row, earlier.instelling, now),
    });
  }

  private async store(
    access: Access,
    newOne: {
      groepId: string;
      naam: string;
      scope: 'groep' | 'subgroep';
      scopeId: string;
      instelling: Oefeninstelling;
    },
  ): Promise<OefeninstellingRecord> {
    const { groepId, ...row } = newOne;
    const id = v7();
    await this.deps.transaction(async ({ instellingen: settings }) => {
      if ((await settings.countOfGroep(access.adminId, groepId)) >= CONSTANTS.OEFENINSTELLINGEN_PER_GROEP)
        throw createError('GROEP_VOL', {
          sleutel: 'INSTELLINGEN_VOL',
          waarden: { max: CONSTANTS.OEFENINSTELLINGEN_PER_GROEP },
        });
      await settings.create(access.adminId, [{ id, ...row }]);
      if (row.scope === 'subgroep')
        await settings.renewRoutes(access.adminId, { scope: 'subgroep', scopeId: row.scopeId });
    });
    return this.deps.settings.find(access, id);
  }
}

/** An earlier version in full; one that no longer fits the rules counts as what it is now. */
function earlierOf(row: OefeninstellingRow, stored: unknown, now: Oefeninstelling): Oefeninstelling {
  const earlier = oefeninstellingSchema.safeParse(stored);
  return row.scope === 'leerling' || !earlier.success ? now : earlier.data;
}
