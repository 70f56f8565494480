import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#web/platform/date-text.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { State } from '#web/platform/state.tsx';
import { endOtherSessions, endSession, useSessions } from './api.ts';

const SKELETON = <Skeleton variant="rounded" height={140} />;

/** Where the account is signed in now. */
export function SessionsCard({ id }: { id: string }) {
  const { t, i18n } = useTranslation('account');
  const sessions = useSessions(id);
  const [error, setError] = useState<Error | null>(null);
  const perform = (work: Promise<void>) => {
    setError(null);
    work.then(() => void sessions.mutate(), setError);
  };
  return (
    <section className="card" aria-labelledby="sessies-kop">
      <h2 id="sessies-kop">{t('sessies')}</h2>
      <FormNotice fout={error} />
      <State stand={sessions} skeleton={SKELETON}>
        {({ items }) => (
          <>
            <ul className="sessions">
              {items.map((session) => (
                <li key={session.sid}>
                  <span>
                    <strong>{session.apparaat === '' ? t('sessies.onbekend') : session.apparaat}</strong>
                    <small>
                      {t('sessies.gezien', { moment: momentText(i18n.language, new Date(session.laatstGezien)) })}
                    </small>
                  </span>
                  {session.huidig ? (
                    <span className="chip chip--correct">{t('sessies.hier')}</span>
                  ) : (
                    <Button onClick={() => perform(endSession(id, session.sid))}>{t('sessies.eindig')}</Button>
                  )}
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <div>
                <Button variant="outlined" onClick={() => perform(endOtherSessions(id))}>
                  {t('sessies.andere')}
                </Button>
              </div>
            )}
          </>
        )}
      </State>
    </section>
  );
}
