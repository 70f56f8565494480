import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import sleepingIsland from '../../../../assets/art/web/slapend-eiland.svg?url';

const COAST =
  'M84 870C88 700 140 545 226 418S530 246 720 190S1210 116 1500 122S2080 146 2300 250S2462 630 2482 860S2390 1230 2254 1322S2014 1262 1968 1180S1700 1118 1530 1122S1390 1270 1230 1352S700 1384 450 1326S80 1060 84 870Z';

/** Paper outline of the island while the map is on its way. */
function Outline(): ReactNode {
  return (
    <svg className="card-state__island" viewBox="0 0 2560 1440" aria-hidden="true" focusable="false">
      <path d={COAST} fill="#321B41" fillOpacity=".1" transform="translate(8 30)" />
      <path className="card-state__lip" d={COAST} fill="#D9D1C3" transform="translate(0 16)" />
      <path className="card-state__land" d={COAST} fill="#FFFDF7" />
      <path
        className="card-state__path"
        d={COAST}
        fill="none"
        stroke="#E5DCCB"
        strokeWidth="8"
        strokeDasharray="2 26"
        strokeLinecap="round"
        transform="translate(76 46) scale(.94)"
      />
    </svg>
  );
}

export function MapLoading(): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  return (
    <main className="card card-state" aria-busy="true">
      <Outline />
      <p className="only-reader" role="status">
        {t('laden')}
      </p>
    </main>
  );
}

/** Outside the hours of play at home: a kind word, and when the island opens again. */
export function MapRest({
  rust: resting,
  name,
  onRetry,
  onLogout,
}: {
  rust: NonNullable<Landkaart['rust']>;
  name: string;
  onRetry(): void;
  onLogout(): void;
}): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  return (
    <main className="card card-state card-state--quiet">
      <img className="card-state__night" src={sleepingIsland} alt="" />
      <div className="card-state__board" role="status">
        <h1>{t('rust', { naam: name })}</h1>
        <p>{t(resting.morgen ? 'rust.morgen' : 'rust.straks', { tijd: resting.vanaf })}</p>
        <div>
          <button type="button" className="button-sea" onClick={onRetry}>
            {t('opnieuw')}
          </button>
          <button type="button" className="button-calm" onClick={onLogout}>
            {t('uitloggen')}
          </button>
        </div>
      </div>
    </main>
  );
}

function kindOf(error: HttpError): 'offline' | 'licentie' | 'fout' {
  if (error.status === 0) return 'offline';
  return error.code === 'LICENTIE_VERLOPEN' ? 'licentie' : 'fout';
}

/** No map: no connection, no licence any more, or something went wrong. */
export function MapError({
  error,
  onRetry,
  onLogout,
}: {
  error: HttpError;
  onRetry(): void;
  onLogout(): void;
}): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const kind = kindOf(error);
  return (
    <main className="card card-state">
      <Outline />
      <div className="card-state__board" role="alert">
        <h1>{t(`staat.${kind}`)}</h1>
        <p>{t(`staat.${kind}.uitleg`)}</p>
        <div>
          {kind !== 'licentie' && (
            <button type="button" className="button-sea" onClick={onRetry}>
              {t('opnieuw')}
            </button>
          )}
          <button type="button" className="button-calm" onClick={onLogout}>
            {t('uitloggen')}
          </button>
        </div>
      </div>
    </main>
  );
}
