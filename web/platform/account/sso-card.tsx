import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownSsoEndpoints, type LinkCode, type OwnLinks } from '#server/features/sso/sso.contract.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { useForm } from '#web/platform/form/use-form.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { createLinkCode, unlinkSso, useSsoLinks } from './api.ts';
import { CardFields, type CardField } from './card-form.tsx';

const EMPTY = { huidigWachtwoord: '' };
const FIELDS: readonly CardField<typeof EMPTY>[] = [
  { naam: 'huidigWachtwoord', max: 128, auto: 'current-password', geheim: true },
];

/** A code with which the account of the school becomes this one, shown once. */
function NewCode({ id }: { id: string }) {
  const { t, i18n } = useTranslation('account');
  const [code, setCode] = useState<LinkCode | null>(null);
  const form = useForm({
    begin: EMPTY,
    schema: ownSsoEndpoints.createCode.body,
    submit: async (body) => setCode(await createLinkCode(id, body)),
  });
  if (code === null)
    return (
      <>
        <p className="soft">{t('sso.code.uitleg')}</p>
        <CardFields formulier={form} velden={FIELDS} knop={t('sso.code.maak')} licht />
      </>
    );
  const until = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <div role="status">
      <p className="account__code">{code.koppelcode}</p>
      <p>{t('sso.code.gebruik', { moment: until.format(new Date(code.verlooptOp)) })}</p>
    </div>
  );
}

function Provider({
  id,
  provider,
  onDone,
}: {
  id: string;
  provider: OwnLinks['aanbieders'][number];
  onDone: (notice: string) => void;
}) {
  const { t, i18n } = useTranslation('account');
  const { bezig: busy, fout: error, run } = useSaving();
  const since = provider.gekoppeldOp;
  const unlink = async (): Promise<void> => {
    const done = await run(() => unlinkSso(id, provider.id));
    if (done !== undefined) onDone(t('sso.losgemaakt', { naam: provider.naam }));
  };
  return (
    <li className="account__provider">
      <span>
        <strong>{provider.naam}</strong>{' '}
        <span className="soft">
          {since === null
            ? t('sso.los')
            : t('sso.sinds', {
                datum: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(since)),
              })}
        </span>
      </span>
      {since !== null && (
        <Button variant="text" disabled={busy} onClick={() => void unlink()}>
          {t('sso.maakLos')}
        </Button>
      )}
      <FormNotice fout={error} />
    </li>
  );
}

/** Accounts of the school with which one can sign in; absent where this deployment knows no service. */
export function SsoCard({
  id,
  hasPassword,
  onDone,
}: {
  id: string;
  hasPassword: boolean;
  onDone: (notice: string) => void;
}) {
  const { t } = useTranslation('account');
  const links = useSsoLinks(id);
  const providers = links.data?.aanbieders ?? [];
  if (providers.length === 0) return null;
  return (
    <section className="card" aria-labelledby="sso-kop">
      <h2 id="sso-kop">{t('sso')}</h2>
      <ul className="account__providers">
        {providers.map((provider) => (
          <Provider
            key={provider.id}
            id={id}
            provider={provider}
            onDone={(notice) => {
              void links.mutate();
              onDone(notice);
            }}
          />
        ))}
      </ul>
      {hasPassword && providers.some((provider) => provider.gekoppeldOp === null) && <NewCode id={id} />}
    </section>
  );
}
