import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icoon } from '#web/ui/icoon.tsx';

/** Forward and back through the pages of a list; nothing when there is one. */
export function Bladen({ blad, bladen, onBlad }: { blad: number; bladen: number; onBlad: (blad: number) => void }) {
  const { t } = useTranslation(['importeren', 'woorden']);
  if (bladen < 2) return null;
  return (
    <nav className="bladen" aria-label={t('bladen')}>
      <Button disabled={blad === 0} onClick={() => onBlad(blad - 1)} startIcon={<Icoon naam="links" maat={16} />}>
        {t('bladen.vorige')}
      </Button>
      <span>{t('bladen.nu', { blad: blad + 1, bladen })}</span>
      <Button
        disabled={blad >= bladen - 1}
        onClick={() => onBlad(blad + 1)}
        endIcon={<Icoon naam="rechts" maat={16} />}
      >
        {t('bladen.volgende')}
      </Button>
    </nav>
  );
}
