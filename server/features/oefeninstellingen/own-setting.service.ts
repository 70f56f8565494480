import { v7 } from 'uuid';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { changesRoute, settingDifference, settingOver } from '#engine/core/domein/setting-layers.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput, type Access } from '../../platform/http/route.ts';
import { poolSize } from '../../platform/practice/pool-size.ts';
import type { LeerlingenRead, LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import type { OefeninstellingenRead, SettingLayers } from './oefeninstellingen.read.ts';
import type { SettingRepositories } from './oefeninstellingen.service.ts';
import type { OwnFields, OwnSetting } from './own-setting.contract.ts';

interface Deps {
  transaction: Transaction<SettingRepositories>;
  layers: OefeninstellingenRead;
  leerlingen: LeerlingenRead;
  content: Pick<Content, 'model'>;
}

function present(leerling: LeerlingRow, { base, own }: SettingLayers): OwnSetting {
  const setting = settingOver(base.instelling, own?.part);
  return {
    leerling: {
      id: leerling.id,
      naam: leerling.weergavenaam,
      dier: leerling.dier,
      jaargroep: leerling.jaargroep,
    },
    versie: own?.versie ?? 0,
    instelling: setting,
    basis: { soort: base.soort, naam: base.naam, instelling: base.instelling },
    eigen: Object.keys(settingDifference(base.instelling, setting)),
  };
}

/** What one leerling has that differs from the group, field by field. */
export class OwnSettingService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, leerlingId: string): Promise<OwnSetting> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    return present(leerling, await this.deps.layers.findLayers(access.adminId, leerling));
  }

  /** Stores what differs; nothing that differs = the leerling follows the group again. */
  async set(access: Access, leerlingId: string, { versie: version, velden: fields }: OwnFields): Promise<OwnSetting> {
    const { adminId } = access;
    return this.deps.transaction(async ({ instellingen: settings, leerlingen, layers }) => {
      await leerlingen.lock(access, [leerlingId]);
      const leerling = await leerlingen.require(access, leerlingId);
      const before = await layers.findLayers(adminId, leerling);
      if ((before.own?.versie ?? 0) !== version) throw createError('GEWIJZIGD_DOOR_ANDER');
      const setting = parseInput(oefeninstellingSchema, { ...before.base.instelling, ...fields });
      if (poolSize(this.deps.content.model, setting) === 0)
        throw createError('POOL_LEEG', { sleutel: 'INSTELLING_LEEG' });
      const own = settingDifference(before.base.instelling, setting);
      await this.store(settings, { access, leerling, before, own });
      if (changesRoute(settingOver(before.base.instelling, before.own?.part), setting))
        await settings.renewRoutes(adminId, { scope: 'leerling', scopeId: leerlingId });
      return present(leerling, await layers.findLayers(adminId, leerling));
    });
  }

  private async store(
    settings: SettingRepositories['instellingen'],
    o: { access: Access; leerling: LeerlingRow; before: SettingLayers; own: Record<string, unknown> },
  ): Promise<void> {
    const { adminId, session } = o.access;
    const known = o.before.own;
    if (Object.keys(o.own).length === 0) {
      await settings.takeOwn(adminId, [o.leerling.id]);
      return;
    }
    const name = o.leerling.weergavenaam;
    if (known === null) {
      await settings.create(adminId, [
        { id: v7(), naam: name, scope: 'leerling', scopeId: o.leerling.id, instelling: o.own },
      ]);
      return;
    }
    const change = { versie: known.versie, naam: name, instelling: o.own, by: session.gebruikerId };
    if (!(await settings.save(adminId, known.id, change))) throw createError('GEWIJZIGD_DOOR_ANDER');
  }
}
