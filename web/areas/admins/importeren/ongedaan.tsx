import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ongedaan as OngedaanUit } from '#server/features/importplan/importplan.contract.ts';
import { FoutMelding } from '../toestand.tsx';
import { maakOngedaan, type Importsoort } from './importeren.api.ts';

/** Takes an import back, after a second press. */
export function Ongedaan({ adminId, plan, onKlaar }: { adminId: string; plan: { soort: Importsoort; planId: string }; onKlaar: () => void }) {
  const { t } = useTranslation('importeren');
  const [stap, stelStap] = useState<'rust' | 'zeker' | 'bezig'>('rust');
  const [uit, stelUit] = useState<OngedaanUit | null>(null);
  const [fout, stelFout] = useState<Error | null>(null);
  const draai = async (): Promise<void> => {
    stelStap('bezig');
    stelFout(null);
    try {
      stelUit(await maakOngedaan(adminId, plan));
      onKlaar();
    } catch (oorzaak) {
      stelFout(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
    }
    stelStap('rust');
  };
  if (uit !== null) {
    return (
      <div role="status">
        <p>{t('ongedaan.klaar', { count: uit.teruggedraaid })}</p>
        {uit.overgeslagen.length > 0 && <p className="zacht">{t('ongedaan.overgeslagen', { count: uit.overgeslagen.length })} {uit.overgeslagen.map(({ naam }) => naam).join(', ')}</p>}
      </div>
    );
  }
  return (
    <div className="kaart__knoppen">
      {fout !== null && <FoutMelding fout={fout} onOpnieuw={() => void draai()} />}
      {stap === 'rust' && <Button variant="outlined" onClick={() => stelStap('zeker')}>{t('ongedaan.knop')}</Button>}
      {stap === 'zeker' && <><Button variant="contained" color="warning" onClick={() => void draai()}>{t('ongedaan.zeker')}</Button><Button onClick={() => stelStap('rust')}>{t('ongedaan.laat')}</Button></>}
      {stap === 'bezig' && <Button variant="outlined" disabled>{t('ongedaan.bezig')}</Button>}
    </div>
  );
}
