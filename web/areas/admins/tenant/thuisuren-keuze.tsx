import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Accountgegevens, Instellingen } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { bewaarTenant } from './tenant.api.ts';

const BEGIN = 6;
const EINDE = 22;
const uur = (getal: number): string => `${String(getal).padStart(2, '0')}:00`;
const UREN = Array.from({ length: EINDE - BEGIN + 1 }, (_, nr) => uur(BEGIN + nr));
const ALTIJD = '';

/** Hours in which a child may begin a game at home; saved at once. */
export function ThuisUrenKeuze({
  adminId,
  gegevens,
  vast,
  onKlaar,
}: {
  adminId: string;
  gegevens: Accountgegevens;
  vast: boolean;
  onKlaar: (melding: string) => void;
}) {
  const { t } = useTranslation('tenant');
  const uitleg = useId();
  const bewaren = useBewaren();
  const uren = gegevens.instellingen.thuisUren;
  const zet = async (thuisUren: Instellingen['thuisUren']) => {
    if (bewaren.bezig) return;
    if (
      (await bewaren.run(() => bewaarTenant(adminId, 'instellingen', { versie: gegevens.versie, thuisUren }))) !==
      undefined
    )
      onKlaar(t('bewaard'));
  };
  const vanaf = (van: string): void =>
    void zet(
      van === ALTIJD
        ? null
        : { van, tot: UREN.find((tot) => tot > van && tot === uren?.tot) ?? UREN.at(-1) ?? uur(EINDE) },
    );
  const keuze = (waarde: string, tijden: readonly string[]) =>
    waarde === ALTIJD || tijden.includes(waarde) ? tijden : [...tijden, waarde].toSorted();
  return (
    <fieldset className="tenant__dagen" aria-describedby={uitleg}>
      <legend>{t('instelling.thuisUren')}</legend>
      <small id={uitleg}>{t('instelling.thuisUren.uitleg')}</small>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => onKlaar('')} />}
      <TextField
        select
        disabled={vast}
        label={t('instelling.thuisUren.van')}
        value={uren?.van ?? ALTIJD}
        onChange={({ target }) => vanaf(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALTIJD}>{t('instelling.thuisUren.altijd')}</MenuItem>
        {keuze(uren?.van ?? ALTIJD, UREN.slice(0, -1)).map((tijd) => (
          <MenuItem key={tijd} value={tijd}>
            {tijd}
          </MenuItem>
        ))}
      </TextField>
      {uren !== null && (
        <TextField
          select
          disabled={vast}
          label={t('instelling.thuisUren.tot')}
          value={uren.tot}
          onChange={({ target }) => void zet({ van: uren.van, tot: target.value })}
        >
          {keuze(
            uren.tot,
            UREN.filter((tijd) => tijd > uren.van),
          ).map((tijd) => (
            <MenuItem key={tijd} value={tijd}>
              {tijd}
            </MenuItem>
          ))}
        </TextField>
      )}
    </fieldset>
  );
}
