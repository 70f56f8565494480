import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import {
  AMOUNT_MAX,
  priceChangeSchema,
  type ManagedLine,
  type PriceSheet,
} from '#server/features/prijzen/price-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { savePrices } from './api.ts';
import { centsOf, euroText } from '../shared/euro.ts';

interface Props {
  sheet: PriceSheet;
  /** Somebody who may only read. */
  fixed: boolean;
  onSaved: (sheet: PriceSheet) => void;
}

/** From how many to how many, or what else the line is; at home it is a child. */
function useLineName(kind: PriceSheet['soort']): (line: ManagedLine) => string {
  const { t } = useTranslation('price-sheets');
  return ({ part, van: from, tot: until }) => {
    if (part !== 'licentie') return t(`part.${part}`);
    if (kind === 'thuis') return t(from === 1 ? 'part.eersteKind' : 'part.volgendKind');
    if (until === null) return t('part.vanaf', { van: from });
    return from === until ? t('part.een', { van: from }) : t('part.vanTot', { van: from, tot: until });
  };
}

/** The amounts of one country and kind, and whether the site may show them. */
export function PriceForm({ sheet, fixed, onSaved }: Props) {
  const { t } = useTranslation(['price-sheets', 'formulier']);
  const nameOf = useLineName(sheet.soort);
  const form = useForm({
    begin: {
      amounts: sheet.regels.map(({ bedrag: cents }) => euroText(cents)),
      btw: String(sheet.btw),
      isVoorbeeld: sheet.isVoorbeeld,
    },
    schema: priceChangeSchema,
    body: ({ amounts, btw, isVoorbeeld }) => ({
      versie: sheet.versie,
      btw: Number(btw),
      isVoorbeeld,
      regels: sheet.regels.map(({ part, van: from }, nr) => ({ part, van: from, bedrag: centsOf(amounts[nr] ?? '') })),
    }),
    extra: ({ amounts }): Record<string, string> =>
      Object.fromEntries(
        amounts.flatMap((text, nr) => {
          const cents = centsOf(text);
          return cents === undefined || cents > AMOUNT_MAX ? [[`amounts.${nr}`, 'formaat']] : [];
        }),
      ),
    submit: async (body) => onSaved(await savePrices(sheet, body)),
  });
  const id = `prijzen-${sheet.land}-${sheet.soort}`;
  return (
    <form className="price-sheet" noValidate onSubmit={form.onSubmit} aria-labelledby={id}>
      <h2 id={id}>
        {t(`soort.${sheet.soort}`)}
        <span className={sheet.isVoorbeeld ? 'chip chip--sun' : 'chip chip--correct'}>
          {t(sheet.isVoorbeeld ? 'stand.voorbeeld' : 'stand.echt')}
        </span>
      </h2>
      <p className="soft">{t(`per.${sheet.soort}`)}</p>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <div className="price-sheet__lines">
        {sheet.regels.map((line, nr) => (
          <Field
            key={`${line.part}-${line.van}`}
            formulier={form}
            naam={`amounts.${nr}`}
            label={nameOf(line)}
            line={{ voorbeeld: '9,50' }}
            field={{ disabled: fixed, slotProps: { htmlInput: { inputMode: 'decimal', maxLength: 9 } } }}
          />
        ))}
        <Field
          formulier={form}
          naam="btw"
          label={t('btw')}
          line={{ a: 0, b: 100 }}
          field={{ disabled: fixed, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 3 } } }}
        />
      </div>
      <FormControlLabel
        label={t('voorbeeld')}
        control={
          <Checkbox
            checked={form.watch('isVoorbeeld')}
            disabled={fixed}
            onChange={({ target }) => form.setValue('isVoorbeeld', target.checked)}
          />
        }
      />
      {!fixed && (
        <div className="office-card__buttons">
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t(form.busy ? 'bezig' : 'bewaar')}
          </Button>
        </div>
      )}
    </form>
  );
}
