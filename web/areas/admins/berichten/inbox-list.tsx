import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { BerichtItem } from '#server/features/berichten/berichten.contract.ts';
import { shortDate } from '#web/platform/date-text.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Messages under each other, unread ones first. */
export function InboxList({ items, base }: { items: readonly BerichtItem[]; base: string }) {
  const { t, i18n } = useTranslation(['berichten', 'berichten-gedeeld']);
  return (
    <ul className="inbox" aria-label={t('lijst')}>
      {items.map((item) => (
        <li key={item.id}>
          <NavLink to={`${base}/${item.id}`} className="inbox__item" data-unread={item.unread || undefined}>
            <Icon name={item.soort === 'gesprek' ? 'mail' : 'let'} size={20} />
            <span className="inbox__text">
              <span className="inbox__top">
                <strong>{item.onderwerp}</strong>
                <time dateTime={item.op}>{shortDate(i18n.language, new Date(item.op))}</time>
              </span>
              <span className="inbox__begin">{item.begin === '' ? t('ingetrokken') : item.begin}</span>
              {item.unread && <span className="chip chip--sun">{t('ongelezen')}</span>}
              {item.status !== null && !item.unread && <span className="chip">{t(`stand.${item.status}`)}</span>}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
