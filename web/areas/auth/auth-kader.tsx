import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useTheme } from '#web/platform/gebruik-thema.ts';
import { theme as themeChoice } from '#web/platform/thema.ts';
import { BrandMark } from '#web/ui/merk.tsx';
import { ThemeButton } from '#web/ui/thema-knop.tsx';
import { Decor } from './login/decor.tsx';
import './login/login.css';
import './login/login-delen.css';
import './auth-kader.css';

/** The hill and the header around a page that belongs to signing in. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  const theme = useTheme();
  return (
    <div className="inlog">
      <Decor />
      <header className="inlog__kop">
        <Link to="/site/home" className="inlog__merk">
          <BrandMark naam={t('gemeen:naam')} />
        </Link>
        <span className="inlog__acties">
          <ThemeButton
            thema={theme}
            label={t('gemeen:thema.kies')}
            naam={t(`gemeen:thema.${theme}`)}
            onChoose={themeChoice.kies}
          />
        </span>
      </header>
      <main className="inlog__midden">{children}</main>
    </div>
  );
}
