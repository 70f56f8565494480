import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router-dom';
import { useTheme } from '#web/platform/use-theme.ts';
import { session } from '#web/platform/session.ts';
import { theme as themeChoice } from '#web/platform/theme.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BrandMark } from '#web/ui/mark.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import '#web/ui/panel.css';
import './frame.css';

/** Frame of the office: what there is, the colours and the way out. */
export function OfficeFrame() {
  const { t } = useTranslation('superadmin');
  const theme = useTheme();
  return (
    <div className="panel office">
      <a className="skip-link" href="#inhoud">
        {t('spring')}
      </a>
      <header className="office__header">
        <BrandMark naam={t('gemeen:naam')} />
        <nav aria-label={t('menu')}>
          <NavLink to="/superadmin/wisverzoeken" className="office__rule">
            <Icon name="prullenbak" /> {t('wisverzoeken')}
          </NavLink>
        </nav>
        <ThemeButton
          thema={theme}
          label={t('gemeen:thema.kies')}
          naam={t(`gemeen:thema.${theme}`)}
          onChoose={themeChoice.kies}
        />
        <Button onClick={() => session.logout()} startIcon={<Icon name="uit" size={18} />}>
          {t('uitloggen')}
        </Button>
      </header>
      <main id="inhoud" className="panel__content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
