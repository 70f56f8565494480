import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Form } from '#web/platform/form/use-form.ts';
import type { TextName } from '#web/ui/formulier/use-field.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { AccountTextField } from './text-field.tsx';

/** One field of a card: length bounds for its rule, and what the browser may fill in. */
export interface CardField<W extends FieldValues> {
  naam: TextName<W>;
  min?: number;
  max: number;
  auto: string;
  geheim?: boolean;
  hulp?: string;
}

interface Props<W extends FieldValues> {
  formulier: Form<W>;
  velden: readonly CardField<W>[];
  knop: string;
  licht?: boolean;
}

/** Fields and the one button of a card; what is wrong stands at its field. */
export function CardFields<W extends FieldValues>({
  formulier: form,
  velden: fields,
  knop: button,
  licht: light = false,
}: Props<W>) {
  const { t } = useTranslation('account');
  return (
    <form className="card__fields" onSubmit={form.onSubmit} noValidate>
      <FormNotice fout={form.refusal} />
      {fields.map(({ naam: name, min = 3, max, auto, geheim: secret = false, hulp: help = '' }) => (
        <AccountTextField
          key={name}
          form={form}
          label={t(`veld.${name}`)}
          naam={name}
          geheim={secret}
          autoComplete={auto}
          hulp={help}
          regel={{ min, max }}
        />
      ))}
      <div>
        <Button type="submit" variant={light ? 'outlined' : 'contained'} disabled={form.busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}

/** Card with a heading and such a form. */
export function FormCard<W extends FieldValues>({ titel: title, ...form }: Props<W> & { titel: string }) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardFields {...form} />
    </section>
  );
}
