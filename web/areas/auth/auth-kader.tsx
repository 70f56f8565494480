import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { thema as themaKeuze } from '#web/platform/thema.ts';
import { Merk } from '#web/ui/merk.tsx';
import { ThemaKnop } from '#web/ui/thema-knop.tsx';
import { Decor } from './login/decor.tsx';
import './login/login.css';
import './login/login-delen.css';
import './auth-kader.css';

/** The hill and the header around a page that belongs to signing in. */
export function AuthKader({ children }: { children: ReactNode }) {
  const { t } = useTranslation('auth');
  const thema = useThema();
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
        </span>
      </header>
      <main className="inlog__midden">{children}</main>
    </div>
  );
}
