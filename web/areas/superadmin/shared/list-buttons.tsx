import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  /** Name of the list; the file is called after it. */
  name: string;
  head: readonly string[];
  /** All rows that fit the question on the screen, not only the page that shows. */
  rows: () => Promise<readonly (readonly string[])[]>;
  /** What else can be done with this list; stands first. */
  children?: ReactNode;
}

/** A list as a file and on paper. */
export function ListButtons({ name, head, rows, children }: Props) {
  const { t } = useTranslation('superadmin');
  const saving = useSaving();
  const save = (): Promise<unknown> => saving.run(async () => saveCsv(fileName([name]), [head, ...(await rows())]));
  return (
    <>
      <div className="list-buttons not-at-paper">
        {children}
        <Button startIcon={<Icon name="download" size={18} />} disabled={saving.bezig} onClick={() => void save()}>
          {t('lijst.csv')}
        </Button>
        <Button startIcon={<Icon name="print" size={18} />} onClick={() => window.print()}>
          {t('lijst.print')}
        </Button>
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void save()} />}
    </>
  );
}
