import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Periode } from '../admins.api.ts';
import { DOELKEUZES, SORTERINGEN, type Doelkeuze, type MatrixSortering } from './matrix-data.ts';
import { PERIODES, type PeriodeKeuze } from './periode.ts';

interface Waarden {
  keuze: PeriodeKeuze;
  periode: Periode;
  fout: boolean;
  sortering: MatrixSortering;
  doelen: Doelkeuze;
}
type Veld = 'periode' | 'van' | 'tot' | 'sorteer' | 'doelen';

/** A date that is sent on when it is complete and the field is left. */
function Datum({
  veld,
  waarde,
  fout,
  onWijzig,
}: {
  veld: 'van' | 'tot';
  waarde: string | undefined;
  fout: string | null;
  onWijzig: (waarde: string) => void;
}) {
  const { t } = useTranslation('admins');
  const [tekst, stelTekst] = useState(waarde ?? '');
  return (
    <TextField
      type="date"
      label={t(`periode.${veld}`)}
      value={tekst}
      error={fout !== null}
      helperText={fout}
      onChange={({ target }) => stelTekst(target.value)}
      onBlur={() => onWijzig(tekst)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onWijzig(tekst);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Period, goals and order; every choice stands in the address. Behind them what one can do with the table. */
export function Filters({
  waarden,
  onWijzig,
  children,
}: {
  waarden: Waarden;
  onWijzig: (veld: Veld, waarde: string) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admins');
  const kies =
    (veld: Veld) =>
    ({ target }: { target: { value: string } }) =>
      onWijzig(veld, target.value);
  return (
    <div className="filters niet-op-papier">
      <TextField select label={t('filter.periode')} value={waarden.keuze} onChange={kies('periode')}>
        {PERIODES.map((naam) => (
          <MenuItem key={naam} value={naam}>
            {t(`periode.keuze.${naam}`)}
          </MenuItem>
        ))}
      </TextField>
      {waarden.keuze === 'zelf' && (
        <>
          <Datum veld="van" waarde={waarden.periode.van} fout={null} onWijzig={(datum) => onWijzig('van', datum)} />
          <Datum
            veld="tot"
            waarde={waarden.periode.tot}
            fout={waarden.fout ? t('regel.datumvolgorde') : null}
            onWijzig={(datum) => onWijzig('tot', datum)}
          />
        </>
      )}
      <TextField select label={t('filter.doelen')} value={waarden.doelen} onChange={kies('doelen')}>
        {DOELKEUZES.map((naam) => (
          <MenuItem key={naam} value={naam}>
            {t(`doelen.${naam}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField select label={t('filter.sorteer')} value={waarden.sortering} onChange={kies('sorteer')}>
        {SORTERINGEN.map((naam) => (
          <MenuItem key={naam} value={naam}>
            {t(`sorteer.${naam}`)}
          </MenuItem>
        ))}
      </TextField>
      <span className="filters__knoppen">{children}</span>
    </div>
  );
}
