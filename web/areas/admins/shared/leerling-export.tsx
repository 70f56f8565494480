import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '#server/features/exporten/exporten.contract.ts';
import { fileName, saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { fetchLeerling } from './api/leerling-export.api.ts';

const FORMS: readonly ExportFormat[] = ['html', 'csv', 'json'];

/** Everything of one leerling as a file: to read and print, as a table, or for another program. */
export function LeerlingExport({
  adminId,
  leerlingId,
  naam: name,
}: {
  adminId: string;
  leerlingId: string;
  naam: string;
}) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const saving = useSaving();
  const pull = async (form: ExportFormat) => {
    const out = await saving.run(() => fetchLeerling(adminId, leerlingId, form));
    if (out !== undefined) saveBlob(fileName(['taaltocht', name], form), out.uit);
  };
  return (
    <div className="leerling-export" role="group" aria-labelledby={id}>
      <span id={id}>{t('haal')}</span>
      {FORMS.map((form) => (
        <Button
          key={form}
          size="small"
          variant="outlined"
          disabled={saving.bezig}
          startIcon={<Icon name="download" size={16} />}
          onClick={() => void pull(form)}
        >
          {t(`haal.${form}`)}
        </Button>
      ))}
      <FormNotice fout={saving.fout} />
    </div>
  );
}
