import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HttpFout } from '#web/platform/http-fout.ts';
import { landingPad } from '#web/platform/landing.ts';
import { sessie } from '#web/platform/sessie.ts';

export interface Demo { bezig: boolean; fout: string | null; start: () => void }

/** Opens the demo school as a child; the code for it is loaded only when asked for. */
export function useDemo(): Demo {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<string | null>(null);

  const open = async () => {
    stelBezig(true);
    stelFout(null);
    try {
      const { meldAan } = await import('#web/platform/aanmelden.ts');
      await meldAan('/auth/demo');
      const gebruiker = sessie.gebruiker();
      if (gebruiker) await navigate(landingPad(gebruiker, t('groep.pad')));
    } catch (oorzaak) {
      const zonderLijn = oorzaak instanceof HttpFout && oorzaak.status === 0;
      stelFout((oorzaak instanceof HttpFout && oorzaak.message) || t(zonderLijn ? 'fout.verbinding' : 'fout.onbekend'));
      stelBezig(false);
    }
  };
  return { bezig, fout, start: () => void open() };
}
