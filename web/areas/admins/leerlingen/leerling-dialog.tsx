import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import {
  leerlingChangeSchema,
  type LeerlingDetail,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useLeerling, changeLeerling } from './api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '../shared/use-saving.ts';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { LeerlingExport } from '../shared/leerling-export.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';

const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const fields = ({
  roepnaam,
  voorvoegsel,
  achternaam,
  gebruikersnaam,
  notitie,
  jaargroep,
  dier: animal,
}: LeerlingDetail) => ({
  roepnaam,
  voorvoegsel,
  achternaam,
  gebruikersnaam,
  notitie,
  jaargroep,
  dier: animal,
});

function Form({
  adminId,
  leerling,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  leerling: LeerlingDetail;
  onSluit: () => void;
  onDone: (leerling: LeerlingDetail) => void;
}) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const saving = useSaving();
  const form = useForm(
    fields(leerling),
    checkWith(leerlingChangeSchema, (values) => ({ versie: leerling.versie, ...values })),
  );
  const { waarden: values } = form;
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(
      () => changeLeerling(adminId, leerling.id, leerlingChangeSchema.parse({ versie: leerling.versie, ...values })),
      form.setServer,
    );
    if (succeeded) onDone(succeeded.uit);
  };
  return (
    <PanelDialog
      titel={t('leerling.wijzig', { naam: leerling.roepnaam })}
      knop={t('bewaar')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <ErrorSummary fouten={form.fouten} toon={form.tried} />
      <div className="leerling-fields">
        <Field
          formulier={form}
          naam="roepnaam"
          label={t('leerling.roepnaam')}
          regel={{ n: 64, voorbeeld: 'Zoë' }}
          veld={{ autoFocus: true, required: true }}
        />
        <Field
          formulier={form}
          naam="voorvoegsel"
          label={t('leerling.voorvoegsel')}
          regel={{ n: 20, voorbeeld: 'van der' }}
        />
        <Field
          formulier={form}
          naam="achternaam"
          label={t('leerling.achternaam')}
          regel={{ n: 200, voorbeeld: 'Bakker' }}
        />
      </div>
      <div className="leerling-fields">
        <TextField
          select
          required
          label={t('leerling.jaargroep')}
          value={values.jaargroep}
          onChange={({ target }) => form.set('jaargroep', Number(target.value))}
        >
          {YEARS.map((year) => (
            <MenuItem key={year} value={year}>
              {withHoofdletter(yearText(t, year))}
            </MenuItem>
          ))}
        </TextField>
        <Field
          formulier={form}
          naam="gebruikersnaam"
          label={t('leerling.gebruikersnaam')}
          regel={{ n: values.gebruikersnaam.trim().length < 3 ? 3 : 64, voorbeeld: 'zoe.b' }}
          veld={{ required: true }}
        />
        <TextField
          select
          label={t('leerling.dier')}
          value={values.dier}
          onChange={({ target }) => form.set('dier', target.value)}
          slotProps={{
            select: {
              renderValue: (animal) => (
                <span className="animal-choice">
                  <AnimalTile dier={String(animal)} maat={24} /> {t('leerling.dier.gekozen')}
                </span>
              ),
              MenuProps: { className: 'animal-menu' },
            },
          }}
        >
          {ANIMALS.map((animal) => (
            <MenuItem key={animal} value={animal} aria-label={animal}>
              <AnimalTile dier={animal} maat={40} />
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Field
        formulier={form}
        naam="notitie"
        label={t('leerling.notitie')}
        hulp={t('leerling.notitie.hulp')}
        regel={{ n: 500 }}
        veld={{ multiline: true, minRows: 2 }}
      />
      <LeerlingExport adminId={adminId} leerlingId={leerling.id} naam={leerling.roepnaam} />
    </PanelDialog>
  );
}

/** Changes one leerling; somebody else's change in the meantime is shown and nothing is lost. */
export function LeerlingDialog({
  adminId,
  leerlingId,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  leerlingId: string;
  onSluit: () => void;
  onDone: (leerling: LeerlingDetail) => void;
}) {
  const state = useLeerling(adminId, leerlingId);
  if (state.error !== undefined && state.data === undefined)
    return <ErrorNotice fout={state.error} onRetry={() => void state.mutate()} />;
  if (state.data === undefined || state.data.id !== leerlingId) return null;
  return <Form adminId={adminId} leerling={state.data} onSluit={onClose} onDone={onDone} />;
}
