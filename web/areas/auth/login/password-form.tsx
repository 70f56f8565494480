import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthField } from '../shared/field.tsx';

/** Field of the form: name, label and the largest number of characters. */
export interface FormField {
  naam: 'schoolcode' | 'gebruikersnaam' | 'wachtwoord';
  label: string;
  max: number;
}

type Values = Record<FormField['naam'], string>;
const AUTOCOMPLETE: Values = {
  schoolcode: 'organization',
  gebruikersnaam: 'username',
  wachtwoord: 'current-password',
};

export interface FormProps {
  velden: readonly FormField[];
  bezig: boolean;
  geblokkeerd: boolean;
  onSend: (values: Values) => void;
}

/** Sign-in with words; rules run on submit, the first wrong field takes the focus. */
export function PasswordForm({ velden: fields, bezig: busy, geblokkeerd: blocked, onSend }: FormProps) {
  const { t } = useTranslation(['login', 'auth']);
  const [values, setValues] = useState<Values>({ schoolcode: '', gebruikersnaam: '', wachtwoord: '' });
  const [shown, setShown] = useState(false);

  const errorOf = ({ naam: name, max }: FormField): string | null => {
    const value = name === 'wachtwoord' ? values[name] : values[name].trim().normalize('NFC');
    if (value === '') return t('veld.verplicht');
    return [...value].length > max ? t('veld.lang', { n: max }) : null;
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    const broken = fields.find((field) => errorOf(field) !== null);
    if (broken) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${broken.naam}"]`)?.focus();
      return;
    }
    onSend({
      schoolcode: values.schoolcode.trim().toUpperCase(),
      gebruikersnaam: values.gebruikersnaam.trim(),
      wachtwoord: values.wachtwoord,
    });
  };

  return (
    <form className="login-form" onSubmit={send} noValidate>
      {fields.map((field, index) => (
        <AuthField
          key={field.naam}
          naam={field.naam}
          label={field.label}
          waarde={values[field.naam]}
          first={index === 0}
          onValue={(value) => setValues({ ...values, [field.naam]: value })}
          fout={shown ? errorOf(field) : null}
          geheim={field.naam === 'wachtwoord'}
          autoComplete={AUTOCOMPLETE[field.naam]}
          hoofdletters={field.naam === 'schoolcode'}
        />
      ))}
      <button type="submit" className="login-button login-button--full" disabled={busy || blocked}>
        {t(busy ? 'knop.bezig' : 'knop')}
      </button>
    </form>
  );
}
