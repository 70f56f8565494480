import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Veld } from './veld.tsx';

/** Field of the form: name, label and the largest number of characters. */
export interface FormulierVeld {
  naam: 'schoolcode' | 'gebruikersnaam' | 'wachtwoord';
  label: string;
  max: number;
}

type Waarden = Record<FormulierVeld['naam'], string>;
const AUTOCOMPLETE: Waarden = {
  schoolcode: 'organization',
  gebruikersnaam: 'username',
  wachtwoord: 'current-password',
};

export interface FormulierProps {
  velden: readonly FormulierVeld[];
  bezig: boolean;
  geblokkeerd: boolean;
  onStuur: (waarden: Waarden) => void;
}

/** Sign-in with words; rules run on submit, the first wrong field takes the focus. */
export function WachtwoordFormulier({ velden, bezig, geblokkeerd, onStuur }: FormulierProps) {
  const { t } = useTranslation('auth');
  const [waarden, stelWaarden] = useState<Waarden>({ schoolcode: '', gebruikersnaam: '', wachtwoord: '' });
  const [getoond, stelGetoond] = useState(false);

  const foutVan = ({ naam, max }: FormulierVeld): string | null => {
    const waarde = naam === 'wachtwoord' ? waarden[naam] : waarden[naam].trim().normalize('NFC');
    if (waarde === '') return t('veld.verplicht');
    return [...waarde].length > max ? t('veld.lang', { n: max }) : null;
  };

  const stuur = (gebeurtenis: FormEvent<HTMLFormElement>) => {
    gebeurtenis.preventDefault();
    stelGetoond(true);
    const kapot = velden.find((veld) => foutVan(veld) !== null);
    if (kapot) {
      gebeurtenis.currentTarget.querySelector<HTMLInputElement>(`[name="${kapot.naam}"]`)?.focus();
      return;
    }
    onStuur({
      schoolcode: waarden.schoolcode.trim().toUpperCase(),
      gebruikersnaam: waarden.gebruikersnaam.trim(),
      wachtwoord: waarden.wachtwoord,
    });
  };

  return (
    <form className="inlog-formulier" onSubmit={stuur} noValidate>
      {velden.map((veld, index) => (
        <Veld
          key={veld.naam}
          naam={veld.naam}
          label={veld.label}
          waarde={waarden[veld.naam]}
          eerst={index === 0}
          onWaarde={(waarde) => stelWaarden({ ...waarden, [veld.naam]: waarde })}
          fout={getoond ? foutVan(veld) : null}
          geheim={veld.naam === 'wachtwoord'}
          autoComplete={AUTOCOMPLETE[veld.naam]}
          hoofdletters={veld.naam === 'schoolcode'}
        />
      ))}
      <button type="submit" className="inlog-knop inlog-knop--vol" disabled={bezig || geblokkeerd}>
        {t(bezig ? 'knop.bezig' : 'knop')}
      </button>
    </form>
  );
}
