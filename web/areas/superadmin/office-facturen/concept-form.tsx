import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AMOUNT_MAX } from '#server/features/prijzen/price-management.contract.ts';
import { COUNT_MAX } from '#server/features/aanvragen/aanvragen.contract.ts';
import {
  DAYS,
  factuurChangeSchema,
  LINE_MAX,
  LINES_MAX,
  type Factuur,
} from '#server/features/facturen/facturen.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { euroText, moneyText, signedCentsOf } from '../shared/euro.ts';
import { changeFactuur } from './api.ts';
import { Totals } from './factuur-lines.tsx';

interface TypedLine {
  tekst: string;
  aantal: string;
  bedrag: string;
}
interface Values {
  regels: TypedLine[];
  purchaseNumber: string;
  opmerking: string;
  days: string;
}
const EMPTY: TypedLine = { tekst: '', aantal: '1', bedrag: '' };
const numberOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);
const beginOf = (paper: Factuur): Values => ({
  regels: paper.regels.map((line) => ({
    tekst: line.tekst,
    aantal: String(line.aantal),
    bedrag: euroText(line.bedrag),
  })),
  purchaseNumber: paper.purchaseNumber,
  opmerking: paper.opmerking,
  days: String(paper.days),
});
/** Marks of amounts that cannot be read, which no schema sees. */
const unreadable = ({ regels: lines }: Values): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ bedrag: text }, nr) => {
      const cents = signedCentsOf(text);
      return cents === undefined || Math.abs(cents) > AMOUNT_MAX ? [[`regels.${nr}.bedrag`, 'formaat']] : [];
    }),
  );

function Line({ form, nr, onRemove }: { form: Form<Values>; nr: number; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation(['office-facturen', 'formulier']);
  const name = { nr: nr + 1 };
  return (
    <li>
      <Field
        formulier={form}
        naam={`regels.${nr}.tekst`}
        label={t('regel.tekst.veld', name)}
        max={LINE_MAX}
        field={{ required: true }}
      />
      <Field
        formulier={form}
        naam={`regels.${nr}.aantal`}
        label={t('regel.aantal')}
        line={{ a: 1, b: COUNT_MAX }}
        field={{ slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } } }}
      />
      <Field
        formulier={form}
        naam={`regels.${nr}.bedrag`}
        label={t('regel.prijs.veld')}
        line={{ voorbeeld: '9,50' }}
        field={{ slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 10 } } }}
      />
      <IconButton aria-label={t('regel.weg', name)} disabled={onRemove === undefined} onClick={onRemove}>
        <Icon name="prullenbak" size={20} />
      </IconButton>
    </li>
  );
}

/** What the lines together come to now, before they are saved; without VAT, which the server reckons. */
function Sum({ lines, paper }: { lines: readonly TypedLine[]; paper: Factuur }) {
  const { t, i18n } = useTranslation('office-facturen');
  const typed = lines.reduce((sum, line) => sum + Number(line.aantal) * (signedCentsOf(line.bedrag) ?? Number.NaN), 0);
  if (typed === paper.bedrag) return <Totals paper={paper} />;
  return (
    <p className="factuur-sum" role="status">
      {Number.isNaN(typed) ? t('som.onleesbaar') : t('som', { bedrag: moneyText(i18n.language, typed) })}
    </p>
  );
}

interface Props {
  paper: Factuur;
  onSaved: (next: Factuur) => void;
  /** Whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** The lines and terms of a concept; what is on it follows from the prices, and the office may deviate. */
export function ConceptForm({ paper, onSaved, onDirty }: Props) {
  const { t } = useTranslation(['office-facturen', 'formulier']);
  const form = useForm<Values, Parameters<typeof changeFactuur>[1]>({
    begin: beginOf(paper),
    schema: factuurChangeSchema,
    body: ({ regels: lines, days, ...rest }) => ({
      ...rest,
      versie: paper.versie,
      days: numberOf(days),
      regels: lines.map((line) => ({
        tekst: line.tekst,
        aantal: numberOf(line.aantal),
        bedrag: signedCentsOf(line.bedrag),
      })),
    }),
    extra: unreadable,
    submit: async (body) => onSaved(await changeFactuur(paper.id, body)),
  });
  const dirty = JSON.stringify(form.watch()) !== JSON.stringify(beginOf(paper));
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const lines = form.watch('regels');
  const setLines = (next: TypedLine[]): void => form.setValue('regels', next);
  return (
    <form className="factuur-concept" noValidate onSubmit={form.onSubmit} aria-label={t('regels')}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <p className="soft">{t('regels.uitleg')}</p>
      <ul className="factuur-concept__lines">
        {lines.map((_, nr) => (
          <Line
            key={`${lines.length}-${nr}`}
            form={form}
            nr={nr}
            onRemove={lines.length === 1 ? undefined : () => setLines(lines.filter((__, other) => other !== nr))}
          />
        ))}
      </ul>
      {lines.length < LINES_MAX && (
        <button type="button" className="button-text" onClick={() => setLines([...lines, EMPTY])}>
          <Icon name="plus" size={18} /> {t('regel.erbij')}
        </button>
      )}
      <Sum lines={lines} paper={paper} />
      <div className="factuur-concept__terms">
        <Field formulier={form} naam="purchaseNumber" label={t('kolom.inkoopnummer')} max={40} />
        <Field
          formulier={form}
          naam="days"
          label={t(paper.soort === 'offerte' ? 'dagen.offerte' : 'dagen.factuur')}
          line={{ a: DAYS.least, b: DAYS.most }}
          field={{ slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 2 } } }}
        />
      </div>
      <Field formulier={form} naam="opmerking" label={t('opmerking')} help={t('opmerking.hulp')} max={500} lines={2} />
      <div className="office-card__buttons">
        <Button type="submit" variant="outlined" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'bewaar')}
        </Button>
      </div>
    </form>
  );
}
