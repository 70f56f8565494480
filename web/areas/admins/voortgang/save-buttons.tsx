import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { saveXlsx } from '#web/ui/xlsx.ts';

/** The table as CSV, as a workbook, and on paper. `name` ends on `.csv`. */
export function SaveButtons({ name, rows }: { name: string; rows: () => string[][] }) {
  const { t } = useTranslation(['voortgang', 'admins']);
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={() => saveCsv(name, rows())}>
        {t('csv')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="tabel" size={18} />}
        onClick={() => void saveXlsx(name.replace(/\.csv$/, '.xlsx'), rows())}
      >
        {t('xlsx')}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
    </>
  );
}
