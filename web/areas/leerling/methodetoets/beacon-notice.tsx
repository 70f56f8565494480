import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SpelIcon } from '#engine/react/icons.tsx';
import { BeaconScene } from '../shared/sitting/beacon-scene.tsx';

/** A short word and the way to the map; `onSay` reads it to a child. */
export function BeaconNotice({
  kind,
  leerlingId,
  values = {},
  onSay,
  children,
}: {
  kind: 'straks' | 'dicht' | 'ingeleverd' | 'geen' | 'licentie' | 'offline' | 'fout';
  leerlingId: string;
  values?: Readonly<Record<string, string>>;
  onSay?: (text: string) => void;
  children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation('methodetoets');
  const title = t(`staat.${kind}`);
  const text = t(`staat.${kind}.uitleg`, values);
  const calm = children === undefined || children === false ? '' : 'beacon-button--calm';
  return (
    <BeaconScene>
      <div className="beacon__title">
        {onSay !== undefined && (
          <button
            type="button"
            className="beacon-listen"
            aria-label={t('hoor')}
            onClick={() => onSay(`${title}. ${text}`)}
          >
            <SpelIcon name="luid" size={30} />
          </button>
        )}
        <h1>{title}</h1>
      </div>
      <p role="status">{text}</p>
      <div className="beacon__row">
        <Link className={`beacon-button ${calm}`} to={`/leerling/${leerlingId}/landkaart`}>
          {t('kaart')}
        </Link>
        {children}
      </div>
    </BeaconScene>
  );
}
