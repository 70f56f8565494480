import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { blockSchema, type Licentie } from '#server/features/licenties/licenties.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { blockLicentie, unblockLicentie } from './api.ts';

interface Props {
  adminId: string;
  licentie: Licentie;
  onSaved: (next: Licentie) => Promise<void>;
}

function BlockForm({ adminId, licentie, onSaved }: Props) {
  const { t } = useTranslation(['admin-detail', 'formulier']);
  const form = useForm({
    begin: { reden: '' },
    schema: blockSchema,
    body: ({ reden: reason }) => ({ versie: licentie.versie, reden: reason }),
    submit: async (body) => onSaved(await blockLicentie(adminId, body)),
  });
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-labelledby="licentie-blok">
      <h2 id="licentie-blok">{t('blok')}</h2>
      <p className="soft">{t('blok.uitleg')}</p>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="reden"
        label={t('blok.reden')}
        help={t('blok.reden.hulp')}
        line={{ n: 10 }}
        field={{ required: true, fullWidth: true, slotProps: { htmlInput: { maxLength: 200 } } }}
      />
      <div className="office-card__buttons">
        <Button type="submit" variant="outlined" color="error" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'blok.doe')}
        </Button>
      </div>
    </form>
  );
}

/** Standing a licence still with a reason, and letting it go on as it was. */
export function BlockCard({ adminId, licentie, onSaved }: Props) {
  const { t } = useTranslation('admin-detail');
  const saving = useSaving();
  if (licentie.status === 'gewist' || licentie.status === 'aangevraagd') return null;
  if (licentie.status !== 'geblokkeerd') return <BlockForm adminId={adminId} licentie={licentie} onSaved={onSaved} />;
  const run = async (): Promise<void> => {
    const done = await saving.run(() => unblockLicentie(adminId));
    if (done !== undefined) await onSaved(done.uit);
  };
  return (
    <section className="office-card" aria-label={t('blok')}>
      <p>{t('blok.staat')}</p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <div className="office-card__buttons">
        <Button variant="contained" disabled={saving.bezig} onClick={() => void run()}>
          {t('blok.terug')}
        </Button>
      </div>
    </section>
  );
}
