import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { langeDatum } from '../datum.ts';
import { Ongedaan } from '../importeren/ongedaan.tsx';
import { Toestand } from '../toestand.tsx';
import { maakLvsOngedaan, useLvsGeschiedenis } from './lvsspelling.api.ts';

const GERAAMTE = <Skeleton variant="rounded" height={96} />;

/** Imports of results, newest first; those of the last thirty days can be taken back. */
export function Geschiedenis({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation('lvsspelling');
  const stand = useLvsGeschiedenis(adminId);
  const { mutate } = useSWRConfig();
  const ververs = (): void => void mutate((sleutel) => typeof sleutel === 'string' && sleutel.includes(adminId));
  return (
    <section className="stapvak" aria-labelledby="geschiedenis-kop">
      <h2 id="geschiedenis-kop">{t('eerder.kop')}</h2>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {({ items }) => items.length === 0 ? <p className="zacht">{t('eerder.leeg')}</p> : (
          <ul className="keuzelijst kaart">
            {items.map((item) => (
              <li key={item.planId} className="groeprij">
                <span><strong>{langeDatum(i18n.language, new Date(item.op))}</strong><small>{t('eerder.bij', { ...item })}</small></span>
                {item.status === 'ongedaan' && <span className="chip">{t('eerder.ongedaan')}</span>}
                {item.ongedaanTot !== undefined && <Ongedaan draai={() => maakLvsOngedaan(adminId, item.planId)} tekst={(deel, waarden) => t(`ongedaan.${deel}`, { ...waarden })} onKlaar={ververs} />}
              </li>
            ))}
          </ul>
        )}
      </Toestand>
    </section>
  );
}
