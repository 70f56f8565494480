import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { destinationAfterLogin } from '#web/platform/access.ts';
import { LOGIN_PATH, LOGIN_SSO_PATH, session } from '#web/platform/session.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { Card } from '../shared/card.tsx';
import { completeVisit } from './api.ts';
import { LinkForm } from './link-form.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import './login-sso.css';

const FAULTS = ['afgebroken', 'aanbieder', 'verlopen', 'antwoord', 'school', 'mislukt'] as const;
type Fault = (typeof FAULTS)[number];
const faultOf = (text: string | null): Fault | null => FAULTS.find((fault) => fault === text) ?? null;

interface Visit {
  authCode: string | null;
  fault: string | null;
  back: string;
  expired: boolean;
}

/** What the server sent along, read once and taken out of the address bar: a code counts once and is nobody's business. */
function useVisit(): Visit {
  const [parameters] = useSearchParams();
  const [visit] = useState<Visit>(() => ({
    authCode: parameters.get('auth_code'),
    fault: parameters.get('fout'),
    back: parameters.get('return') ?? '/',
    expired: parameters.has('verlopen'),
  }));
  useEffect(() => globalThis.history.replaceState(null, '', LOGIN_SSO_PATH), []);
  return visit;
}

/** Exchanges the code of this visit, once, however often the page is drawn. */
let underway: { code: string; done: Promise<void> } | null = null;
const exchangeOnce = (code: string): Promise<void> => {
  if (underway?.code !== code) underway = { code, done: completeVisit(code) };
  return underway.done;
};

/** The way in through a service of the school. */
export function LoginSsoPage() {
  const { t } = useTranslation(['login-sso', 'auth', 'gemeen']);
  const visit = useVisit();
  const navigate = useNavigate();
  const gebruiker = useGebruiker();
  const [code, setCode] = useState(visit.authCode);
  const [fault, setFault] = useState(visit.fault);

  useEffect(() => {
    if (code === null) return;
    if (visit.back !== '/') session.saveRoute(visit.back);
    exchangeOnce(code).catch(() => {
      setCode(null);
      setFault('mislukt');
    });
  }, [code, visit.back]);

  useEffect(() => {
    if (gebruiker)
      void navigate(destinationAfterLogin(gebruiker, session.desiredRoute(), t('gemeen:groep.pad')), { replace: true });
  }, [gebruiker, navigate, t]);

  if (code !== null)
    return (
      <AuthFrame>
        <Card titel={t('sso.bezig')} uitleg={t('sso.bezig.uitleg')} stap="bezig">
          <Loading text={t('gemeen:laden')} lang={t('gemeen:laden.lang')} />
        </Card>
      </AuthFrame>
    );
  if (fault === 'koppelen')
    return (
      <AuthFrame>
        <LinkForm onLinked={setCode} onBack={() => setFault(null)} />
      </AuthFrame>
    );
  const known = faultOf(fault);
  const notice = known === null ? (visit.expired ? t('sso.verlopen') : null) : t(`fout.${known}`);
  return (
    <AuthFrame>
      <Card titel={t('sso.titel')} uitleg={t('sso.uitleg')} stap={`kies-${fault ?? ''}`}>
        {notice !== null && (
          <p className="auth-notice" role="alert">
            {notice}
          </p>
        )}
        <ProviderChoice back={session.desiredRoute() ?? visit.back} />
        <p className="login-card__small">
          <Link to={LOGIN_PATH}>{t('sso.wachtwoord')}</Link>
        </p>
      </Card>
    </AuthFrame>
  );
}
