import { useTranslation } from 'react-i18next';
import type { PriceSheet } from '#server/features/prijzen/price-management.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { euroText } from '../shared/euro.ts';

/** What the prices were, since when and by whom. */
export function PriceHistory({ sheet: { history } }: { sheet: PriceSheet }) {
  const { t, i18n } = useTranslation('price-sheets');
  if (history.length === 0) return null;
  return (
    <details className="price-history">
      <summary>{t('geschiedenis', { count: history.length })}</summary>
      <ol>
        {history.map(({ versie: version, wie: who, op: moment, isVoorbeeld: example, regels: lines }) => (
          <li key={version}>
            <strong>{dateText(i18n.language, new Date(moment))}</strong>{' '}
            <span className="soft">
              {[who, t(example ? 'stand.voorbeeld' : 'stand.echt')].filter((part) => part !== '').join(', ')}
            </span>
            <p>{lines.map(({ bedrag: cents }) => `€ ${euroText(cents)}`).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
