import { useTranslation } from 'react-i18next';

const RULES = ['soort', 'organisatiesoort', 'land', 'aantal', 'opmerking'] as const;

/** What was asked in the first step, filled in by the script; with a way back to it. */
export function WishSummary({ change }: { change?: true }) {
  const { t } = useTranslation('aanvraagformulier');
  return (
    <div className="form-summary">
      <dl>
        {RULES.map((name) => (
          <div key={name} className="form-summary__rule" data-rule={name}>
            <dt>{t(`samenvatting.${name}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
      {change === true && (
        <button type="button" className="site-text-button" data-back="">
          {t('wijzig')}
        </button>
      )}
    </div>
  );
}
