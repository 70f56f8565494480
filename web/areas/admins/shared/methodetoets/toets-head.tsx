import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepToetsen } from '#server/features/methodetoetsen/toets-overview.contract.ts';
import { useSpot } from '../frame/use-spot.ts';
import { STATUS_CHIP, windowText } from './toets-text.ts';
import './methodetoets.css';

type Head = Pick<GroepToetsen['items'][number], 'id' | 'groepId' | 'titel' | 'status' | 'vensterVan' | 'vensterTot'>;

/** Name, moment and state of a test; its results open from the group that it was made in. */
export function ToetsHead({ toets }: { toets: Head }) {
  const { t, i18n } = useTranslation('methodetoetsen');
  const { groepenPath, groepId } = useSpot();
  return (
    <div className="kind-item__head">
      <div>
        <h3>
          {toets.groepId === groepId ? (
            <Link to={`${groepenPath}/${groepId}/methodetoetsen/${toets.id}`}>{toets.titel}</Link>
          ) : (
            toets.titel
          )}
        </h3>
        <small className="soft">{windowText(i18n.language, toets.vensterVan, toets.vensterTot)}</small>
      </div>
      <span className={STATUS_CHIP[toets.status]}>{t(`stand.${toets.status}`)}</span>
    </div>
  );
}
