import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Code } from '#server/features/koppelingen/koppelingen.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { langeDatum } from '../datum.ts';

/** What a code is for. */
export type Strooksoort = 'thuis' | 'rt' | 'sso';
export interface StrookProps {
  soort: Strooksoort;
  code: Code;
  leerling: { naam: string; dier: string };
  school: string;
  onKlaar: () => void;
}

const STAPPEN = [1, 2, 3] as const;

/** A new code, shown once, as a slip for the parents or the practice; printing leaves only the slip on the paper. */
export function Strook({ soort, code, leerling, school, onKlaar }: StrookProps) {
  const { t, i18n } = useTranslation('delen');
  const vak = useRef<HTMLDivElement>(null);
  useEffect(() => vak.current?.focus(), []);
  const adres = globalThis.location.host;
  return (
    <div className="strook" ref={vak} tabIndex={-1} role="status">
      <div className="strook__papier">
        <p className="strook__kop">
          <DierTegel dier={leerling.dier} maat={52} />
          <span>
            <strong>{t(`strook.${soort}`, { naam: leerling.naam })}</strong>
            <small>{school}</small>
          </span>
        </p>
        <p className="strook__code">{code.code}</p>
        <ol>
          {STAPPEN.map((stap) => (
            <li key={stap}>{t(`strook.${soort}.${stap}`, { adres })}</li>
          ))}
        </ol>
        <p className="strook__tot">
          {t('strook.geldig', { datum: langeDatum(i18n.language, new Date(code.verlooptOp)) })}
        </p>
      </div>
      <p className="strook__eenmalig niet-op-papier">{t('strook.eenmalig')}</p>
      <div className="deel__knoppen niet-op-papier">
        <Button variant="contained" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
          {t('strook.print')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icoon naam="kopie" maat={18} />}
          onClick={() => void navigator.clipboard.writeText(code.code)}
        >
          {t('strook.kopieer')}
        </Button>
        <Button onClick={onKlaar}>{t('strook.klaar')}</Button>
      </div>
    </div>
  );
}
