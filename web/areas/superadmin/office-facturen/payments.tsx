import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paymentSchema, type Factuur } from '#server/features/facturen/facturen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { dateText } from '#web/platform/date-text.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { noonOf } from '../shared/date.ts';
import { centsOf, euroText, moneyText } from '../shared/euro.ts';
import { payFactuur, removePayment } from './api.ts';

interface Props {
  paper: Factuur;
  onChange: (next: Factuur, notice: string) => void;
}

/** Today as a date field writes it. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(serverClock.nu());

/** What came in; it begins with all that is open, today. */
function PaymentForm({ paper, onChange }: Props) {
  const { t, i18n } = useTranslation(['office-facturen', 'formulier']);
  const form = useForm({
    begin: { bedrag: euroText(paper.open), op: today(), reference: '' },
    schema: paymentSchema,
    body: ({ bedrag: text, ...rest }) => ({ ...rest, versie: paper.versie, bedrag: centsOf(text) }),
    extra: ({ bedrag: text }): Record<string, string> => {
      const cents = centsOf(text);
      if (cents === undefined) return { bedrag: 'formaat' };
      return cents > paper.open ? { bedrag: 'bereik' } : {};
    },
    submit: async (body) => onChange(await payFactuur(paper.id, body), t(`klaar.betaling.${paper.soort}`)),
  });
  return (
    <form className="factuur-payment not-at-paper" noValidate onSubmit={form.onSubmit} aria-label={t('betaling.erbij')}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="bedrag"
        label={t('betaling.bedrag')}
        line={{ voorbeeld: '9,50' }}
        zin={(code) =>
          code === 'bereik' ? t('betaling.teveel', { bedrag: moneyText(i18n.language, paper.open) }) : undefined
        }
        field={{ required: true, slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 9 } } }}
      />
      <Field
        formulier={form}
        naam="op"
        label={t('betaling.op')}
        zin={(code) => (code === 'bereik' ? t('betaling.later') : undefined)}
        field={{ required: true, type: 'date', slotProps: { inputLabel: { shrink: true } } }}
      />
      <Field formulier={form} naam="reference" label={t('betaling.kenmerk')} max={80} />
      <Button type="submit" variant="contained" disabled={form.busy}>
        {t(form.busy ? 'bezig' : 'betaling.boek')}
      </Button>
    </form>
  );
}

/** What was paid of an invoice, or given back of a credit note. */
export function Payments({ paper, onChange }: Props) {
  const { t, i18n } = useTranslation('office-facturen');
  const saving = useSaving();
  const fixed = paper.soort === 'creditnota' || paper.status === 'gecrediteerd';
  const takeBack = async (paymentId: string): Promise<void> => {
    const done = await saving.run(() => removePayment(paper.id, paymentId));
    if (done !== undefined) onChange(done.uit, t('klaar.betaling.terug'));
  };
  return (
    <section className="office-card factuur-card" aria-labelledby="factuur-betalingen">
      <h2 id="factuur-betalingen">{t(`betalingen.${paper.soort}`)}</h2>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {paper.payments.length === 0 ? (
        <p className="soft">{t('betalingen.geen')}</p>
      ) : (
        <ul className="factuur-payments">
          {paper.payments.map((payment) => (
            <li key={payment.id}>
              <span>{dateText(i18n.language, noonOf(payment.op))}</span>
              <span className="soft">{payment.reference}</span>
              <strong>{moneyText(i18n.language, payment.bedrag)}</strong>
              {!fixed && (
                <button
                  type="button"
                  className="button-text not-at-paper"
                  disabled={saving.bezig}
                  onClick={() => void takeBack(payment.id)}
                >
                  {t('betaling.weg')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {paper.open > 0 && <PaymentForm paper={paper} onChange={onChange} />}
    </section>
  );
}
