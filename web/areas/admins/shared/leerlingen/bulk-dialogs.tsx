import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  leerlingnotitieSchema,
  relocationSchema,
  removalSchema,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useGroepen } from '../api/groepen.api.ts';
import { toPrullenbak, sendNotitie, move } from '../api/leerlingen.api.ts';
import { useGroep } from '../api/groepen.api.ts';
import { PanelDialog } from '../dialog.tsx';
import { useSaving } from '../use-saving.ts';
import type { BulkProps } from './bulk.types.ts';
import { InstapMeasurement, Setting, Startniveau } from './practice-dialogs.tsx';

export const BULK_ACTIONS = ['verplaats', 'startniveau', 'instap', 'instelling', 'notitie', 'prullenbak'] as const;
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

function MoveDialog({ adminId, ids, groepId, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const rule = useRuleText();
  const saving = useSaving();
  const { data } = useGroepen(adminId, false);
  const groepen = data?.items ?? [];
  const to = (values: { groepId: string; subgroepId: string }) => ({
    ids,
    ...(values.groepId === NO ? {} : { naarGroepId: values.groepId === WITHOUT ? null : values.groepId }),
    ...(values.subgroepId === NO ? {} : { subgroepId: values.subgroepId }),
  });
  const form = useForm({ groepId: NO, subgroepId: NO }, checkWith(relocationSchema, to));
  const { waarden: values } = form;
  const { data: doel } = useGroep(adminId, values.groepId === NO || values.groepId === WITHOUT ? null : values.groepId);
  const subgroepen = doel?.id === values.groepId ? doel.subgroepen : [];
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() => move(adminId, relocationSchema.parse(to(values))));
    const name = groepen.find(({ id }) => id === values.groepId)?.naam ?? t('zonder');
    if (succeeded)
      onDone({
        tekst: t('verplaats.gedaan', { count: ids.length, naam: name }),
        passwordReset: () => scheduleReturn(adminId, succeeded.uit.vorige),
      });
  };
  const error = form.fouten['naarGroepId'];
  return (
    <PanelDialog
      titel={t('verplaats.titel', { count: ids.length })}
      knop={t('verplaats.knop')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <TextField
        select
        label={t('verplaats.naar')}
        value={values.groepId}
        error={error !== undefined}
        helperText={error === undefined ? undefined : rule('verplicht')}
        onChange={({ target }) => {
          form.set('groepId', target.value);
          form.set('subgroepId', NO);
        }}
      >
        {groepen
          .filter(({ id }) => id !== groepId || values.groepId === id)
          .map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        <MenuItem value={WITHOUT}>{t('zonder')}</MenuItem>
      </TextField>
      {subgroepen.length > 0 && (
        <TextField
          select
          label={t('verplaats.subgroep')}
          value={values.subgroepId}
          onChange={({ target }) => form.set('subgroepId', target.value)}
        >
          <MenuItem value={NO}>{t('verplaats.geenSubgroep')}</MenuItem>
          {subgroepen.map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </PanelDialog>
  );
}

function Notitie({ adminId, ids, onSluit: onClose, onDone }: BulkProps) {
  const { t } = useTranslation('beheer');
  const saving = useSaving();
  const form = useForm(
    { tekst: '' },
    checkWith(leerlingnotitieSchema, ({ tekst: text }: { tekst: string }) => ({ ids, tekst: text })),
  );
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() => sendNotitie(adminId, ids, form.waarden.tekst), form.setServer);
    if (succeeded) onDone({ tekst: t('notitie.gedaan', { count: ids.length }), passwordReset: null });
  };
  return (
    <PanelDialog
      titel={t('notitie.titel', { count: ids.length })}
      knop={t('notitie.knop')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('notitie.uitleg')}</p>
      <Field
        formulier={form}
        naam="tekst"
        label={t('notitie.label')}
        regel={{ n: 200 }}
        veld={{ multiline: true, minRows: 3, autoFocus: true, required: true }}
      />
    </PanelDialog>
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
  const saving = useSaving();
  const form = useForm(
    { reden: '' },
    checkWith(removalSchema, ({ reden: reason }: { reden: string }) => ({ ids, reden: reason })),
  );
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() => toPrullenbak(adminId, ids, form.waarden.reden), form.setServer);
    if (succeeded) onDone({ tekst: t('weg.gedaan', { count: ids.length }), passwordReset: () => back(ids) });
  };
  return (
    <PanelDialog
      titel={t('weg.titel', { count: ids.length })}
      knop={t('weg.knop')}
      danger
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('weg.uitleg')}</p>
      <Field formulier={form} naam="reden" label={t('weg.reden')} regel={{ n: 120 }} veld={{ autoFocus: true }} />
    </PanelDialog>
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
    notitie: <Notitie {...props} />,
    prullenbak: <Prullenbak {...props} terug={back} />,
  };
  return dialogs[action];
}
