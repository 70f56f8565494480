import type { Knex } from 'knex';
import { withExperiments } from '#engine/core/oefening/select/experiment.ts';
import { oefeninstellingSchema, defaultSetting, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { storedPart, settingOver } from '#engine/core/domein/setting-layers.ts';

interface Who {
  id: string;
  jaargroep: number;
}
interface LayerRow {
  id: string;
  naam: string;
  scope: 'groep' | 'subgroep' | 'leerling';
  versie: number;
  instelling: unknown;
}
/** What a leerling follows, and what was set for the leerling alone. */
export interface SettingLayers {
  base: {
    id: string | null;
    naam: string | null;
    soort: 'standaard' | 'groep' | 'subgroep';
    instelling: Oefeninstelling;
  };
  own: { id: string; versie: number; part: Record<string, unknown> } | null;
}

/**
 * Which setting works for a pupil: own fields over the setting of the subgroup, else over the standard of the group, else
 * over the default of the year; under the experiments of the group when the school switched those on.
 */
export class OefeninstellingenRead {
  constructor(private readonly db: Knex) {}

  async findFor(adminId: string, leerling: Who): Promise<{ id: string | null; instelling: Oefeninstelling }> {
    const { base, own } = await this.findLayers(adminId, leerling);
    const chosen = { id: own?.id ?? base.id, instelling: settingOver(base.instelling, own?.part) };
    const groepId = await this.findTrialGroep(adminId, leerling.id);
    return groepId === undefined
      ? chosen
      : { ...chosen, instelling: withExperiments(chosen.instelling, { adminId, groepId }) };
  }

  /** The setting below and the own fields, apart. */
  async findLayers(adminId: string, leerling: Who): Promise<SettingLayers> {
    const rows: LayerRow[] = await this.db('oefeninstellingen as o')
      .leftJoin('groepslidmaatschappen as m', (on) =>
        on
          .on('m.admin_id', 'o.admin_id')
          .andOn('m.groep_id', 'o.scope_id')
          .andOnNull('m.tot')
          .andOnVal('m.leerling_id', leerling.id),
      )
      .leftJoin('subgroep_leden as s', (on) =>
        on.on('s.admin_id', 'o.admin_id').andOn('s.subgroep_id', 'o.scope_id').andOnVal('s.leerling_id', leerling.id),
      )
      .where('o.admin_id', adminId)
      .where((of) =>
        of
          .where({ 'o.scope': 'leerling', 'o.scope_id': leerling.id })
          .orWhere((en) => en.where({ 'o.scope': 'subgroep' }).whereNotNull('s.leerling_id'))
          .orWhere((en) => en.where({ 'o.scope': 'groep', 'o.is_standaard': true }).whereNotNull('m.leerling_id')),
      )
      .orderByRaw(`CASE o.scope WHEN 'subgroep' THEN 0 ELSE 1 END, o.aangemaakt_op`)
      .select('o.id', 'o.naam', 'o.scope', 'o.versie', 'o.instelling');
    const own = rows.find(({ scope }) => scope === 'leerling');
    return {
      base: baseOf(rows, leerling),
      own: own === undefined ? null : { id: own.id, versie: own.versie, part: storedPart(own.instelling) },
    };
  }

  /** Group of a pupil of a school that takes part in experiments; of two groups always the same one. */
  private async findTrialGroep(adminId: string, leerlingId: string): Promise<string | undefined> {
    const row: { groep_id: string } | undefined = await this.db('groepslidmaatschappen as m')
      .join('admins as a', 'a.id', 'm.admin_id')
      .where({ 'm.admin_id': adminId, 'm.leerling_id': leerlingId })
      .whereNull('m.tot')
      .whereRaw(`a.instellingen ->> 'experimenten' = 'true'`)
      .orderBy('m.groep_id')
      .first('m.groep_id');
    return row?.groep_id;
  }
}

/** A setting that cannot be read is as good as none. */
function baseOf(rows: readonly LayerRow[], { jaargroep }: Who): SettingLayers['base'] {
  for (const { scope, id, naam: name, instelling: stored } of rows) {
    const setting = oefeninstellingSchema.safeParse(stored);
    if (scope !== 'leerling' && setting.success) return { id, naam: name, soort: scope, instelling: setting.data };
  }
  return { id: null, naam: null, soort: 'standaard', instelling: defaultSetting(jaargroep) };
}
