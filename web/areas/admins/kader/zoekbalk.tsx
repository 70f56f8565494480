import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Leerlinglijst } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useLeerlinglijst } from '../beheer.api.ts';
import { useZoek } from '../leerlingen/gebruik-zoek.ts';
import type { Plek } from './gebruik-plek.ts';
import { HOOGSTENS, maakVondsten, type Vondst } from './vondsten.ts';

const NIEMAND: Leerlinglijst['items'] = [];

/** Groups among those that are there, pupils from the server: a large school is never loaded for it. */
function useVondsten({ plek, groepen, zoek }: { plek: Plek; groepen: readonly GroepItem[]; zoek: string }): {
  vondsten: Vondst[];
  bezig: boolean;
} {
  const { t } = useTranslation(['admins', 'beheer']);
  const { adminId, groepenPad } = plek;
  const { data, isLoading } = useLeerlinglijst(
    adminId,
    zoek === '' ? null : { pagina: 1, grootte: HOOGSTENS, zoek, sorteer: 'naam', groep: '' },
  );
  const leerlingen = data?.items ?? NIEMAND;
  const vondsten = useMemo(
    () =>
      maakVondsten({
        zoek,
        groepen,
        leerlingen,
        onderweg: isLoading,
        adminId,
        groepenPad,
        aantal: (count) => t('leerlingen.aantal', { count }),
        zonderGroep: t('beheer:zonder'),
      }),
    [zoek, groepen, leerlingen, isLoading, adminId, groepenPad, t],
  );
  return { vondsten, bezig: isLoading };
}

/** The slash key goes to the box, unless somebody is typing. */
function useSnelToets(naar: () => void): void {
  useEffect(() => {
    const luister = (gebeurtenis: KeyboardEvent) => {
      const doel = gebeurtenis.target;
      const typt =
        doel instanceof HTMLElement && (doel.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(doel.tagName));
      if (gebeurtenis.key !== '/' || typt) return;
      gebeurtenis.preventDefault();
      naar();
    };
    document.addEventListener('keydown', luister);
    return () => document.removeEventListener('keydown', luister);
  }, [naar]);
}

/** The list is searched before it comes here. */
const ongezeefd = (opties: Vondst[]): Vondst[] => opties;

/** Finds groups and pupils by name, a moment after the last letter. */
export function Zoekbalk({ plek, groepen }: { plek: Plek; groepen: readonly GroepItem[] }) {
  const { t } = useTranslation('admins');
  const navigate = useNavigate();
  const veld = useRef<HTMLInputElement>(null);
  const [actief, stelActief] = useState(false);
  const { tekst, zoek, stel } = useZoek();
  const { vondsten, bezig } = useVondsten({ plek, groepen, zoek });
  const [naarVeld] = useState(() => () => veld.current?.focus());
  useSnelToets(naarVeld);
  return (
    <Autocomplete<Vondst>
      className="zoekbalk"
      size="small"
      value={null}
      inputValue={tekst}
      clearOnBlur={false}
      blurOnSelect
      open={actief && zoek !== ''}
      popupIcon={null}
      forcePopupIcon={false}
      options={vondsten}
      loading={bezig}
      loadingText={t('gemeen:laden')}
      getOptionLabel={({ naam }) => naam}
      getOptionKey={({ id }) => id}
      noOptionsText={t('zoek.niets')}
      filterOptions={ongezeefd}
      onFocus={() => stelActief(true)}
      onClose={(_, reden) => {
        if (reden === 'blur' || reden === 'escape') stelActief(false);
      }}
      onBlur={() => stelActief(false)}
      onInputChange={(_, nieuw, reden) => {
        if (reden !== 'reset') {
          stel(nieuw);
          stelActief(true);
        }
      }}
      onChange={(_, vondst) => {
        if (vondst) {
          stel('');
          void navigate(vondst.naar);
        }
      }}
      renderOption={({ key, ...delen }, vondst) => (
        <li key={key} {...delen}>
          <span className="zoekbalk__vondst">
            {vondst.dier === null ? (
              <span className="zoekbalk__teken">
                <Icoon naam="groepen" maat={18} />
              </span>
            ) : (
              <DierTegel dier={vondst.dier} maat={30} />
            )}
            <span>
              {vondst.naam}
              <small>{vondst.bij}</small>
            </span>
          </span>
        </li>
      )}
      renderInput={(delen) => (
        <TextField
          {...delen}
          inputRef={veld}
          placeholder={t('zoek.uitleg')}
          slotProps={{
            ...delen.slotProps,
            htmlInput: { ...delen.slotProps.htmlInput, 'aria-label': t('zoek.uitleg') },
            input: {
              ...delen.slotProps.input,
              startAdornment: <Icoon naam="zoek" />,
              endAdornment: tekst === '' ? <kbd aria-hidden="true">/</kbd> : delen.slotProps.input.endAdornment,
            },
          }}
        />
      )}
    />
  );
}
