import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { inspectSchema, type TakenOver, type Inzage } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { fileName, saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { SecretPicture } from '../shared/wachtwoorden/secret.tsx';
import { fetchLoginCards } from '../shared/api/wachtwoorden.api.ts';
import { codesOf, linesOf, type CodeChoice } from './codes.ts';
import { type PendingAction, useAction } from './use-action.ts';
import { InzageTable } from './inzage-table.tsx';
import { submitImport, fetchInzagen } from './api.ts';

/** Who came in, with the card of each new pupil; passwords are only known here and now. */
function Finding({ adminId, uit: out, actie: action }: { adminId: string; uit: TakenOver; actie: PendingAction }) {
  const { t } = useTranslation('verhuistoken');
  const groepIds = [
    ...new Set(out.items.filter(({ kaart: card }) => card !== undefined).map(({ groepId }) => groepId)),
  ];
  const print = (groepId: string) => {
    const newOne = out.items.filter((item) => item.groepId === groepId && item.kaart !== undefined);
    const passwords = Object.fromEntries(
      newOne.flatMap(({ leerlingId, kaart: card }) => (typeof card === 'string' ? [[leerlingId, card] as const] : [])),
    );
    void action.perform(async () =>
      saveBlob(
        fileName([t('inlezen.kaartjes')], 'pdf'),
        await fetchLoginCards(
          { adminId, groepId },
          { leerlingIds: newOne.map(({ leerlingId }) => leerlingId), wachtwoorden: passwords },
        ),
      ),
    );
  };
  return (
    <>
      <Alert severity="success" className="done-notice">
        {t('inlezen.gedaan', { count: out.items.length })}
      </Alert>
      <ul className="transfer__finding">
        {out.items.map((item) => (
          <li key={item.leerlingId}>
            <strong>{item.naam}</strong>
            {item.kaart === undefined ? (
              <span className="soft">{t('inlezen.samengevoegd')}</span>
            ) : (
              <SecretPicture geheim={item.kaart} />
            )}
          </li>
        ))}
      </ul>
      <div className="transfer__buttons">
        {groepIds.map((groepId) => (
          <Button
            key={groepId}
            variant="contained"
            disabled={action.bezig}
            startIcon={<Icon name="print" size={18} />}
            onClick={() => print(groepId)}
          >
            {t('inlezen.kaartjes')}
          </Button>
        ))}
      </div>
    </>
  );
}

function Input({ form }: { form: Form<{ tokens: string }> }) {
  const { t } = useTranslation(['verhuistoken', 'formulier']);
  const fileField = useRef<HTMLInputElement>(null);
  const chooseFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void file.text().then((text) => form.setValue('tokens', text));
  };
  return (
    <form className="transfer__input" onSubmit={form.onSubmit} noValidate>
      <Field
        formulier={form}
        naam="tokens"
        label={t('inlezen.codes')}
        help={t('inlezen.codes.uitleg')}
        zin={() => t('inlezen.verplicht')}
        field={{
          multiline: true,
          minRows: 3,
          maxRows: 10,
          fullWidth: true,
          slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' } },
        }}
      />
      <div className="transfer__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'inlezen.bekijk')}
        </Button>
        <Button variant="outlined" onClick={() => fileField.current?.click()}>
          {t('inlezen.bestand')}
        </Button>
        <input ref={fileField} type="file" accept=".txt,.csv,text/plain" hidden onChange={chooseFile} />
      </div>
    </form>
  );
}

/** Codes in, a look at what they hold, and then the pupils in. */
export function ImportPart({
  adminId,
  groepId,
  groepen,
  onDone,
}: {
  adminId: string;
  groepId: string;
  groepen: readonly GroepItem[];
  onDone: () => void;
}) {
  const { t } = useTranslation('verhuistoken');
  const action = useAction();
  const [items, setItems] = useState<readonly Inzage[] | null>(null);
  const [choice, setChoice] = useState<ReadonlyMap<string, CodeChoice>>(new Map());
  const [out, postpone] = useState<TakenOver | null>(null);
  const rules = linesOf(items ?? [], choice, groepId);
  const form = useForm({
    begin: { tokens: '' },
    schema: inspectSchema,
    body: ({ tokens }) => ({ tokens: codesOf(tokens) }),
    submit: async ({ tokens }) => {
      postpone(null);
      setItems((await fetchInzagen(adminId, tokens)).items);
    },
  });
  const read = async () => {
    const read = await action.perform(() => submitImport(adminId, rules));
    if (read === undefined) return;
    postpone(read);
    setItems(null);
    form.reset();
    onDone();
  };
  return (
    <section className="transfer" aria-labelledby="verhuis-in">
      <h2 id="verhuis-in">{t('inlezen.kop')}</h2>
      <p className="soft">{t('inlezen.uitleg')}</p>
      <Input form={form} />
      <div role="status" className="password-messages">
        {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
        {action.fout !== null && <ErrorNotice fout={action.fout} onRetry={() => void read()} />}
        {out !== null && <Finding adminId={adminId} uit={out} actie={action} />}
      </div>
      {items !== null && (
        <>
          <InzageTable
            items={items}
            groepen={groepen}
            groepId={groepId}
            choice={choice}
            onChoice={(token, newOne) => setChoice((old) => new Map([...old, [token, newOne]]))}
          />
          <div className="transfer__buttons">
            <Button variant="contained" disabled={action.bezig || rules.length === 0} onClick={() => void read()}>
              {t('inlezen.lees', { count: rules.length })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
