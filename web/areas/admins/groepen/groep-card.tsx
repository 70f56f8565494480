import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import { yearsText, withHoofdletter } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Initials } from '#web/ui/initials.tsx';
import { emblemOf, emblemAddress, landscapeAddress } from './emblem.ts';

/** How many pupils ask for attention, in words. */
export function SignaalChip({ aantal: count }: { aantal: number }) {
  const { t } = useTranslation(['groepen', 'admins', 'woorden']);
  if (count === 0)
    return (
      <span className="chip chip--correct">
        <Icon name="vink" size={17} /> {t('groep.rustig')}
      </span>
    );
  return (
    <span className="chip chip--almost">
      <Icon name="golf" size={17} /> {t('groep.signalen', { count })}
    </span>
  );
}

/** Part of the pupils that practised this week. */
export function WeekBar({ actief: active, aantal: count }: { actief: number; aantal: number }) {
  const part = count === 0 ? 0 : Math.round((100 * active) / count);
  return (
    <span className="week-bar" aria-hidden="true">
      <span style={{ width: `${part}%` }} />
    </span>
  );
}

export function GroepCard({ groep, nummer: number, menu }: { groep: GroepItem; nummer: number; menu: ReactNode }) {
  const { t } = useTranslation(['groepen', 'admins', 'woorden']);
  const { groepenPath } = useSpot();
  const dark = useTheme() === 'donker';
  const picture = emblemOf(groep.naam, number);
  return (
    <li className={groep.gearchiveerd ? 'groep-card groep-card--archive' : 'groep-card'}>
      <div
        className="groep-card__illustration"
        style={{ backgroundImage: `url("${landscapeAddress(picture, dark)}")` }}
        aria-hidden="true"
      >
        <img className="groep-card__emblem" src={emblemAddress(picture)} alt="" width={64} height={64} />
      </div>
      <div className="groep-card__text">
        <div className="groep-card__header">
          <span>
            <h3>{groep.naam}</h3>
            <small>
              {withHoofdletter(yearsText(t, groep.jaargroepen))}, {t('leerlingen.aantal', { count: groep.aantal })}
            </small>
          </span>
          <span className="groep-card__docenten">
            <span className="only-reader">
              {t('groep.docenten', { namen: groep.docenten.map(({ naam: name }) => name).join(', ') })}
            </span>
            {groep.docenten.slice(0, 3).map((docent) => (
              <Initials key={docent.id} naam={docent.naam} />
            ))}
            {menu}
          </span>
        </div>
        <p className="groep-card__week">
          <span>
            <strong>{t('groep.week.deel', { actief: groep.weekActief, aantal: groep.aantal })}</strong>{' '}
            {t('groep.week')}
          </span>
          <span>{t('minuten', { count: groep.weekMinuten })}</span>
        </p>
        <WeekBar actief={groep.weekActief} aantal={groep.aantal} />
        <div className="groep-card__foot">
          {groep.gearchiveerd ? (
            <span className="chip">{t('groep.archief')}</span>
          ) : (
            <SignaalChip aantal={groep.signalen} />
          )}
          <Link
            className="button-text"
            to={`${groepenPath}/${groep.id}/leerlingen`}
            aria-label={t('groep.openNaam', { naam: groep.naam })}
          >
            {t('groep.open')} <Icon name="pijl" size={18} />
          </Link>
        </div>
      </div>
    </li>
  );
}
