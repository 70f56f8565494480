import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod/mini';
import { newFactuurSchema, type NewFactuur } from '#server/features/facturen/facturen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { HttpError } from '#web/platform/http-error.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { createFactuur, useCustomers } from './api.ts';

const KINDS = ['offerte', 'factuur'] as const;
type Kind = (typeof KINDS)[number];
interface Choice {
  id: string;
  naam: string;
}
const wishesSchema = z.pick(newFactuurSchema, { seats: true, features: true, purchaseNumber: true });
const EXAMPLES = 'STAP_NIET_TOEGESTAAN';

/** What a request in the address asks for, besides what the customer has. */
function wishesOf(search: URLSearchParams): Pick<NewFactuur, 'seats' | 'features' | 'purchaseNumber'> {
  const asked = wishesSchema.safeParse({
    ...(search.has('plaatsen') ? { seats: Number(search.get('plaatsen')) } : {}),
    ...(search.has('functies') ? { features: (search.get('functies') ?? '').split(',').filter(Boolean) } : {}),
    ...(search.has('inkoopnummer') ? { purchaseNumber: search.get('inkoopnummer') } : {}),
  });
  return asked.success ? asked.data : {};
}

/** Looks a customer up by its name while it is typed. */
function CustomerField({ chosen, onChoose }: { chosen: Choice | null; onChoose: (next: Choice | null) => void }) {
  const { t } = useTranslation('office-facturen');
  const [words, setWords] = useState('');
  const { data } = useCustomers(useDeferredValue(words));
  const choices: Choice[] = (data?.items ?? []).filter(({ soort: kind }) => kind !== 'demo');
  return (
    <Autocomplete<Choice>
      options={choices}
      value={chosen}
      filterOptions={(options) => options}
      getOptionLabel={({ naam: name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('klant.geen')}
      onInputChange={(_, next, why) => why !== 'reset' && setWords(next)}
      onChange={(_, next) => onChoose(next)}
      renderInput={(props) => <TextField {...props} label={t('kolom.klant')} helperText={t('klant.hulp')} required />}
    />
  );
}

/** Chooses for whom and what; the lines follow from the licence and the prices, and can be changed afterwards. */
export function NewFactuurForm() {
  const { t } = useTranslation('office-facturen');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const saving = useSaving();
  const wishes = wishesOf(search);
  const [kind, setKind] = useState<Kind>(search.get('soort') === 'factuur' ? 'factuur' : 'offerte');
  const [chosen, setChosen] = useState<Choice | null>(() => {
    const id = search.get('klant');
    return id === null ? null : { id, naam: search.get('naam') ?? '' };
  });
  const run = async (): Promise<void> => {
    if (chosen === null) return;
    const done = await saving.run(() => createFactuur({ adminId: chosen.id, soort: kind, ...wishes }));
    if (done !== undefined) await navigate(`/superadmin/facturen/${done.uit.id}`, { replace: true });
  };
  const examples = saving.fout instanceof HttpError && saving.fout.code === EXAMPLES;
  return (
    <form
      className="office-card factuur-card"
      aria-label={t('nieuw')}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {saving.fout !== null &&
        (examples ? (
          <Alert severity="warning">
            {saving.fout.message} <Link to="/superadmin/prijzen">{t('beletsel.voorbeeldprijzen.knop')}</Link>
          </Alert>
        ) : (
          <ErrorNotice fout={saving.fout} onRetry={() => void run()} />
        ))}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('filter.soort')}
        onChange={(_, next: Kind | null) => next !== null && setKind(next)}
      >
        {KINDS.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`soort.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CustomerField chosen={chosen} onChoose={setChosen} />
      {wishes.seats !== undefined && <p>{t('nieuw.plaatsen', { count: wishes.seats })}</p>}
      <p className="soft">{t('nieuw.uitleg')}</p>
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={saving.bezig || chosen === null}>
          {t(saving.bezig ? 'bezig' : 'nieuw.maak')}
        </Button>
      </div>
    </form>
  );
}
