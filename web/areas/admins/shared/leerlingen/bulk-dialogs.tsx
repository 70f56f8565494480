import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  leerlingnotitieSchema,
  relocationSchema,
  removalSchema,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useField, type FieldForm } from '#web/ui/formulier/use-field.ts';
import { useGroep, useGroepen } from '../api/groepen.api.ts';
import { toPrullenbak, sendNotitie, move } from '../api/leerlingen.api.ts';
import { FormDialog } from '../dialog.tsx';
import { BeloningenDialog } from './beloningen-dialog.tsx';
import type { BulkProps } from './bulk.types.ts';
import { InstapMeasurement, Setting, Startniveau } from './practice-dialogs.tsx';

export const BULK_ACTIONS = [
  'verplaats',
  'startniveau',
  'instap',
  'instelling',
  'beloningen',
  'notitie',
  'prullenbak',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

const WITHOUT = 'zonder';
const NO = '';

/** Puts everybody back, a group at a time. */
async function scheduleReturn(
  adminId: string,
  previous: readonly { leerlingId: string; groepId: string | null }[],
): Promise<void> {
  for (const groepId of new Set(previous.map((spot) => spot.groepId))) {
    await move(adminId, {
      ids: previous.filter((spot) => spot.groepId === groepId).map(({ leerlingId }) => leerlingId),
      naarGroepId: groepId,
    });
  }
}

function SubgroepField({
  form,
  subgroepen,
}: {
  form: FieldForm<{ naarGroepId: string; subgroepId: string }>;
  subgroepen: readonly { id: string; naam: string }[];
}) {
  const { t } = useTranslation('beheer');
  return (
    <Field
      formulier={form}
      naam="subgroepId"
      label={t('verplaats.subgroep')}
      field={{
        select: true,
        children: [{ id: NO, naam: t('verplaats.geenSubgroep') }, ...subgroepen].map(({ id, naam: name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        )),
      }}
    />
  );
}

function MoveDialog({ adminId, ids, groepId, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const rule = useRuleText();
  const { data } = useGroepen(adminId, false);
  const groepen = data?.items ?? [];
  const form = useForm({
    begin: { naarGroepId: NO, subgroepId: NO },
    schema: relocationSchema,
    body: ({ naarGroepId: to, subgroepId }) => ({
      ids,
      ...(to === NO ? {} : { naarGroepId: to === WITHOUT ? null : to }),
      ...(subgroepId === NO ? {} : { subgroepId }),
    }),
    submit: async (body) => {
      const { vorige: previous } = await move(adminId, body);
      const name = groepen.find(({ id }) => id === body.naarGroepId)?.naam ?? t('zonder');
      onDone({
        tekst: t('verplaats.gedaan', { count: ids.length, naam: name }),
        passwordReset: () => scheduleReturn(adminId, previous),
      });
    },
    marks: () => ({}),
  });
  const { code, ref, onChange, ...field } = useField(form, 'naarGroepId');
  const { value: to } = field;
  const { data: doel } = useGroep(adminId, to === NO || to === WITHOUT ? null : to);
  const subgroepen = doel?.id === to ? doel.subgroepen : [];
  return (
    <FormDialog
      titel={t('verplaats.titel', { count: ids.length })}
      knop={t('verplaats.knop')}
      form={form}
      onSluit={onClose}
    >
      <TextField
        select
        {...field}
        inputRef={ref}
        label={t('verplaats.naar')}
        error={code !== null}
        helperText={code === null ? undefined : rule('verplicht')}
        onChange={(event) => {
          onChange(event);
          form.setValue('subgroepId', NO);
        }}
      >
        {groepen
          .filter(({ id }) => id !== groepId || to === id)
          .map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        <MenuItem value={WITHOUT}>{t('zonder')}</MenuItem>
      </TextField>
      {subgroepen.length > 0 && <SubgroepField form={form} subgroepen={subgroepen} />}
    </FormDialog>
  );
}

function Notitie({ adminId, ids, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation('beheer');
  const form = useForm({
    begin: { tekst: '' },
    schema: leerlingnotitieSchema,
    body: ({ tekst: text }) => ({ ids, tekst: text }),
    submit: async ({ tekst: text }) => {
      await sendNotitie(adminId, ids, text);
      onDone({ tekst: t('notitie.gedaan', { count: ids.length }), passwordReset: null });
    },
  });
  return (
    <FormDialog
      titel={t('notitie.titel', { count: ids.length })}
      knop={t('notitie.knop')}
      form={form}
      onSluit={onClose}
    >
      <p>{t('notitie.uitleg')}</p>
      <Field
        formulier={form}
        naam="tekst"
        label={t('notitie.label')}
        line={{ n: 200 }}
        field={{ multiline: true, minRows: 3, autoFocus: true, required: true }}
      />
    </FormDialog>
  );
}

function Prullenbak({
  adminId,
  ids,
  onSluit: onClose,
  onDone,
  terug: back,
}: BulkProps & { terug: (ids: readonly string[]) => Promise<unknown> }) {
  const { t } = useTranslation('beheer');
  const form = useForm({
    begin: { reden: '' },
    schema: removalSchema,
    body: ({ reden: reason }) => ({ ids, reden: reason }),
    submit: async (_, { reden: reason }) => {
      await toPrullenbak(adminId, ids, reason);
      onDone({ tekst: t('weg.gedaan', { count: ids.length }), passwordReset: () => back(ids) });
    },
  });
  return (
    <FormDialog titel={t('weg.titel', { count: ids.length })} knop={t('weg.knop')} danger form={form} onSluit={onClose}>
      <p>{t('weg.uitleg')}</p>
      <Field formulier={form} naam="reden" label={t('weg.reden')} line={{ n: 120 }} field={{ autoFocus: true }} />
    </FormDialog>
  );
}

/** The dialog of a bulk action. */
export function BulkDialog({
  actie: action,
  terug: back,
  ...props
}: BulkProps & { actie: BulkAction; terug: (ids: readonly string[]) => Promise<unknown> }) {
  const dialogs: Record<BulkAction, ReactNode> = {
    verplaats: <MoveDialog {...props} />,
    startniveau: <Startniveau {...props} />,
    instap: <InstapMeasurement {...props} />,
    instelling: props.groepId === null ? null : <Setting {...props} groepId={props.groepId} />,
    beloningen: props.groepId === null ? null : <BeloningenDialog {...props} groepId={props.groepId} />,
    notitie: <Notitie {...props} />,
    prullenbak: <Prullenbak {...props} terug={back} />,
  };
  return dialogs[action];
}
