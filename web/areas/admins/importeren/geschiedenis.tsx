import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { langeDatum } from '../datum.ts';
import { Toestand } from '../toestand.tsx';
import { maakOngedaan, useGeschiedenis } from './importeren.api.ts';
import { Ongedaan } from './ongedaan.tsx';

const GERAAMTE = <Skeleton variant="rounded" height={96} />;

/** Imports of this school, newest first; those of the last week can be taken back. */
export function Geschiedenis({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation('importeren');
  const stand = useGeschiedenis(adminId);
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
                <span><strong>{t('eerder.regel', { soort: t(`soort.${item.soort}`), datum: langeDatum(i18n.language, new Date(item.op)) })}</strong><small>{t('eerder.bij', { ...item })}</small></span>
                {item.status === 'ongedaan' && <span className="chip">{t('eerder.ongedaan')}</span>}
                {item.ongedaanTot !== undefined && <Ongedaan draai={() => maakOngedaan(adminId, item)} tekst={(deel, waarden) => t(`ongedaan.${deel}`, { ...waarden })} onKlaar={ververs} />}
              </li>
            ))}
          </ul>
        )}
      </Toestand>
    </section>
  );
}
