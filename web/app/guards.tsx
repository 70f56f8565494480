import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import type { Rol } from '#engine/core/domein/rollen.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { type Gebied, landingPad } from '#web/platform/landing.ts';
import { LOGIN_PAD, sessie } from '#web/platform/sessie.ts';
import { bepaalToegang, rollenVan } from '#web/platform/toegang.ts';
import './melding-pagina.css';

/** Lets a screen through when the permission table allows it; decides before any call. */
export function Bewaak({ gebied, children }: { gebied: Gebied; children: ReactNode }) {
  const { t } = useTranslation();
  const gebruiker = useGebruiker();
  const { pathname, search } = useLocation();
  const { leerlingId, adminId } = useParams();
  const toegang = bepaalToegang(gebruiker, gebied, gebied === 'leerling' ? leerlingId : adminId);
  useEffect(() => {
    // The wanted route has done its work once a guarded screen is open.
    if (toegang === 'open') sessie.neemRoute();
  }, [toegang]);
  if (toegang === 'open') return children;
  if (toegang === 'login' || !gebruiker) {
    sessie.bewaarRoute(`${pathname}${search}`);
    return <Navigate to={sessie.isVerlopen() ? `${LOGIN_PAD}?verlopen=1` : LOGIN_PAD} replace />;
  }
  const thuis = landingPad(gebruiker, t('groep.pad'));
  if (toegang === 'ander') return <Navigate to={thuis} replace />;
  return <GeenRechten thuis={thuis} gebied={gebied} />;
}

/** The office looks along everywhere; at a school its name helps nobody. */
function voorWie(gebied: Gebied): Rol[] {
  const alle = rollenVan(gebied);
  const opSchool = alle.filter((rol) => rol !== 'superadmin' && rol !== 'office');
  return opSchool.length > 0 ? opSchool : alle;
}

function GeenRechten({ thuis, gebied }: { thuis: string; gebied: Gebied }) {
  const { t, i18n } = useTranslation();
  const rollen = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    voorWie(gebied).map((rol) => t(`rol.${rol}`)),
  );
  return (
    <main className="melding-pagina">
      <div className="melding-pagina__kaart">
        <h1>{t('rechten.titel')}</h1>
        <p>{t('rechten.uitleg', { rollen })}</p>
        <Link className="melding-pagina__knop" to={thuis}>
          {t('rechten.knop')}
        </Link>
      </div>
    </main>
  );
}
