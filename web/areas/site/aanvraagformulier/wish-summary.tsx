import { useTranslation } from 'react-i18next';
import type { Wish } from './wish.ts';

/** What was asked in the first step, and the way back to it. */
export function WishSummary({ wish, onChange }: { wish: Wish; onChange?: () => void }) {
  const { t } = useTranslation('aanvraagformulier');
  const rules: [string, string][] = [
    ['soort', t(`soort.${wish.soort}`)],
    ['voor', t(`voor.${wish.organisatiesoort}`)],
    ['land', t(`land.${wish.land}`)],
    ['aantal', wish.aantal],
    ['opmerking', wish.opmerking],
  ];
  return (
    <div className="form-summary">
      <dl>
        {rules
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name} className="form-summary__rule">
              <dt>{t(`samenvatting.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {onChange !== undefined && (
        <button type="button" className="site-text-button" onClick={onChange}>
          {t('wijzig')}
        </button>
      )}
    </div>
  );
}
