import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { demoFout, openDemo } from './open-demo.ts';

export interface Demo {
  bezig: boolean;
  fout: string | null;
  start: () => void;
}

/** Opens the demo school from the live page. */
export function useDemo(): Demo {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<string | null>(null);

  const open = async () => {
    stelBezig(true);
    stelFout(null);
    try {
      await navigate(await openDemo(t('groep.pad')));
    } catch (oorzaak) {
      const reden = demoFout(oorzaak);
      stelFout('tekst' in reden ? reden.tekst : t(reden.sleutel));
      stelBezig(false);
    }
  };
  return { bezig, fout, start: () => void open() };
}
