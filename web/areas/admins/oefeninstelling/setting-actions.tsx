import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { settingGroepCopySchema } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import type { OefeninstellingRecord } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { copySettingToGroep, makeStandard, removeSetting } from '../shared/api/oefeninstellingen.api.ts';
import { FormDialog, PanelDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useSaving } from '#web/platform/use-saving.ts';

interface Props {
  record: OefeninstellingRecord;
  onDone: (text: string) => void;
}

function CopyToGroep({ record, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId, groepId } = useSpot();
  const { data } = useGroepen(adminId, false);
  const others = (data?.items ?? []).filter(({ id }) => id !== groepId);
  const form = useForm({
    begin: { groepId: '' },
    schema: settingGroepCopySchema,
    extra: ({ groepId: to }) => ({ groepId: to === '' ? 'verplicht' : undefined }),
    submit: async ({ groepId: to }) => {
      await copySettingToGroep({ adminId, oefeninstellingId: record.id }, to);
      onDone(t('actie.kopieer.gedaan', { naam: others.find(({ id }) => id === to)?.naam ?? '' }));
    },
  });
  return (
    <FormDialog titel={t('actie.kopieer')} knop={t('actie.kopieer.knop')} form={form} onSluit={onClose}>
      <Field
        formulier={form}
        naam="groepId"
        label={t('actie.kopieer.naar')}
        field={{
          select: true,
          children: others.map(({ id, naam: name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          )),
        }}
      />
    </FormDialog>
  );
}

function RemoveDialog({ record, onClose }: { record: OefeninstellingRecord; onClose: () => void }) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId, groepId, groepenPath } = useSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const gone = async () => {
    const done = await saving.run(() => removeSetting({ adminId, oefeninstellingId: record.id }));
    if (done !== undefined) void navigate(`${groepenPath}/${groepId ?? ''}/oefeninstellingen`);
  };
  return (
    <PanelDialog
      titel={t('actie.verwijder.titel', { naam: record.naam })}
      knop={t('actie.verwijder')}
      danger
      saving={saving}
      onSluit={onClose}
      onSave={() => void gone()}
    >
      <p>{t('actie.verwijder.uitleg')}</p>
    </PanelDialog>
  );
}

/** What one can do with a setting as a whole. */
export function SettingActions({ record, onDone }: Props) {
  const { t } = useTranslation('oefeninstelling');
  const { adminId } = useSpot();
  const saving = useSaving();
  const [open, setOpen] = useState<'kopieer' | 'verwijder' | null>(null);
  const standard = async () => {
    const done = await saving.run(() => makeStandard({ adminId, oefeninstellingId: record.id }));
    if (done !== undefined) onDone(t('actie.standaard.gedaan'));
  };
  return (
    <span className="page-header__buttons not-at-paper">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {record.scope === 'groep' && !record.isStandaard && (
        <button type="button" className="button-full" disabled={saving.bezig} onClick={() => void standard()}>
          <Icon name="vink" size={18} /> {t('actie.standaard')}
        </button>
      )}
      <button type="button" className="button-tint" onClick={() => setOpen('kopieer')}>
        <Icon name="kopie" size={18} /> {t('actie.kopieer')}
      </button>
      {!record.isStandaard && (
        <button type="button" className="button-tint" onClick={() => setOpen('verwijder')}>
          <Icon name="prullenbak" size={18} /> {t('actie.verwijder')}
        </button>
      )}
      {open === 'kopieer' && (
        <CopyToGroep
          record={record}
          onDone={(text) => {
            setOpen(null);
            onDone(text);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'verwijder' && <RemoveDialog record={record} onClose={() => setOpen(null)} />}
    </span>
  );
}
