import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { isMeekijker } from '#engine/core/domein/areas.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useKnownMap } from '../api/landkaart.api.ts';
import { useOnline } from './use-online.ts';
import { OutboxProvider } from './outbox-context.tsx';
import { SpelCurtain } from '../curtain/spel-curtain.tsx';
import './frame.css';

/** Around every pupil screen: outbox, the calm line when the net is gone, and the edge of looking along. */
export function LeerlingFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['leerling', 'gemeen']);
  const { leerlingId = '' } = useParams();
  const gebruiker = useGebruiker();
  // A server that does not answer is no line either: then the map comes from this device.
  const map = useKnownMap(leerlingId);
  const online = useOnline() && map?.onDevice === undefined;
  const meekijken = gebruiker !== null && isMeekijker(gebruiker.role);
  return (
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <OutboxProvider leerlingId={leerlingId}>
        <div className={meekijken ? 'leerling-frame leerling-frame--meekijken' : 'leerling-frame'}>
          {!online && (
            <p className="leerling-frame__offline" role="status">
              <svg
                viewBox="0 0 24 24"
                width="22"
                height="22"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.400"
                strokeLinecap="round"
              >
                <path d="M7 18h10a4 4 0 0 0 1-7.900A6 6 0 0 0 6.500 9.500 4.300 4.300 0 0 0 7 18Z" />
                <path d="M4 4l16 17" />
              </svg>
              {t('kader.offline')}
            </p>
          )}
          <Suspense fallback={<Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />}>{children}</Suspense>
          <SpelCurtain />
          {meekijken && <p className="leerling-frame__meekijken">{t('kader.meekijken')}</p>}
        </div>
      </OutboxProvider>
    </SWRConfig>
  );
}
