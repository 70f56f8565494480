import { useTranslation } from 'react-i18next';
import type { z } from 'zod/mini';
import {
  groepCopySchema,
  groepChangeSchema,
  newGroepSchema,
  type GroepDetail,
} from '#server/features/groepen/groepen-management.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { copyGroep, createGroep, useDocentNames, changeGroep, setDocenten } from './api.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { usePermission } from '../shared/use-permission.ts';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { PillChoices } from '../shared/choices.tsx';
import { schooljaarOfDate, nextSchooljaar } from '../shared/schooljaar.ts';

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
    <PillChoices
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
  const begin: GroepFields =
    groep === null
      ? { naam: '', jaargroepen: [], schooljaar: schooljaarOfDate(new Date(serverClock.nu())), docentIds: [] }
      : { ...groep };
  const schema: z.ZodMiniType = groep === null ? newGroepSchema : groepChangeSchema;
  const send = async (values: GroepFields): Promise<GroepDetail> => {
    if (groep === null) return createGroep(adminId, values);
    const newOne = await changeGroep(adminId, groep.id, {
      versie: groep.versie,
      naam: values.naam,
      jaargroepen: values.jaargroepen,
    });
    return canSetDocenten ? setDocenten(adminId, groep.id, values.docentIds) : newOne;
  };
  const form = useForm({
    begin: {
      naam: begin.naam,
      jaargroepen: begin.jaargroepen,
      schooljaar: begin.schooljaar,
      docentIds: begin.docentIds,
    },
    schema,
    body: (values) =>
      groep === null ? values : { versie: groep.versie, naam: values.naam, jaargroepen: values.jaargroepen },
    submit: async (_, values) => onDone(await send(values)),
  });
  const [jaargroepen, docentIds] = form.watch(['jaargroepen', 'docentIds']);
  return (
    <FormDialog
      titel={t(groep === null ? 'groep.nieuw' : 'groep.wijzig')}
      knop={t('bewaar')}
      form={form}
      onSluit={onClose}
    >
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      <Field
        formulier={form}
        naam="naam"
        label={t('groep.naam')}
        line={{ n: 64 }}
        field={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <PillChoices
        titel={t('groep.jaargroepen')}
        options={YEARS.map((year) => ({ waarde: year, tekst: withHoofdletter(yearText(t, year)) }))}
        gekozen={jaargroepen}
        fout={form.errors['jaargroepen']}
        onChoose={(years) => form.setValue('jaargroepen', years)}
      />
      {groep === null && (
        <Field
          formulier={form}
          naam="schooljaar"
          label={t('groep.schooljaar')}
          line={{ voorbeeld: '2026-2027' }}
          field={{ required: true }}
        />
      )}
      {canSetDocenten && (
        <Docenten adminId={adminId} gekozen={docentIds} onChoose={(ids) => form.setValue('docentIds', ids)} />
      )}
    </FormDialog>
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
  const form = useForm({
    begin: { naam: groep.naam, schooljaar: nextSchooljaar(groep.schooljaar) },
    schema: groepCopySchema,
    submit: async (body) => onDone(await copyGroep(adminId, groep.id, body)),
  });
  return (
    <FormDialog titel={t('groep.kopieer')} knop={t('groep.kopieer.knop')} form={form} onSluit={onClose}>
      <p>{t('groep.kopieer.uitleg')}</p>
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      <Field
        formulier={form}
        naam="naam"
        label={t('groep.naam')}
        line={{ n: 64 }}
        field={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Field
        formulier={form}
        naam="schooljaar"
        label={t('groep.schooljaar')}
        line={{ voorbeeld: '2027-2028' }}
        field={{ required: true }}
      />
    </FormDialog>
  );
}
