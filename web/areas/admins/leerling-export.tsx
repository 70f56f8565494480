import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exportvorm } from '#server/features/exporten/exporten.contract.ts';
import { bestandsnaam, bewaarBlob } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { FoutRegel } from './docenten/fout-regel.tsx';
import { useBewaren } from './gebruik-bewaren.ts';
import { haalLeerling } from './tenant/tenant.api.ts';

const VORMEN: readonly Exportvorm[] = ['html', 'csv', 'json'];

/** Everything of one leerling as a file: to read and print, as a table, or for another program. */
export function LeerlingExport({ adminId, leerlingId, naam }: { adminId: string; leerlingId: string; naam: string }) {
  const { t } = useTranslation('beheer');
  const id = useId();
  const bewaren = useBewaren();
  const haal = async (vorm: Exportvorm) => {
    const uit = await bewaren.run(() => haalLeerling(adminId, leerlingId, vorm));
    if (uit !== undefined) bewaarBlob(bestandsnaam(['taaltocht', naam], vorm), uit.uit);
  };
  return (
    <div className="leerling-export" role="group" aria-labelledby={id}>
      <span id={id}>{t('haal')}</span>
      {VORMEN.map((vorm) => (
        <Button
          key={vorm}
          size="small"
          variant="outlined"
          disabled={bewaren.bezig}
          startIcon={<Icoon naam="download" maat={16} />}
          onClick={() => void haal(vorm)}
        >
          {t(`haal.${vorm}`)}
        </Button>
      ))}
      <FoutRegel fout={bewaren.fout} />
    </div>
  );
}
