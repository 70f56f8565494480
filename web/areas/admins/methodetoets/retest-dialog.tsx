import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';
import { copyToets } from '../shared/api/methodetoetsen.api.ts';
import { PillChoices } from '../shared/choices.tsx';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';

const TITLE_MAX = 80;

/** The same words again for who did not get there, as a new concept. */
export function RetestDialog({ data, onClose }: { data: ToetsResults; onClose: () => void }) {
  const { t } = useTranslation('methodetoetsen');
  const { adminId, groepId, groepenPath } = useSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const { toets, afnamen } = data;
  const [title, setTitle] = useState(t('hertoets.naam', { titel: toets.titel }).slice(0, TITLE_MAX));
  const [onlyWrong, setOnlyWrong] = useState(true);
  const [chosen, setChosen] = useState(() =>
    afnamen
      .filter(({ pct, status }) => status === 'gemist' || (pct !== undefined && pct < toets.grensPct))
      .map(({ leerlingId }) => leerlingId),
  );
  const missing = chosen.length === 0;
  const make = async () => {
    if (missing || title.trim() === '') return;
    const done = await saving.run(() =>
      copyToets({ adminId, methodetoetsId: toets.id }, { titel: title, deelnemers: [...chosen], onlyWrong }),
    );
    if (done !== undefined) void navigate(`${groepenPath}/${groepId ?? ''}/methodetoetsen/${done.uit.id}`);
  };
  return (
    <PanelDialog
      titel={t('hertoets.titel')}
      knop={t('hertoets.maak')}
      saving={saving}
      onSluit={onClose}
      onSave={() => void make()}
    >
      <p>{t('hertoets.uitleg', { grens: toets.grensPct })}</p>
      <TextField
        label={t('titel.label')}
        value={title}
        required
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: TITLE_MAX } }}
      />
      <PillChoices
        titel={t('wie.label')}
        options={afnamen.map(({ leerlingId, naam: name }) => ({ waarde: leerlingId, tekst: name }))}
        gekozen={chosen}
        onChoose={setChosen}
        fout={missing ? 'kies' : undefined}
      />
      <label className="check-explained">
        <Checkbox checked={onlyWrong} onChange={(_, checked) => setOnlyWrong(checked)} />
        <span>
          {t('hertoets.onlyWrong')}
          <small>{t('hertoets.onlyWrong.uitleg')}</small>
        </span>
      </label>
    </PanelDialog>
  );
}
