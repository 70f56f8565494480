import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { parseKoppelcode } from '#engine/core/domein/koppelcode.ts';
import type { Linked } from '#server/features/koppelingen/koppelingen.contract.ts';
import { useForm } from '#web/ui/formulier/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSaving } from '../use-saving.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { sharedKey, linkChild } from '../api/delen.api.ts';
import './delen.css';

const EXAMPLE = 'BCDF-GH23';

/** Same rules as the server; what it says about the code itself comes back as a sentence. */
const verify = ({ thuiscode }: { thuiscode: string }): Record<string, string> => {
  if (thuiscode.trim() === '') return { thuiscode: 'verplicht' };
  return parseKoppelcode(thuiscode) === undefined ? { thuiscode: 'formaat' } : {};
};

function Succeeded({ uit: out, naar: to, onMore }: { uit: Linked; naar: string; onMore: () => void }) {
  const { t } = useTranslation('koppelingen');
  const { roepnaam, groep } = out.leerling;
  return (
    <section className="part" role="status">
      <h2 className="part__succeeded">
        <Icon naam="vink" maat={22} /> {t('koppel.gelukt', { naam: roepnaam })}
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
  const saving = useSaving();
  const { mutate } = useSWRConfig();
  const form = useForm({ thuiscode: '' }, verify);
  const { anker: anchor } = form;
  const [out, postpone] = useState<Linked | null>(null);
  const connect = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.verify()) return;
    const succeeded = await saving.run(() => linkChild(adminId, form.waarden.thuiscode), form.setServer);
    if (!succeeded) return;
    await mutate(sharedKey(adminId));
    postpone(succeeded.uit);
  };
  const more = () => {
    form.set('thuiscode', '');
    postpone(null);
  };
  if (out !== null) return <Succeeded uit={out} naar={to} onMore={more} />;
  return (
    <form ref={anchor} noValidate className="child-form" onSubmit={(event) => void connect(event)}>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void connect()} />}
      <Field
        formulier={form}
        naam="thuiscode"
        label={t('koppel.code')}
        hulp={t(`koppel.hulp.${kind}`)}
        regel={{ n: 40, voorbeeld: EXAMPLE }}
        veld={{
          required: true,
          autoComplete: 'off',
          slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'characters', className: 'connect__field' } },
        }}
      />
      <p className="soft">{t(`koppel.uitleg.${kind}`)}</p>
      <button type="submit" className="button-full" disabled={saving.bezig || closed}>
        {saving.bezig ? t('bezig') : t('koppel.knop')}
      </button>
    </form>
  );
}
