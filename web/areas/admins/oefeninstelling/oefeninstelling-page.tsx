import { useRef, useState, type ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import {
  oefeninstellingChangeSchema,
  type OefeninstellingRecord,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import type { SettingChoices } from '#server/features/oefeninstellingen/setting-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar, type UndoneAction } from '#web/ui/undo-bar.tsx';
import { saveSetting, useSetting, useSettingChoices } from '../shared/api/oefeninstellingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { settingMistakes } from '../shared/oefeninstelling/setting-fields.ts';
import { SaveBar } from '../shared/oefeninstelling/save-bar.tsx';
import { SettingSections } from '../shared/oefeninstelling/setting-sections.tsx';
import { TrialCard, widened } from '../shared/oefeninstelling/trial-card.tsx';
import { useAccess } from '../shared/permission.tsx';
import { Conflict } from './conflict.tsx';
import { HistoryCard } from './history-card.tsx';
import { SettingActions } from './setting-actions.tsx';
import '../shared/oefeninstelling/setting.css';

const SKELETON = <CardSkeleton rules={8} />;
type Values = Pick<OefeninstellingRecord, 'naam' | 'instelling'>;
const valuesOf = ({ naam: name, instelling: setting }: Values): Values => ({ naam: name, instelling: setting });
const isConflict = (refusal: Error): boolean => refusal instanceof HttpError && refusal.code === 'GEWIJZIGD_DOOR_ANDER';

/** The form of one setting: its values, the version they began with, and what was saved last. */
function useSettingForm(record: OefeninstellingRecord, choices: SettingChoices) {
  const { adminId } = useSpot();
  const version = useRef(record.versie);
  const [saved, setSaved] = useState(record);
  const spellen = choices.spellen.map(({ slug }) => slug);
  const form = useForm<
    Values,
    { versie: number; naam?: string | undefined; instelling?: Record<string, unknown> | undefined }
  >({
    begin: valuesOf(record),
    schema: oefeninstellingChangeSchema,
    body: (values) => ({ versie: version.current, ...values }),
    extra: ({ instelling: setting }) =>
      Object.fromEntries(
        Object.entries(settingMistakes(setting, spellen)).map(([field, code]) => [`instelling.${field}`, code]),
      ),
    submit: async (body) => {
      take(await saveSetting({ adminId, oefeninstellingId: record.id }, body));
    },
  });
  const take = (newest: OefeninstellingRecord): void => {
    version.current = newest.versie;
    setSaved(newest);
    form.reset(valuesOf(newest));
  };
  /** Saves what stands here over what somebody else saved. */
  const overrule = (newest: OefeninstellingRecord): void => {
    version.current = newest.versie;
    form.send();
  };
  const { field } = useController({ name: 'instelling', control: form.control });
  return { form, field, saved, take, overrule, mistakes: settingMistakes(field.value, spellen) };
}

function Refusal({
  refusal,
  onRetry,
  conflict,
}: {
  refusal: Error;
  onRetry: () => void;
  conflict: ComponentProps<typeof Conflict>;
}) {
  return isConflict(refusal) ? <Conflict {...conflict} /> : <ErrorNotice fout={refusal} onRetry={onRetry} />;
}

function Editor({ record, choices }: { record: OefeninstellingRecord; choices: SettingChoices }) {
  const { t } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  const { adminId, groepId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const disabled = !allowed || readOnly;
  const { form, field, saved, take, overrule, mistakes } = useSettingForm(record, choices);
  const [done, setDone] = useState<UndoneAction | null>(null);
  const report = (text: string) => setDone({ key: performance.now(), text, passwordReset: null });
  const changed =
    JSON.stringify(valuesOf(saved)) !== JSON.stringify({ naam: form.watch('naam'), instelling: field.value });
  return (
    <>
      <div className="page-header">
        <h1>{saved.naam}</h1>
        {!disabled && <SettingActions record={saved} onDone={report} />}
      </div>
      <div className="setting-layout">
        <div className="setting-form">
          <form noValidate className="setting-form" onSubmit={form.onSubmit}>
            <section className="setting-part">
              <Field
                formulier={form}
                naam="naam"
                label={t('naam')}
                line={{ n: 60 }}
                field={{ disabled, required: true }}
              />
            </section>
            <SettingSections
              value={field.value}
              onChange={field.onChange}
              errors={mistakes}
              choices={choices}
              disabled={disabled}
            />
            {!disabled && (
              <SaveBar changed={changed} blocked={form.busy} saved={saved.versie > record.versie}>
                {form.refusal !== null && (
                  <Refusal
                    refusal={form.refusal}
                    onRetry={form.send}
                    conflict={{ adminId, id: record.id, mine: field.value, onMine: overrule, onOther: take }}
                  />
                )}
              </SaveBar>
            )}
          </form>
          <HistoryCard
            adminId={adminId}
            record={saved}
            disabled={disabled}
            onRestored={(newest) => {
              take(newest);
              report(t('historie.gedaan'));
            }}
          />
        </div>
        <TrialCard
          adminId={adminId}
          groepId={groepId ?? ''}
          concept={field.value}
          onWiden={disabled ? null : () => field.onChange(widened(field.value))}
        />
      </div>
      <UndoBar completed={done} onClose={() => setDone(null)} />
    </>
  );
}

/** One setting with the effect of each field, what it would give, and what it was before. */
export function OefeninstellingPage() {
  const { t } = useTranslation('oefeninstelling');
  const { adminId, groepId } = useSpot();
  const { oefeninstellingId = '' } = useParams();
  const setting = useSetting({ adminId, oefeninstellingId });
  const choices = useSettingChoices(adminId, groepId ?? '');
  useTitle(setting.data?.naam ?? t('titel'));
  return (
    <>
      {(setting.data === undefined || choices.data === undefined) && (
        <div className="page-header">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <State stand={setting} skeleton={SKELETON}>
        {(record) => (
          <State stand={choices} skeleton={SKELETON}>
            {(data) => <Editor key={record.id} record={record} choices={data} />}
          </State>
        )}
      </State>
    </>
  );
}
