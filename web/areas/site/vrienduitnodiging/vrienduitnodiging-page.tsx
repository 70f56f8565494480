import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { NoScript, Refusal, Sent } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { optOut } from './api.ts';

/** Ends invitations to one address. A button does it, so that a program that looks into mails takes nobody off. */
function OptOut({ token }: { token: string }) {
  const { t } = useTranslation('vrienduitnodiging');
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [error, setError] = useState<Error | null>(null);
  const press = async (): Promise<void> => {
    setState('busy');
    setError(null);
    try {
      await optOut(token);
      setState('done');
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      setState('open');
    }
  };
  if (state === 'done')
    return (
      <Sent title={t('klaar.titel')}>
        <p>{t('klaar.tekst')}</p>
      </Sent>
    );
  return (
    <>
      <p>{t('vraag')}</p>
      <p>{t('bewaren')}</p>
      <Refusal error={error} />
      <div className="site-form__buttons">
        <button type="button" className="site-button" disabled={state === 'busy'} onClick={() => void press()}>
          {t('afmelden')}
        </button>
      </div>
    </>
  );
}

/** Where the link at the foot of an invitation of a friend leads. */
export function OptOutPage() {
  const { t } = useTranslation('vrienduitnodiging');
  const token = new URLSearchParams(useLocation().search).get('wie') ?? '';
  return (
    <SitePage page="vrienduitnodiging" app>
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section">
        <NoScript />
        {token === '' ? (
          <p>
            {t('zonder')} <Link to="/site/contact">{t('zonder.knop')}</Link>
          </p>
        ) : (
          <OptOut token={token} />
        )}
      </section>
    </SitePage>
  );
}
