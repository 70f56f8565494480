import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { Toestand } from '#web/platform/toestand.tsx';
import type { Stand } from '../admins.api.ts';
import { langeDatum } from '../datum.ts';
import { Ongedaan, type Uitkomst } from './ongedaan.tsx';

const GERAAMTE = <Skeleton variant="rounded" height={96} />;

/** One import of any kind. */
interface Regel {
  planId: string;
  op: string;
  status: string;
  ongedaanTot?: string | undefined;
}
interface Props<T extends Regel> {
  adminId: string;
  stand: Stand<{ items: T[] }>;
  /** Namespace with the words of this kind of import: `eerder.*` and `ongedaan.*`. */
  teksten: string;
  /** What was imported on that day, and how much of it. */
  regel: (item: T, datum: string) => { titel: string; bij: string };
  draai: (item: T) => Promise<Uitkomst>;
}

/** Imports of this school, newest first; the recent ones can be taken back. */
export function Importgeschiedenis<T extends Regel>({ adminId, stand, teksten, regel, draai }: Props<T>) {
  const { t: tekst, i18n } = useTranslation(teksten);
  const { mutate } = useSWRConfig();
  const ververs = (): void => void mutate((sleutel) => typeof sleutel === 'string' && sleutel.includes(adminId));
  return (
    <section className="stapvak" aria-labelledby="geschiedenis-kop">
      <h2 id="geschiedenis-kop">{tekst('eerder.kop')}</h2>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="zacht">{tekst('eerder.leeg')}</p>
          ) : (
            <ul className="keuzelijst kaart">
              {items
                .map((item) => ({ item, ...regel(item, langeDatum(i18n.language, new Date(item.op))) }))
                .map(({ item, titel, bij }) => (
                  <li key={item.planId} className="groeprij">
                    <span>
                      <strong>{titel}</strong>
                      <small>{bij}</small>
                    </span>
                    {item.status === 'ongedaan' && <span className="chip">{tekst('eerder.ongedaan')}</span>}
                    {item.ongedaanTot !== undefined && (
                      <Ongedaan
                        draai={() => draai(item)}
                        tekst={(deel, waarden) => tekst(`ongedaan.${deel}`, { ...waarden })}
                        onKlaar={ververs}
                      />
                    )}
                  </li>
                ))}
            </ul>
          )
        }
      </Toestand>
    </section>
  );
}
