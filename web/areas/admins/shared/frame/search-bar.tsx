import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { LeerlingList } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLeerlingList } from '../api/leerlingen.api.ts';
import { useSearch } from '../leerlingen/use-search.ts';
import type { FrameSpot } from './use-spot.ts';
import { AT_MOST, createMatches, type Match } from './matches.ts';

const NOBODY: LeerlingList['items'] = [];

/** Groups among those that are there, pupils from the server: a large school is never loaded for it. */
function useMatches({
  plek: spot,
  groepen,
  zoek: search,
}: {
  plek: FrameSpot;
  groepen: readonly GroepItem[];
  zoek: string;
}): {
  matches: Match[];
  bezig: boolean;
} {
  const { t } = useTranslation(['admins', 'beheer']);
  const { adminId, groepenPath } = spot;
  const { data, isLoading } = useLeerlingList(
    adminId,
    search === '' ? null : { pagina: 1, grootte: AT_MOST, zoek: search, sorteer: 'naam', groep: '' },
  );
  const leerlingen = data?.items ?? NOBODY;
  const matches = useMemo(
    () =>
      createMatches({
        zoek: search,
        groepen,
        leerlingen,
        pending: isLoading,
        adminId,
        groepenPath,
        aantal: (count) => t('leerlingen.aantal', { count }),
        zonderGroep: t('beheer:zonder'),
      }),
    [search, groepen, leerlingen, isLoading, adminId, groepenPath, t],
  );
  return { matches, bezig: isLoading };
}

/** The slash key goes to the box, unless somebody is typing. */
function useShortcutKey(to: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const doel = event.target;
      const types =
        doel instanceof HTMLElement && (doel.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(doel.tagName));
      if (event.key !== '/' || types) return;
      event.preventDefault();
      to();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [to]);
}

/** The list is searched before it comes here. */
const unfiltered = (options: Match[]): Match[] => options;

/** Finds groups and pupils by name, a moment after the last letter. */
export function SearchBar({ plek: spot, groepen }: { plek: FrameSpot; groepen: readonly GroepItem[] }) {
  const { t } = useTranslation('admins');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(false);
  const { tekst: text, zoek: search, set } = useSearch();
  const { matches, bezig: busy } = useMatches({ plek: spot, groepen, zoek: search });
  const [focusField] = useState(() => () => field.current?.focus());
  useShortcutKey(focusField);
  return (
    <Autocomplete<Match>
      className="search-bar"
      size="small"
      value={null}
      inputValue={text}
      clearOnBlur={false}
      blurOnSelect
      open={active && search !== ''}
      popupIcon={null}
      forcePopupIcon={false}
      options={matches}
      loading={busy}
      loadingText={t('gemeen:laden')}
      getOptionLabel={({ naam: name }) => name}
      getOptionKey={({ id }) => id}
      noOptionsText={t('zoek.niets')}
      filterOptions={unfiltered}
      onFocus={() => setActive(true)}
      onClose={(_, reason) => {
        if (reason === 'blur' || reason === 'escape') setActive(false);
      }}
      onBlur={() => setActive(false)}
      onInputChange={(_, newOne, reason) => {
        if (reason !== 'reset') {
          set(newOne);
          setActive(true);
        }
      }}
      onChange={(_, match) => {
        if (match) {
          set('');
          void navigate(match.naar);
        }
      }}
      renderOption={({ key, ...parts }, match) => (
        <li key={key} {...parts}>
          <span className="search-bar__match">
            {match.dier === null ? (
              <span className="search-bar__sign">
                <Icon name="groepen" size={18} />
              </span>
            ) : (
              <AnimalTile animal={match.dier} size={30} />
            )}
            <span>
              {match.naam}
              <small>{match.bij}</small>
            </span>
          </span>
        </li>
      )}
      renderInput={(parts) => (
        <TextField
          {...parts}
          inputRef={field}
          placeholder={t('zoek.uitleg')}
          slotProps={{
            ...parts.slotProps,
            htmlInput: { ...parts.slotProps.htmlInput, 'aria-label': t('zoek.uitleg') },
            input: {
              ...parts.slotProps.input,
              startAdornment: <Icon name="zoek" />,
              endAdornment: text === '' ? <kbd aria-hidden="true">/</kbd> : parts.slotProps.input.endAdornment,
            },
          }}
        />
      )}
    />
  );
}
