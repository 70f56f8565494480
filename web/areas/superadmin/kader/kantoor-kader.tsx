import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { sessie } from '#web/platform/sessie.ts';
import { thema as themaKeuze } from '#web/platform/thema.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { Merk } from '#web/ui/merk.tsx';
import { ThemaKnop } from '#web/ui/thema-knop.tsx';
import '#web/ui/paneel.css';
import './kader.css';

/** Frame of the office: what there is, the colours and the way out. */
export function KantoorKader() {
  const { t } = useTranslation('superadmin');
  const thema = useThema();
  return (
    <div className="paneel kantoor">
      <a className="springlink" href="#inhoud">
        {t('spring')}
      </a>
      <header className="kantoor__kop">
        <Merk naam={t('gemeen:naam')} />
        <nav aria-label={t('menu')}>
          <NavLink to="/superadmin/wisverzoeken" className="kantoor__regel">
            <Icoon naam="prullenbak" /> {t('wisverzoeken')}
          </NavLink>
        </nav>
        <ThemaKnop
          thema={thema}
          label={t('gemeen:thema.kies')}
          naam={t(`gemeen:thema.${thema}`)}
          onKies={themaKeuze.kies}
        />
        <Button onClick={() => sessie.logout()} startIcon={<Icoon naam="uit" maat={18} />}>
          {t('uitloggen')}
        </Button>
      </header>
      <main id="inhoud" className="paneel__inhoud" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
