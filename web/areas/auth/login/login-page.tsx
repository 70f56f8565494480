import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { eigenWachtwoord, eigenWachtwoordPad } from '#web/platform/eigen-wachtwoord.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { browserOpslag } from '#web/platform/opslag.ts';
import { sessie } from '#web/platform/sessie.ts';
import { thema as themaKeuze } from '#web/platform/thema.ts';
import { doelNaLogin } from '#web/platform/toegang.ts';
import { tweestaps, TWEESTAPS_PAD } from '#web/platform/tweestaps.ts';
import { Merk } from '#web/ui/merk.tsx';
import { ThemaKnop } from '#web/ui/thema-knop.tsx';
import { Decor } from './decor.tsx';
import { type Deur, DeurKeuze } from './deur-keuze.tsx';
import { useAanmelden } from './gebruik-aanmelden.ts';
import { Melding } from './melding.tsx';
import './login.css';
import './login-delen.css';

const SLEUTEL = 'taaltocht.deur';
const opslag = browserOpslag('localStorage');
const laadLeerling = () => import('./leerling-deur.tsx');
const laadVolwassene = () => import('./volwassene-deur.tsx');
const LeerlingDeur = lazy(async () => ({ default: (await laadLeerling()).LeerlingDeur }));
const VolwasseneDeur = lazy(async () => ({ default: (await laadVolwassene()).VolwasseneDeur }));

const leesDeur = (): Deur | null => {
  const bewaard = opslag.lees(SLEUTEL);
  return bewaard === 'leerling' || bewaard === 'volwassene' ? bewaard : null;
};

/** Sign-in: two doors on a sunny hill, the last one used is open at once. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'gemeen']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const gebruiker = useGebruiker();
  const code = parameters.get('code');
  const [deur, stelDeur] = useState<Deur | null>(() => (code === null ? leesDeur() : 'leerling'));
  const thema = useThema();
  const demo = useAanmelden('kind');

  // What lies behind both doors is fetched while one is chosen; a door that could not be fetched asks again when it opens.
  useEffect(() => {
    Promise.all([laadLeerling(), laadVolwassene()]).catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!gebruiker) return;
    const vraag = tweestaps.wacht()
      ? TWEESTAPS_PAD
      : eigenWachtwoord.wacht()
        ? eigenWachtwoordPad(gebruiker._id)
        : null;
    void navigate(vraag ?? doelNaLogin(gebruiker, sessie.gewensteRoute(), t('gemeen:groep.pad')), { replace: true });
  }, [gebruiker, navigate, t]);

  useEffect(() => {
    if (code !== null) opslag.schrijf(SLEUTEL, 'leerling');
  }, [code]);

  const kies = (keuze: Deur | null) => {
    if (keuze) opslag.schrijf(SLEUTEL, keuze);
    stelDeur(keuze);
  };

  return (
    <div className="inlog">
      <Decor />
      <header className="inlog__kop">
        <Link to="/site/home" className="inlog__merk">
          <Merk naam={t('gemeen:naam')} />
        </Link>
        <span className="inlog__acties">
          <ThemaKnop
            thema={thema}
            label={t('gemeen:thema.kies')}
            naam={t(`gemeen:thema.${thema}`)}
            onKies={themaKeuze.kies}
          />
          <button
            type="button"
            className="inlog-knop inlog-knop--licht"
            disabled={demo.bezig}
            onClick={() => void demo.stuur('demo')}
          >
            {t('demo')}
          </button>
        </span>
      </header>
      <main className="inlog__midden">
        {parameters.has('verlopen') && (
          <p className="inlog__verlopen" role="status">
            {t('verlopen')}
          </p>
        )}
        <Melding fout={demo.fout} />
        {deur === null && <DeurKeuze onKies={kies} />}
        <Suspense fallback={null}>
          {deur === 'leerling' && (
            <LeerlingDeur
              kaartje={{ code: code ?? '', kind: parameters.get('kind') ?? '' }}
              onTerug={() => kies(null)}
            />
          )}
          {deur === 'volwassene' && <VolwasseneDeur onTerug={() => kies(null)} />}
        </Suspense>
      </main>
    </div>
  );
}
