import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { demoError, openDemo } from './open-demo.ts';

export interface Demo {
  bezig: boolean;
  fout: string | null;
  start: () => void;
}

/** Opens the demo school from the live page. */
export function useDemo(): Demo {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const open = async () => {
    setBusy(true);
    setError(null);
    try {
      await navigate(await openDemo(t('groep.pad')));
    } catch (cause) {
      const reason = demoError(cause);
      setError('tekst' in reason ? reason.tekst : t(reason.sleutel));
      setBusy(false);
    }
  };
  return { bezig: busy, fout: error, start: () => void open() };
}
