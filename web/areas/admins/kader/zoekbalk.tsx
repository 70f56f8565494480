import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAlleLeerlingen } from '../admins.api.ts';
import { past, volleNaam } from '../leerlingen/naam.ts';
import type { Plek } from './gebruik-plek.ts';

const MINSTENS = 2;
const HOOGSTENS = 8;

interface Vondst { id: string; soort: 'leerling' | 'groep'; naam: string; bij: string; dier: string | null; naar: string }

function useVondsten(plek: Plek, groepen: readonly GroepItem[], actief: boolean): Vondst[] {
  const { t } = useTranslation('admins');
  const { data = [] } = useAlleLeerlingen(plek.adminId, actief ? groepen.map(({ id }) => id) : []);
  const leerlingen = data.flatMap(({ groep, items }) => items.map((kind): Vondst => ({
    id: kind.id, soort: 'leerling', naam: volleNaam(kind), bij: groep.naam, dier: kind.dier, naar: `${plek.groepenPad}/${groep.id}/leerlingen?leerling=${kind.id}`,
  })));
  return [...groepen.map((groep): Vondst => ({ id: groep.id, soort: 'groep', naam: groep.naam, bij: t('leerlingen.aantal', { count: groep.aantal }), dier: null, naar: `${plek.groepenPad}/${groep.id}/leerlingen` })), ...leerlingen];
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
  const lang = tekst.trim().length >= MINSTENS;
  return (
    <Autocomplete<Vondst>
      className="zoekbalk" size="small" value={null} inputValue={tekst} clearOnBlur={false} blurOnSelect open={actief && lang} popupIcon={null} forcePopupIcon={false}
      options={lang ? vondsten : []} getOptionLabel={({ naam }) => naam} getOptionKey={({ id }) => id} noOptionsText={t('zoek.niets')}
      filterOptions={(alles) => (['groep', 'leerling'] as const).flatMap((soort) => alles.filter((v) => v.soort === soort && past(v.naam, tekst)).slice(0, HOOGSTENS))}
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
