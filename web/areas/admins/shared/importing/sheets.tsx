import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';

/** Forward and back through the pages of a list; nothing when there is one. */
export function Pager({
  blad: sheet,
  bladen: sheets,
  onPage,
}: {
  blad: number;
  bladen: number;
  onPage: (sheet: number) => void;
}) {
  const { t } = useTranslation(['importing', 'woorden']);
  if (sheets < 2) return null;
  return (
    <nav className="sheets" aria-label={t('bladen')}>
      <Button disabled={sheet === 0} onClick={() => onPage(sheet - 1)} startIcon={<Icon name="links" size={16} />}>
        {t('bladen.vorige')}
      </Button>
      <span>{t('bladen.nu', { blad: sheet + 1, bladen: sheets })}</span>
      <Button
        disabled={sheet >= sheets - 1}
        onClick={() => onPage(sheet + 1)}
        endIcon={<Icon name="rechts" size={16} />}
      >
        {t('bladen.volgende')}
      </Button>
    </nav>
  );
}
