import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Form } from '#web/platform/formulier.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { MistakeRule } from '../shared/error-rule.tsx';
import { AccountTextField } from './text-field.tsx';

/** One field of a card: length bounds for its rule, and what the browser may fill in. */
export interface CardField {
  naam: string;
  min?: number;
  max: number;
  auto: string;
  geheim?: boolean;
  hulp?: string;
}

interface Props<W extends Record<string, unknown>> {
  formulier: Form<W>;
  velden: readonly CardField[];
  knop: string;
  licht?: boolean;
}

/** Refusal that belongs to no field. */
const toGeneralError = (notice: Error | null): Error | null =>
  notice instanceof HttpError && Object.keys(notice.velden).length > 0 ? null : notice;

/** Fields and the one button of a card; what is wrong stands at its field. */
export function CardFields<W extends Record<string, string>>({
  formulier: form,
  velden: fields,
  knop: button,
  licht: light = false,
}: Props<W>) {
  const { t } = useTranslation('account');
  const { waarden: values, zet: set, fout: error, raak: hit, bezig: busy, melding: notice, onSubmit } = form;
  return (
    <form className="card__fields" onSubmit={onSubmit} noValidate>
      <MistakeRule fout={toGeneralError(notice)} />
      {fields.map(({ naam: name, min = 3, max, auto, geheim: secret = false, hulp: help = '' }) => (
        <AccountTextField
          key={name}
          label={t(`veld.${name}`)}
          naam={name}
          waarde={values[name] ?? ''}
          fout={error(name)}
          geheim={secret}
          autoComplete={auto}
          hulp={help}
          regel={{ min, max }}
          onValue={(value) => Reflect.apply(set, undefined, [name, value])}
          onLeave={() => {
            if (values[name] !== '') hit(name);
          }}
        />
      ))}
      <div>
        <Button type="submit" variant={light ? 'outlined' : 'contained'} disabled={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** Card with a heading and such a form. */
export function FormCard<W extends Record<string, string>>({ titel: title, ...form }: Props<W> & { titel: string }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardFields {...form} />
    </section>
  );
}
