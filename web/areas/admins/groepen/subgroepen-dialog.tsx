import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  subgroepInputSchema,
  type GroepDetail,
  type Subgroep,
} from '#server/features/groepen/groepen-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { saveSubgroep, removeSubgroep } from './api.ts';
import { FormDialog, PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { PillChoices } from '../shared/choices.tsx';
import { fullName } from '../shared/leerlingen/name.ts';

interface Props {
  adminId: string;
  groep: GroepDetail;
  onSluit: () => void;
  onGroep: (groep: GroepDetail) => void;
}

function SubgroepEditor({
  adminId,
  groep,
  subgroep,
  onSluit: onClose,
  onGroep,
}: Props & { subgroep: Subgroep | null }) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const { data } = useLeerlingen(adminId, groep.id);
  const form = useForm({
    begin: { naam: subgroep?.naam ?? '', leerlingIds: subgroep?.leerlingIds ?? [] },
    schema: subgroepInputSchema,
    submit: async (body) => onGroep(await saveSubgroep(adminId, { groepId: groep.id, id: subgroep?.id ?? null }, body)),
  });
  return (
    <FormDialog
      titel={t(subgroep === null ? 'subgroep.nieuw' : 'subgroep.wijzig')}
      knop={t('bewaar')}
      form={form}
      onSluit={onClose}
    >
      <Field
        formulier={form}
        naam="naam"
        label={t('subgroep.naam')}
        line={{ n: 40 }}
        field={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <PillChoices
        titel={t('subgroep.leerlingen')}
        options={(data?.items ?? []).map((kind) => ({ waarde: kind.id, tekst: fullName(kind) }))}
        gekozen={form.watch('leerlingIds')}
        onChoose={(ids) => form.setValue('leerlingIds', ids)}
      />
    </FormDialog>
  );
}

/** The subgroups of a group: add, change, remove. */
export function SubgroepenDialog({ adminId, groep, onSluit: onClose, onGroep }: Props) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const saving = useSaving();
  const [edited, setEdited] = useState<Subgroep | 'nieuw' | null>(null);
  if (edited !== null) {
    const done = (newOne: GroepDetail) => {
      onGroep(newOne);
      setEdited(null);
    };
    return (
      <SubgroepEditor
        adminId={adminId}
        groep={groep}
        subgroep={edited === 'nieuw' ? null : edited}
        onSluit={() => setEdited(null)}
        onGroep={done}
      />
    );
  }
  const gone = async (id: string) => {
    const succeeded = await saving.run(() => removeSubgroep(adminId, { groepId: groep.id, id }));
    if (succeeded) onGroep(succeeded.uit);
  };
  return (
    <PanelDialog
      titel={t('subgroepen.titel', { naam: groep.naam })}
      knop={t('subgroep.nieuw')}
      saving={saving}
      onSluit={onClose}
      onSave={() => setEdited('nieuw')}
    >
      <p>{t('subgroepen.uitleg')}</p>
      <ul className="subgroepen">
        {groep.subgroepen.map((subgroep) => (
          <li key={subgroep.id}>
            <span>
              <strong>{subgroep.naam}</strong>
              <small>{t('admins:leerlingen.aantal', { count: subgroep.leerlingIds.length })}</small>
            </span>
            <Button onClick={() => setEdited(subgroep)}>{t('wijzig')}</Button>
            <Button onClick={() => void gone(subgroep.id)} aria-label={t('subgroep.weg', { naam: subgroep.naam })}>
              <Icon name="prullenbak" size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </PanelDialog>
  );
}
