import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentTekst } from '../datum.ts';
import { FoutRegel } from '../docenten/fout-regel.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { eindigAndere, eindigSessie, useSessies } from './account.api.ts';

const GERAAMTE = <Skeleton variant="rounded" height={140} />;

/** Where the account is signed in now. */
export function SessiesKaart({ id }: { id: string }) {
  const { t, i18n } = useTranslation('account');
  const sessies = useSessies(id);
  const [fout, stelFout] = useState<Error | null>(null);
  const doe = (werk: Promise<void>) => {
    stelFout(null);
    werk.then(() => void sessies.mutate(), stelFout);
  };
  return (
    <section className="kaart" aria-labelledby="sessies-kop">
      <h2 id="sessies-kop">{t('sessies')}</h2>
      <FoutRegel fout={fout} />
      <Toestand stand={sessies} geraamte={GERAAMTE}>
        {({ items }) => (
          <>
            <ul className="sessies">
              {items.map((sessie) => (
                <li key={sessie.sid}>
                  <span>
                    <strong>{sessie.apparaat === '' ? t('sessies.onbekend') : sessie.apparaat}</strong>
                    <small>
                      {t('sessies.gezien', { moment: momentTekst(i18n.language, new Date(sessie.laatstGezien)) })}
                    </small>
                  </span>
                  {sessie.huidig ? (
                    <span className="chip chip--goed">{t('sessies.hier')}</span>
                  ) : (
                    <Button onClick={() => doe(eindigSessie(id, sessie.sid))}>{t('sessies.eindig')}</Button>
                  )}
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <div>
                <Button variant="outlined" onClick={() => doe(eindigAndere(id))}>
                  {t('sessies.andere')}
                </Button>
              </div>
            )}
          </>
        )}
      </Toestand>
    </section>
  );
}
