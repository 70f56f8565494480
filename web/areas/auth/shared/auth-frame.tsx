import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTheme } from '#web/platform/use-theme.ts';
import { theme as themeChoice } from '#web/platform/theme.ts';
import { BrandMark } from '#web/ui/mark.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { Decor } from './decor.tsx';
import './login.css';
import './login-parts.css';
import './auth-frame.css';

/** The hill and the header around a page that belongs to signing in. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  const theme = useTheme();
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
        </span>
      </header>
      <main className="login__middle">{children}</main>
    </div>
  );
}
