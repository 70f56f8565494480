import type { TFunction } from 'i18next';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { settingDifference } from '#engine/core/domein/setting-layers.ts';
import { yearsText } from '../jaargroep.ts';
import { SETTING_SECTIONS, stonesOf, type ChoiceField, type SettingField } from './setting-fields.ts';

/** Fields that a teacher knows by name. */
const FIELD_NAMES = new Set<string>([
  'naam',
  ...SETTING_SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name)),
]);
const keyOf = (value: unknown): string => String(value).replace('.', '_');
const PER_VALUE: ReadonlySet<SettingField> = new Set<SettingField>(['inhoud', 'moeilijkheid', 'herhaling']);
const COUNTED: ReadonlySet<SettingField> = new Set<SettingField>([
  'duurMin',
  'takenPerDag',
  'nieuwPerSessie',
  'vrijSpelenMin',
]);
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('nl') + text.slice(1);

/** Value of a choice as a teacher reads it. */
export function choiceText(t: TFunction, name: ChoiceField['name'], value: unknown): string {
  if (COUNTED.has(name)) return t(`oefeninstelling:keuze.${name}`, { n: value, count: Number(value) });
  return t(`oefeninstelling:keuze.${name}.${keyOf(value)}`);
}

/** One plain sentence: what the value of a field does to a child. */
export function effectText(t: TFunction, setting: Oefeninstelling, name: SettingField): string {
  const value = setting[name];
  if (name === 'duurMin') return t('oefeninstelling:effect.duurMin', { count: stonesOf(setting.duurMin) });
  if (Array.isArray(value)) return t(`oefeninstelling:effect.${name}`, { count: value.length });
  if (name === 'thuisUren') {
    const hours = setting.thuisUren;
    return hours === null
      ? t('oefeninstelling:effect.thuisUren.uit')
      : t('oefeninstelling:effect.thuisUren.aan', { van: hours.van, tot: hours.tot });
  }
  if (typeof value === 'boolean') return t(`oefeninstelling:effect.${name}.${value ? 'aan' : 'uit'}`);
  if (PER_VALUE.has(name)) return t(`oefeninstelling:effect.${name}.${keyOf(value)}`);
  return t(`oefeninstelling:effect.${name}`, { count: typeof value === 'number' ? value : 0 });
}

/** From which year to which. */
export function levelText(t: TFunction, setting: Pick<Oefeninstelling, 'niveauVan' | 'niveauTot'>): string {
  const [first, last] = [Math.floor(setting.niveauVan), Math.floor(setting.niveauTot)];
  return yearsText(
    t,
    Array.from({ length: last - first + 1 }, (_, nr) => first + nr),
  );
}

/** What a setting comes down to, in three sentences. */
export function summaryText(t: TFunction, setting: Oefeninstelling): string {
  return [
    effectText(t, setting, 'inhoud'),
    t('oefeninstelling:kort.niveau', { niveau: levelText(t, setting) }),
    effectText(t, setting, 'moeilijkheid'),
  ].join(' ');
}

/** Names of fields, as a list in a sentence. */
export function fieldNames(t: TFunction, language: string, fields: readonly string[]): string {
  const names = fields
    .filter((field) => FIELD_NAMES.has(field))
    .map((field) => lower(t(`oefeninstelling:veld.${field}`)));
  return new Intl.ListFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { type: 'conjunction' }).format(names);
}

/** In what a leerling differs from the group. */
export function deviationText(
  t: TFunction,
  language: string,
  settings: { base: Oefeninstelling; own: Oefeninstelling },
): string {
  const fields = Object.keys(settingDifference(settings.base, settings.own));
  return fields.length === 0
    ? t('oefeninstelling:kort.zelfde')
    : t('oefeninstelling:kort.eigen', { velden: fieldNames(t, language, fields) });
}
