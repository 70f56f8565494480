import type { ReactNode } from 'react';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { SettingChoices } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import type { SettingField } from './setting-fields.ts';

/** What every field of a setting is given: the whole setting, so that one field can speak of another. */
export interface FieldsProps {
  value: Oefeninstelling;
  onChange: (next: Oefeninstelling) => void;
  errors: Partial<Record<SettingField, 'kies' | 'bereik'>>;
  choices: SettingChoices;
  disabled: boolean;
  /** Where the value of a field comes from, below the field. */
  origin?: (name: SettingField) => ReactNode;
}
