import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Code } from '#server/features/koppelingen/koppelingen.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#web/platform/date-text.ts';

/** What a code is for. */
export type StripKind = 'thuis' | 'rt' | 'sso';
export interface StripProps {
  soort: StripKind;
  code: Code;
  leerling: { naam: string; dier: string };
  school: string;
  onDone: () => void;
}

const STEPS = [1, 2, 3] as const;

/** A new code, shown once, as a slip for the parents or the practice; printing leaves only the slip on the paper. */
export function Strip({ soort: kind, code, leerling, school, onDone }: StripProps) {
  const { t, i18n } = useTranslation('delen');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const address = globalThis.location.host;
  return (
    <div className="strip" ref={box} tabIndex={-1} role="status">
      <div className="strip__paper">
        <p className="strip__header">
          <AnimalTile animal={leerling.dier} size={52} />
          <span>
            <strong>{t(`strook.${kind}`, { naam: leerling.naam })}</strong>
            <small>{school}</small>
          </span>
        </p>
        <p className="strip__code">{code.code}</p>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{t(`strook.${kind}.${step}`, { adres: address })}</li>
          ))}
        </ol>
        <p className="strip__until">
          {t('strook.geldig', { datum: longDate(i18n.language, new Date(code.verlooptOp)) })}
        </p>
      </div>
      <p className="strook__eenmalig not-at-paper">{t('strook.eenmalig')}</p>
      <div className="part__buttons not-at-paper">
        <Button variant="contained" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
          {t('strook.print')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="kopie" size={18} />}
          onClick={() => void navigator.clipboard.writeText(code.code)}
        >
          {t('strook.kopieer')}
        </Button>
        <Button onClick={onDone}>{t('strook.klaar')}</Button>
      </div>
    </div>
  );
}
