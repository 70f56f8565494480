import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { z } from 'zod/mini';
import type {
  OefeninstellingItem,
  OwnSettings,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { setSettings, useOefeninstellingen } from '../api/practice.api.ts';
import { FormDialog } from '../dialog.tsx';
import { ownWith } from '../oefeninstelling/quick-change.ts';
import type { BulkProps } from './bulk.types.ts';

const CHOICES = ['aan', 'uit'] as const;
const choiceSchema = z.object({ stand: z.enum(CHOICES, 'kies') });

/** Own settings for these leerlingen that differ from what works for them now in one thing only. */
export function withBeloningen(
  items: readonly OefeninstellingItem[],
  ids: readonly string[],
  on: boolean,
): OwnSettings['items'] {
  return ownWith(items, ids, (setting) => ({ ...setting, beloningen: on }));
}

/** Whether leerlingen may spend their coins; what they earn and have stays theirs. */
export function BeloningenDialog({ adminId, ids, groepId, onSluit: onClose, onDone }: BulkProps & { groepId: string }) {
  const { t } = useTranslation('beheer');
  const { data } = useOefeninstellingen(adminId, groepId);
  const form = useForm({
    begin: { stand: '' },
    schema: choiceSchema,
    submit: async ({ stand: choice }) => {
      const items = withBeloningen(data?.items ?? [], ids, choice === 'aan');
      const { vorige: previous } = await setSettings(adminId, { leerlingIds: [...ids], items });
      onDone({
        tekst: t(`beloningen.gedaan.${choice}`, { count: ids.length }),
        passwordReset: () => setSettings(adminId, previous),
      });
    },
    marks: () => ({}),
  });
  return (
    <FormDialog titel={t('beloningen.titel', { count: ids.length })} knop={t('bewaar')} form={form} onSluit={onClose}>
      <p>{t('beloningen.uitleg')}</p>
      <Field
        formulier={form}
        naam="stand"
        label={t('beloningen.label')}
        field={{
          select: true,
          children: CHOICES.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`beloningen.${value}`)}
            </MenuItem>
          )),
        }}
      />
    </FormDialog>
  );
}
