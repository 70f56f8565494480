import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import type { UndoneAction } from '#web/ui/undo-bar.tsx';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { useLeerlingen } from '../api/leerlingen.api.ts';
import { assignPractice, takeBackPractice } from '../api/practice.api.ts';
import { PanelDialog } from '../dialog.tsx';
import { useSpot } from '../frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import './woordlijst.css';

interface Props {
  list: { id: string; naam: string };
  onClose: () => void;
  onDone: (done: UndoneAction) => void;
}

function Pupils({
  items,
  chosen,
  onChange,
}: {
  items: Leerlingen['items'];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { t } = useTranslation('woordlijsten');
  const all = chosen.length === items.length;
  return (
    <fieldset className="give-pupils">
      <legend className="only-reader">{t('geef.wie')}</legend>
      <FormControlLabel
        className="give-pupils__all"
        control={
          <Checkbox
            checked={all}
            indeterminate={!all && chosen.length > 0}
            onChange={() => onChange(all ? [] : items.map(({ id }) => id))}
          />
        }
        label={t('geef.iedereen', { count: items.length })}
      />
      {items.map(({ id, naam: name }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(_, on) => onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
          }
          label={name}
        />
      ))}
    </fieldset>
  );
}

function Give({ items, list, onClose, onDone }: Props & { items: Leerlingen['items'] }) {
  const { t } = useTranslation('woordlijsten');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [chosen, setChosen] = useState(items.map(({ id }) => id));
  const give = async () => {
    if (chosen.length === 0) return;
    const done = await saving.run(() => assignPractice(adminId, { leerlingIds: chosen, woordlijstId: list.id }));
    if (done === undefined) return;
    const { ids, overgeslagen: skipped } = done.uit;
    const text = [
      ids.length > 0 ? t('geef.gedaan', { count: ids.length, naam: list.naam }) : '',
      skipped.length > 0 ? t('geef.overgeslagen', { count: skipped.length }) : '',
    ];
    onDone({
      key: performance.now(),
      text: text.join(' ').trim(),
      passwordReset: ids.length > 0 ? () => void takeBackPractice(adminId, ids) : null,
    });
    onClose();
  };
  return (
    <PanelDialog
      titel={t('geef.titel', { naam: list.naam })}
      knop={t('geef.knop', { count: chosen.length })}
      saving={saving}
      onSluit={onClose}
      onSave={() => void give()}
    >
      <p>{t('geef.uitleg')}</p>
      {items.length === 0 ? <p>{t('geef.niemand')}</p> : <Pupils items={items} chosen={chosen} onChange={setChosen} />}
    </PanelDialog>
  );
}

/** Sets the words of a list ready on the maps of these pupils; takes it back while nobody began. */
export function GiveDialog(props: Props) {
  const { adminId, groepId } = useSpot();
  const pupils = useLeerlingen(adminId, groepId ?? '');
  return (
    <State stand={pupils} skeleton={<CardSkeleton rules={2} />}>
      {(data) => <Give {...props} items={data.items} />}
    </State>
  );
}
