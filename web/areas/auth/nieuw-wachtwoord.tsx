import { useTranslation } from 'react-i18next';
import { WACHTWOORD_MAX, WACHTWOORD_MIN } from '#engine/core/domein/wachtwoord.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { Veld } from './login/veld.tsx';

interface Deel {
  waarde: string;
  onWaarde: (waarde: string) => void;
  onVerlaat: () => void;
  fout: string | null;
  naam: string;
  label: string;
  eerst?: boolean;
  hulp?: boolean;
}

/** Field for a new password of an adult, with the one rule that counts: long. */
export function NieuwWachtwoord({ waarde, onWaarde, onVerlaat, fout, naam, label, eerst = false, hulp = false }: Deel) {
  const { t } = useTranslation('auth');
  const regel = useRegel();
  return (
    <Veld
      label={label}
      naam={naam}
      waarde={waarde}
      onWaarde={onWaarde}
      onVerlaat={onVerlaat}
      autoComplete="new-password"
      geheim
      eerst={eerst}
      fout={regel(fout, { min: WACHTWOORD_MIN, max: WACHTWOORD_MAX })}
      {...(hulp ? { hulp: t('wachtwoord.hulp', { n: WACHTWOORD_MIN }) } : {})}
    />
  );
}
