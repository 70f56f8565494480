import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAlleLeerlingen } from '../admins.api.ts';
import type { Plek } from './gebruik-plek.ts';
import { isZoekbaar, maakVondsten, zoekVondsten, type Vondst } from './vondsten.ts';

const NIETS: readonly Leerlingen[] = [];

function useVondsten(plek: Plek, groepen: readonly GroepItem[], actief: boolean): readonly Vondst[] {
  const { t } = useTranslation('admins');
  const { data: lijsten = NIETS } = useAlleLeerlingen(plek.adminId, actief ? groepen.map(({ id }) => id) : []);
  const { groepenPad } = plek;
  return useMemo(() => maakVondsten({ groepen, lijsten, groepenPad, aantal: (count) => t('leerlingen.aantal', { count }) }), [groepen, lijsten, groepenPad, t]);
}

/** The slash key goes to the box, unless somebody is typing. */
function useSnelToets(naar: () => void): void {
  useEffect(() => {
    const luister = (gebeurtenis: KeyboardEvent) => {
      const doel = gebeurtenis.target;
      const typt = doel instanceof HTMLElement && (doel.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(doel.tagName));
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

/** Finds pupils and groups among what is loaded; fetches the pupils at the first focus. */
export function Zoekbalk({ plek, groepen }: { plek: Plek; groepen: readonly GroepItem[] }) {
  const { t } = useTranslation('admins');
  const navigate = useNavigate();
  const veld = useRef<HTMLInputElement>(null);
  const [actief, stelActief] = useState(false);
  const [tekst, stelTekst] = useState('');
  const vondsten = useVondsten(plek, groepen, actief);
  const [naarVeld] = useState(() => () => veld.current?.focus());
  useSnelToets(naarVeld);
  // The letter comes first, the list a moment later.
  const gezocht = useDeferredValue(tekst);
  const opties = useMemo(() => zoekVondsten(vondsten, gezocht), [vondsten, gezocht]);
  return (
    <Autocomplete<Vondst>
      className="zoekbalk" size="small" value={null} inputValue={tekst} clearOnBlur={false} blurOnSelect open={actief && isZoekbaar(gezocht)} popupIcon={null} forcePopupIcon={false}
      options={opties} getOptionLabel={({ naam }) => naam} getOptionKey={({ id }) => id} noOptionsText={t('zoek.niets')}
      filterOptions={ongezeefd}
      onFocus={() => stelActief(true)} onClose={(_, reden) => { if (reden === 'blur' || reden === 'escape') stelActief(false); }} onBlur={() => stelActief(false)}
      onInputChange={(_, nieuw, reden) => { if (reden !== 'reset') { stelTekst(nieuw); stelActief(true); } }}
      onChange={(_, vondst) => { if (vondst) { stelTekst(''); void navigate(vondst.naar); } }}
      renderOption={({ key, ...delen }, vondst) => (
        <li key={key} {...delen}>
          <span className="zoekbalk__vondst">
            {vondst.dier === null ? <span className="zoekbalk__teken"><Icoon naam="groepen" maat={18} /></span> : <DierTegel dier={vondst.dier} maat={30} />}
            <span>{vondst.naam}<small>{vondst.bij}</small></span>
          </span>
        </li>
      )}
      renderInput={(delen) => (
        <TextField
          {...delen} inputRef={veld} placeholder={t('zoek.uitleg')}
          slotProps={{ ...delen.slotProps, htmlInput: { ...delen.slotProps.htmlInput, 'aria-label': t('zoek.uitleg') }, input: { ...delen.slotProps.input, startAdornment: <Icoon naam="zoek" />, endAdornment: tekst === '' ? <kbd aria-hidden="true">/</kbd> : delen.slotProps.input.endAdornment } }}
        />
      )}
    />
  );
}
