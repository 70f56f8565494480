import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAdmin } from '#server/features/admins/admins.contract.ts';
import { useInvitableCustomers } from './api.ts';

const WAIT_MS = 250;

/** What was typed, once somebody stops typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Stand {
  missing: boolean;
  failed: boolean;
  found: number;
  busy: boolean;
  text: string;
}

/** What to do next; nothing when there is something to choose. */
function helpOf({ missing, failed, found, busy, text }: Stand): string[] {
  if (missing) return ['mist'];
  if (failed) return ['fout'];
  if (found > 0 || busy) return [];
  return [text.trim() === '' ? 'hulp' : 'niets'];
}

interface Props {
  chosen: ListedAdmin | null;
  /** Somebody tried to send without one. */
  missing: boolean;
  onChoose: (customer: ListedAdmin | null) => void;
}

/** One customer, found by a part of its name, town or code. */
export function CustomerChoice({ chosen, missing, onChoose }: Props) {
  const { t } = useTranslation('send-uitnodiging');
  const [text, setText] = useState('');
  const { data, error, isLoading } = useInvitableCustomers(useSettled(text));
  const found = data?.items ?? [];
  const listed = chosen === null || found.some(({ id }) => id === chosen.id) ? found : [chosen, ...found];
  return (
    <FormControl error={missing} className="invite-customer">
      <TextField
        type="search"
        label={t('klant')}
        value={text}
        required
        error={missing}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
      />
      {listed.length > 0 && (
        <RadioGroup
          aria-label={t('klant.kies')}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(listed.find(({ id }) => id === target.value) ?? null)}
        >
          {listed.map((customer) => (
            <FormControlLabel
              key={customer.id}
              value={customer.id}
              control={<Radio size="small" />}
              label={`${customer.naam}, ${customer.plaats} (${customer.code})`}
            />
          ))}
        </RadioGroup>
      )}
      <FormHelperText>
        {helpOf({ missing, failed: error !== undefined, found: listed.length, busy: isLoading, text }).map((key) =>
          t(`klant.${key}`),
        )}
      </FormHelperText>
    </FormControl>
  );
}
