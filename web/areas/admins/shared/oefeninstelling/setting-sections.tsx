import { useTranslation } from 'react-i18next';
import { SETTING_SECTIONS } from './setting-fields.ts';
import type { FieldsProps } from './field-props.ts';
import { SettingCell } from './setting-field.tsx';
import './setting.css';

/** All fields of a setting, in the order in which a teacher thinks about them. */
export function SettingSections(props: FieldsProps) {
  const { t } = useTranslation('oefeninstelling');
  return (
    <>
      {SETTING_SECTIONS.map(({ name, fields }) => (
        <section key={name} className="setting-part" aria-labelledby={`deel-${name}`}>
          <h2 id={`deel-${name}`}>{t(`deel.${name}`)}</h2>
          <div className="setting-grid">
            {fields.map((spec) => (
              <SettingCell key={spec.name} {...props} spec={spec} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
