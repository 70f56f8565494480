import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ANIMALS } from '#engine/core/domein/animals.ts';
import {
  leerlingChangeSchema,
  type LeerlingDetail,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useLeerling, changeLeerling } from './api.ts';
import { FormDialog } from '../shared/dialog.tsx';
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
  const form = useForm({
    begin: fields(leerling),
    schema: leerlingChangeSchema,
    body: (values) => ({ versie: leerling.versie, ...values }),
    submit: async (body) => onDone(await changeLeerling(adminId, leerling.id, body)),
  });
  const [jaargroep, animal, gebruikersnaam] = form.watch(['jaargroep', 'dier', 'gebruikersnaam']);
  return (
    <FormDialog
      titel={t('leerling.wijzig', { naam: leerling.roepnaam })}
      knop={t('bewaar')}
      form={form}
      onSluit={onClose}
    >
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      <div className="leerling-fields">
        <Field
          formulier={form}
          naam="roepnaam"
          label={t('leerling.roepnaam')}
          line={{ n: 64, voorbeeld: 'Zoë' }}
          field={{ autoFocus: true, required: true }}
        />
        <Field
          formulier={form}
          naam="voorvoegsel"
          label={t('leerling.voorvoegsel')}
          line={{ n: 20, voorbeeld: 'van der' }}
        />
        <Field
          formulier={form}
          naam="achternaam"
          label={t('leerling.achternaam')}
          line={{ n: 200, voorbeeld: 'Bakker' }}
        />
      </div>
      <div className="leerling-fields">
        <TextField
          select
          required
          label={t('leerling.jaargroep')}
          value={jaargroep}
          onChange={({ target }) => form.setValue('jaargroep', Number(target.value))}
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
          line={{ n: gebruikersnaam.trim().length < 3 ? 3 : 64, voorbeeld: 'zoe.b' }}
          field={{ required: true }}
        />
        <TextField
          select
          label={t('leerling.dier')}
          value={animal}
          onChange={({ target }) => form.setValue('dier', target.value)}
          slotProps={{
            select: {
              renderValue: (chosen) => (
                <span className="animal-choice">
                  <AnimalTile animal={String(chosen)} size={24} /> {t('leerling.dier.gekozen')}
                </span>
              ),
              MenuProps: { className: 'animal-menu' },
            },
          }}
        >
          {ANIMALS.map((name) => (
            <MenuItem key={name} value={name} aria-label={name}>
              <AnimalTile animal={name} size={40} />
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Field
        formulier={form}
        naam="notitie"
        label={t('leerling.notitie')}
        help={t('leerling.notitie.hulp')}
        line={{ n: 500 }}
        field={{ multiline: true, minRows: 2 }}
      />
      <LeerlingExport adminId={adminId} leerlingId={leerling.id} naam={leerling.roepnaam} />
    </FormDialog>
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
