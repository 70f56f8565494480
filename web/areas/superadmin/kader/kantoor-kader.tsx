import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useTheme } from '#web/platform/gebruik-thema.ts';
import { session } from '#web/platform/sessie.ts';
import { theme as themeChoice } from '#web/platform/thema.ts';
import { Icon } from '#web/ui/icoon.tsx';
import { BrandMark } from '#web/ui/merk.tsx';
import { ThemeButton } from '#web/ui/thema-knop.tsx';
import '#web/ui/paneel.css';
import './kader.css';

/** Frame of the office: what there is, the colours and the way out. */
export function OfficeFrame() {
  const { t } = useTranslation('superadmin');
  const theme = useTheme();
  return (
    <div className="paneel kantoor">
      <a className="springlink" href="#inhoud">
        {t('spring')}
      </a>
      <header className="kantoor__kop">
        <BrandMark naam={t('gemeen:naam')} />
        <nav aria-label={t('menu')}>
          <NavLink to="/superadmin/wisverzoeken" className="kantoor__regel">
            <Icon naam="prullenbak" /> {t('wisverzoeken')}
          </NavLink>
        </nav>
        <ThemeButton
          thema={theme}
          label={t('gemeen:thema.kies')}
          naam={t(`gemeen:thema.${theme}`)}
          onChoose={themeChoice.kies}
        />
        <Button onClick={() => session.logout()} startIcon={<Icon naam="uit" maat={18} />}>
          {t('uitloggen')}
        </Button>
      </header>
      <main id="inhoud" className="paneel__inhoud" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
