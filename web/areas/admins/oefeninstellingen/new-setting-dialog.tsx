import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newSettingSchema } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useGroep } from '../shared/api/groepen.api.ts';
import { createSetting } from '../shared/api/oefeninstellingen.api.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';

const GROEP = 'groep';

/** A copy of the standard under a new name, opened at once. */
export function NewSettingDialog({
  adminId,
  groepId,
  onClose,
}: {
  adminId: string;
  groepId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('oefeninstelling');
  const { groepenPath } = useSpot();
  const navigate = useNavigate();
  const { data: groep } = useGroep(adminId, groepId);
  const form = useForm({
    begin: { naam: '', subgroepId: GROEP },
    schema: newSettingSchema,
    body: ({ naam: name, subgroepId }) => ({ naam: name, ...(subgroepId === GROEP ? {} : { subgroepId }) }),
    submit: async (body) => {
      const created = await createSetting(adminId, groepId, body);
      void navigate(`${groepenPath}/${groepId}/oefeninstellingen/${created.id}`);
    },
  });
  return (
    <FormDialog titel={t('nieuw.titel')} knop={t('nieuw.knop')} form={form} onSluit={onClose}>
      <p>{t('nieuw.uitleg')}</p>
      <Field
        formulier={form}
        naam="naam"
        label={t('nieuw.naam')}
        line={{ n: 60 }}
        field={{ autoFocus: true, required: true }}
      />
      <Field
        formulier={form}
        naam="subgroepId"
        label={t('nieuw.voor')}
        field={{
          select: true,
          children: [
            { id: GROEP, text: t('nieuw.groep') },
            ...(groep?.subgroepen ?? []).map(({ id, naam: name }) => ({
              id,
              text: t('nieuw.subgroep', { naam: name }),
            })),
          ].map(({ id, text }) => (
            <MenuItem key={id} value={id}>
              {text}
            </MenuItem>
          )),
        }}
      />
    </FormDialog>
  );
}
