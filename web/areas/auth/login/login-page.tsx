import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ownPassword, ownPasswordPath } from '#web/platform/own-password.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { browserStorage } from '#web/platform/storage.ts';
import { session } from '#web/platform/session.ts';
import { theme as themeChoice } from '#web/platform/theme.ts';
import { destinationAfterLogin } from '#web/platform/access.ts';
import { twoStep, TWO_STEP_PATH } from '#web/platform/tweestaps.ts';
import { BrandMark } from '#web/ui/mark.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { Decor } from '../shared/decor.tsx';
import { type LoginDeur, DeurChoice } from './deur-choice.tsx';
import { useSignIn } from './use-sign-in.ts';
import { LoginNotice } from './notice.tsx';
import '../shared/login.css';
import '../shared/login-parts.css';

const KEY = 'taaltocht.deur';
const storage = browserStorage('localStorage');
const loadLeerling = () => import('./leerling-deur.tsx');
const loadAdult = () => import('./adult-deur.tsx');
const LeerlingDeur = lazy(async () => ({ default: (await loadLeerling()).LeerlingDeur }));
const AdultDeur = lazy(async () => ({ default: (await loadAdult()).AdultDeur }));

const readDeur = (): LoginDeur | null => {
  const saved = storage.read(KEY);
  return saved === 'leerling' || saved === 'volwassene' ? saved : null;
};

/** Sign-in: two doors on a sunny hill, the last one used is open at once. */
export function LoginPage() {
  const { t } = useTranslation(['login', 'gemeen']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const gebruiker = useGebruiker();
  const code = parameters.get('code');
  const [deur, setDeur] = useState<LoginDeur | null>(() => (code === null ? readDeur() : 'leerling'));
  const theme = useTheme();
  const demo = useSignIn('kind');

  // What lies behind both doors is fetched while one is chosen; a door that could not be fetched asks again when it opens.
  useEffect(() => {
    Promise.all([loadLeerling(), loadAdult()]).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!gebruiker) return;
    const vraag = twoStep.wacht() ? TWO_STEP_PATH : ownPassword.wacht() ? ownPasswordPath(gebruiker._id) : null;
    void navigate(vraag ?? destinationAfterLogin(gebruiker, session.desiredRoute(), t('gemeen:groep.pad')), {
      replace: true,
    });
  }, [gebruiker, navigate, t]);

  useEffect(() => {
    if (code !== null) storage.write(KEY, 'leerling');
  }, [code]);

  const choose = (choice: LoginDeur | null) => {
    if (choice) storage.write(KEY, choice);
    setDeur(choice);
  };

  return (
    <div className="login">
      <Decor />
      <header className="login__header">
        <Link to="/site/home" className="login__mark">
          <BrandMark naam={t('gemeen:naam')} />
        </Link>
        <span className="login__actions">
          <ThemeButton
            thema={theme}
            label={t('gemeen:thema.kies')}
            naam={t(`gemeen:thema.${theme}`)}
            onChoose={themeChoice.kies}
          />
          <button
            type="button"
            className="login-button login-button--light"
            disabled={demo.bezig}
            onClick={() => void demo.stuur('demo')}
          >
            {t('demo')}
          </button>
        </span>
      </header>
      <main className="login__middle">
        {parameters.has('verlopen') && (
          <p className="login__expired" role="status">
            {t('verlopen')}
          </p>
        )}
        <LoginNotice fout={demo.fout} />
        {deur === null && <DeurChoice onChoose={choose} />}
        <Suspense fallback={null}>
          {deur === 'leerling' && (
            <LeerlingDeur
              loginCard={{ code: code ?? '', kind: parameters.get('kind') ?? '' }}
              onBack={() => choose(null)}
            />
          )}
          {deur === 'volwassene' && <AdultDeur onBack={() => choose(null)} />}
        </Suspense>
      </main>
    </div>
  );
}
