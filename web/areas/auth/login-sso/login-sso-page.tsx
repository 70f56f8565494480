import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { destinationAfterLogin } from '#web/platform/access.ts';
import { LOGIN_PATH, LOGIN_SSO_PATH, session } from '#web/platform/session.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AuthFrame } from '../shared/auth-frame.tsx';
import { Card } from '../shared/card.tsx';
import { INVITATION_PATH, invitedVisit } from '../shared/invited-visit.ts';
import { completeVisit } from './api.ts';
import { InvitedForm } from './invited-form.tsx';
import { LinkForm } from './link-form.tsx';
import { ProviderChoice } from './provider-choice.tsx';
import './login-sso.css';

const FAULTS = ['afgebroken', 'aanbieder', 'verlopen', 'antwoord', 'school', 'mislukt', 'bekend', 'coaccount'] as const;
type Fault = (typeof FAULTS)[number];
const faultOf = (text: string | null): Fault | null => FAULTS.find((fault) => fault === text) ?? null;

interface Visit {
  authCode: string | null;
  fault: string | null;
  back: string;
  expired: boolean;
  /** Token of the invitation that this visit is for. */
  invitation: string | null;
}

/** An invitation belongs to the visit that began there; in another one it is forgotten. */
function invitationOf(parameters: URLSearchParams): string | null {
  const here = parameters.has('uitnodiging') || parameters.get('return') === INVITATION_PATH;
  if (!here && !parameters.has('fout')) invitedVisit.end();
  return invitedVisit.token();
}

function visitOf(parameters: URLSearchParams): Visit {
  const invitation = invitationOf(parameters);
  const authCode = parameters.get('auth_code');
  // Whoever is known already cannot become somebody else too.
  const known = invitation !== null && authCode !== null;
  return {
    authCode: known ? null : authCode,
    fault: known ? 'bekend' : parameters.get('fout'),
    back: invitation === null ? (parameters.get('return') ?? '/') : '/',
    expired: parameters.has('verlopen'),
    invitation,
  };
}

/** What the server sent along, read once and taken out of the address bar: a code counts once and is nobody's business. */
function useVisit(): Visit {
  const [parameters] = useSearchParams();
  const [visit] = useState<Visit>(() => visitOf(parameters));
  useEffect(() => globalThis.history.replaceState(null, '', LOGIN_SSO_PATH), []);
  return visit;
}

/** Exchanges the code of this visit, once, however often the page is drawn. */
let underway: { code: string; done: Promise<void> } | null = null;
const exchangeOnce = (code: string): Promise<void> => {
  if (underway?.code !== code) underway = { code, done: completeVisit(code) };
  return underway.done;
};

/** The services to choose from, with what went wrong before. */
function Choose({ visit, fault }: { visit: Visit; fault: string | null }) {
  const { t } = useTranslation(['login-sso', 'auth', 'gemeen']);
  const { invitation } = visit;
  const known = faultOf(fault);
  const notice = known === null ? (visit.expired ? t('sso.verlopen') : null) : t(`fout.${known}`);
  return (
    <Card
      titel={t(invitation === null ? 'sso.titel' : 'invited.kies')}
      uitleg={t('sso.uitleg')}
      stap={`kies-${fault ?? ''}`}
    >
      {notice !== null && (
        <p className="auth-notice" role="alert">
          {notice}
        </p>
      )}
      <ProviderChoice back={invitation === null ? (session.desiredRoute() ?? visit.back) : INVITATION_PATH} />
      <p className="login-card__small">
        {invitation === null ? (
          <Link to={LOGIN_PATH}>{t('sso.wachtwoord')}</Link>
        ) : (
          <Link to={`${INVITATION_PATH}/${invitation}`}>{t('invited.wachtwoord')}</Link>
        )}
      </p>
    </Card>
  );
}

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
    exchangeOnce(code).then(invitedVisit.end, () => {
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
  const back = () => setFault(null);
  if (fault !== 'koppelen')
    return (
      <AuthFrame>
        <Choose visit={visit} fault={fault} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      {visit.invitation === null ? (
        <LinkForm onLinked={setCode} onBack={back} />
      ) : (
        <InvitedForm token={visit.invitation} onAccepted={setCode} onBack={back} />
      )}
    </AuthFrame>
  );
}
