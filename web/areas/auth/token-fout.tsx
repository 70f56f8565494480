import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpFout } from '#web/platform/http-fout.ts';
import { AuthMelding } from './auth-melding.tsx';
import { Kaart } from './login/kaart.tsx';

/** A link that leads nowhere any more says why and what to do; a fault on the way can be tried again. */
export function TokenFout({
  titel,
  fout,
  onOpnieuw,
  children,
}: {
  titel: string;
  fout: Error;
  onOpnieuw: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('gemeen');
  const voorgoed = fout instanceof HttpFout && fout.status === 410;
  return (
    <Kaart titel={titel} stap="fout">
      <AuthMelding fout={fout} />
      <div className="auth-knoppen">
        {!voorgoed && (
          <button type="button" className="inlog-knop" onClick={onOpnieuw}>
            {t('probeer')}
          </button>
        )}
        {voorgoed && children}
      </div>
    </Kaart>
  );
}
