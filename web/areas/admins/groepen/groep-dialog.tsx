import { useTranslation } from 'react-i18next';
import {
  groepCopySchema,
  groepChangeSchema,
  newGroepSchema,
  type GroepDetail,
} from '#server/features/groepen/groepen-management.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { serverClock } from '#web/platform/clock.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { copyGroep, createGroep, useDocentNames, changeGroep, setDocenten } from './api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useSaving } from '../shared/use-saving.ts';
import { usePermission } from '../shared/use-permission.ts';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { Choices } from '../shared/choices.tsx';
import { schooljaarOf, nextSchooljaar } from '../shared/schooljaar.ts';

const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type GroepFields = { naam: string; jaargroepen: number[]; schooljaar: string; docentIds: string[] };

function Docenten({
  adminId,
  gekozen: chosen,
  onChoose,
}: {
  adminId: string;
  gekozen: readonly string[];
  onChoose: (ids: string[]) => void;
}) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const { data } = useDocentNames(adminId, true);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Choices
      titel={t('groep.docenten')}
      options={data.items.map(({ id, naam: name }) => ({ waarde: id, tekst: name }))}
      gekozen={chosen}
      onChoose={onChoose}
    />
  );
}

/** Adds a group, or changes one. */
export function GroepDialog({
  adminId,
  groep,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  groep: GroepDetail | null;
  onSluit: () => void;
  onDone: (groep: GroepDetail) => void;
}) {
  const { t } = useTranslation(['groepen', 'beheer', 'woorden']);
  const canSetDocenten = usePermission(adminId)('groepen.docenten');
  const saving = useSaving();
  const begin: GroepFields =
    groep === null
      ? { naam: '', jaargroepen: [], schooljaar: schooljaarOf(new Date(serverClock.nu())), docentIds: [] }
      : { ...groep };
  const form = useForm<GroepFields>(
    { naam: begin.naam, jaargroepen: begin.jaargroepen, schooljaar: begin.schooljaar, docentIds: begin.docentIds },
    groep === null
      ? checkWith(newGroepSchema)
      : checkWith(groepChangeSchema, ({ naam: name, jaargroepen }) => ({
          versie: groep.versie,
          naam: name,
          jaargroepen,
        })),
  );
  const { waarden: values } = form;
  const send = async (): Promise<GroepDetail> => {
    if (groep === null) return createGroep(adminId, values);
    const newOne = await changeGroep(adminId, groep.id, {
      versie: groep.versie,
      naam: values.naam,
      jaargroepen: values.jaargroepen,
    });
    return canSetDocenten ? setDocenten(adminId, groep.id, values.docentIds) : newOne;
  };
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(send, form.setServer);
    if (succeeded) onDone(succeeded.uit);
  };
  return (
    <PanelDialog
      titel={t(groep === null ? 'groep.nieuw' : 'groep.wijzig')}
      knop={t('bewaar')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <ErrorSummary fouten={form.fouten} toon={form.tried} />
      <Field
        formulier={form}
        naam="naam"
        label={t('groep.naam')}
        regel={{ n: 64 }}
        veld={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Choices
        titel={t('groep.jaargroepen')}
        options={YEARS.map((year) => ({ waarde: year, tekst: withHoofdletter(yearText(t, year)) }))}
        gekozen={values.jaargroepen}
        fout={form.fouten['jaargroepen']}
        onChoose={(years) => form.set('jaargroepen', years)}
      />
      {groep === null && (
        <Field
          formulier={form}
          naam="schooljaar"
          label={t('groep.schooljaar')}
          regel={{ voorbeeld: '2026-2027' }}
          veld={{ required: true }}
        />
      )}
      {canSetDocenten && (
        <Docenten adminId={adminId} gekozen={values.docentIds} onChoose={(ids) => form.set('docentIds', ids)} />
      )}
    </PanelDialog>
  );
}

/** Copies a group to the next school year. */
export function CopyDialog({
  adminId,
  groep,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  groep: GroepDetail;
  onSluit: () => void;
  onDone: (groep: GroepDetail) => void;
}) {
  const { t } = useTranslation(['groepen', 'beheer']);
  const saving = useSaving();
  const form = useForm({ naam: groep.naam, schooljaar: nextSchooljaar(groep.schooljaar) }, checkWith(groepCopySchema));
  const save = async () => {
    if (!form.verify()) return;
    const succeeded = await saving.run(() => copyGroep(adminId, groep.id, form.waarden), form.setServer);
    if (succeeded) onDone(succeeded.uit);
  };
  return (
    <PanelDialog
      titel={t('groep.kopieer')}
      knop={t('groep.kopieer.knop')}
      saving={saving}
      anker={form.anker}
      onSluit={onClose}
      onSave={() => void save()}
    >
      <p>{t('groep.kopieer.uitleg')}</p>
      <ErrorSummary fouten={form.fouten} toon={form.tried} />
      <Field
        formulier={form}
        naam="naam"
        label={t('groep.naam')}
        regel={{ n: 64 }}
        veld={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Field
        formulier={form}
        naam="schooljaar"
        label={t('groep.schooljaar')}
        regel={{ voorbeeld: '2027-2028' }}
        veld={{ required: true }}
      />
    </PanelDialog>
  );
}
