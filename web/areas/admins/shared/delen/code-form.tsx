import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { parseKoppelcode } from '#engine/core/domein/koppelcode.ts';
import { linkSchema, type Linked } from '#server/features/koppelingen/koppelingen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import { sharedKey, linkChild } from '../api/delen.api.ts';
import './delen.css';

const EXAMPLE = 'BCDF-GH23';

/** Same rules as the server; what it says about the code itself comes back as a sentence. */
const verify = ({ thuiscode }: { thuiscode: string }) => ({
  thuiscode: thuiscode.trim() === '' || parseKoppelcode(thuiscode) !== undefined ? undefined : 'formaat',
});

function Succeeded({ uit: out, naar: to, onMore }: { uit: Linked; naar: string; onMore: () => void }) {
  const { t } = useTranslation('koppelingen');
  const { roepnaam, groep } = out.leerling;
  return (
    <section className="part" role="status">
      <h2 className="part__succeeded">
        <Icon name="vink" size={22} /> {t('koppel.gelukt', { naam: roepnaam })}
      </h2>
      <p>
        {groep === undefined
          ? t('koppel.van', { school: out.school })
          : t('koppel.vanGroep', { school: out.school, groep })}
      </p>
      <div className="part__buttons">
        <Link className="button-full" to={to}>
          {t('koppel.bekijk')}
        </Link>
        <button type="button" className="button-text" onClick={onMore}>
          {t('koppel.meer')}
        </button>
      </div>
    </section>
  );
}

/** A code of the school becomes a child in this home or practice. `naar` = where linked children are shown. */
export function CodeForm({
  adminId,
  soort: kind,
  dicht: closed,
  naar: to,
}: {
  adminId: string;
  soort: 'thuis' | 'rt';
  /** The licence lets nobody be added. */ dicht: boolean;
  naar: string;
}) {
  const { t } = useTranslation('koppelingen');
  const { mutate } = useSWRConfig();
  const [out, postpone] = useState<Linked | null>(null);
  const form = useForm({
    begin: { thuiscode: '' },
    schema: linkSchema,
    extra: verify,
    submit: async ({ thuiscode }) => {
      const linked = await linkChild(adminId, thuiscode);
      await mutate(sharedKey(adminId));
      postpone(linked);
    },
  });
  const more = () => {
    form.reset();
    postpone(null);
  };
  if (out !== null) return <Succeeded uit={out} naar={to} onMore={more} />;
  return (
    <form noValidate className="child-form" onSubmit={form.onSubmit}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="thuiscode"
        label={t('koppel.code')}
        help={t(`koppel.hulp.${kind}`)}
        line={{ n: 40, voorbeeld: EXAMPLE }}
        field={{
          required: true,
          autoComplete: 'off',
          slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'characters', className: 'connect__field' } },
        }}
      />
      <p className="soft">{t(`koppel.uitleg.${kind}`)}</p>
      <button type="submit" className="button-full" disabled={form.busy || closed}>
        {form.busy ? t('bezig') : t('koppel.knop')}
      </button>
    </form>
  );
}
