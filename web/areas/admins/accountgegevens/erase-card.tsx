import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { newWisverzoekSchema, ERASURE_DAYS, type Wisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { withdrawErasure, useWisverzoeken, requestErasure } from './api.ts';

const SKELETON = <Skeleton variant="rounded" height={60} />;
const REASON = { min: 10, max: 200 } as const;

function RequestDialog({
  adminId,
  naam: name,
  onSluit: onClose,
  onDone,
}: {
  adminId: string;
  naam: string;
  onSluit: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const form = useForm({
    begin: { reden: '', bevestiging: '' },
    schema: newWisverzoekSchema,
    submit: async (body) => {
      await requestErasure(adminId, body);
      onDone();
    },
  });
  return (
    <FormDialog
      titel={t('wissen.dialoog', { naam: name })}
      knop={t('wissen.vraag')}
      danger
      form={form}
      onSluit={onClose}
    >
      <p>{t('wissen.dialoog.uitleg')}</p>
      <Field
        formulier={form}
        naam="reden"
        label={t('wissen.reden')}
        line={{ n: form.error('reden') === 'maxlengte' ? REASON.max : REASON.min }}
        field={{ required: true, autoFocus: true, multiline: true, minRows: 2 }}
      />
      <Field
        formulier={form}
        naam="bevestiging"
        label={t('wissen.bevestiging')}
        help={t('wissen.bevestiging.hulp', { naam: name })}
        line={{ n: 120, voorbeeld: name }}
        field={{ required: true, autoComplete: 'off' }}
      />
    </FormDialog>
  );
}

function Running({
  verzoek: request,
  vast: fixed,
  onWithdraw,
}: {
  verzoek: Wisverzoek;
  vast: boolean;
  onWithdraw: () => void;
}) {
  const { t, i18n } = useTranslation(['accountgegevens', 'tenant']);
  return (
    <>
      <p>
        <span className="chip chip--rust">
          {t('wissen.loopt', { datum: dateText(i18n.language, new Date(`${request.wissenOp}T12:00:00Z`)) })}
        </span>
      </p>
      <p>
        {t(request.automatisch ? 'wissen.automatisch' : request.bevestigd ? 'wissen.bevestigd' : 'wissen.onbevestigd')}
      </p>
      {!request.automatisch && (
        <div>
          <Button variant="contained" disabled={fixed} onClick={onWithdraw}>
            {t('wissen.trekIn')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Asking that everything is erased, with a month to think and a second person. */
export function EraseCard({ adminId, gegevens: details }: { adminId: string; gegevens: AccountDetails }) {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const requests = useWisverzoeken(adminId);
  const saving = useSaving();
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState('');
  const done = (zin: string) => {
    setOpen(false);
    setNotice(zin);
    void requests.mutate();
  };
  const withdraw = async (request: Wisverzoek) => {
    if ((await saving.run(() => withdrawErasure(adminId, request.id).then(() => true))) !== undefined)
      done(t('wissen.ingetrokken'));
  };
  return (
    <section className="tenant__card" aria-labelledby="wissen-kop">
      <h2 id="wissen-kop">{t('wissen')}</h2>
      <p className="soft">{t('wissen.uitleg', { dagen: ERASURE_DAYS })}</p>
      <p role="status" className="tenant__notice">
        {notice}
      </p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={requests} skeleton={SKELETON}>
        {({ items: [request] }) =>
          request === undefined ? (
            <div>
              <Button variant="outlined" color="warning" onClick={() => setOpen(true)}>
                {t('wissen.vraag')}
              </Button>
            </div>
          ) : (
            <Running verzoek={request} vast={saving.bezig} onWithdraw={() => void withdraw(request)} />
          )
        }
      </State>
      {open && (
        <RequestDialog
          adminId={adminId}
          naam={details.naam}
          onSluit={() => setOpen(false)}
          onDone={() => done(t('wissen.gevraagd'))}
        />
      )}
    </section>
  );
}
