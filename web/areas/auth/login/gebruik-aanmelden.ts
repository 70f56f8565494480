import { useEffect, useRef, useState } from 'react';
import { type AanmeldFout, leesAanmeldFout, type Lezer } from './aanmeld-fout.ts';
import { type Aanmelding, meldAan } from './login.api.ts';

export interface Aanmelden {
  bezig: boolean;
  fout: AanmeldFout | null;
  /** False when it was refused; on success the page moves on by itself. */
  stuur(gegevens: Aanmelding | 'demo'): Promise<boolean>;
  wisFout(): void;
}

/** Sends one sign-in at a time and keeps the last refusal; a wait ends by itself. */
export function useAanmelden(lezer: Lezer): Aanmelden {
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<AanmeldFout | null>(null);
  const levend = useRef(true);

  useEffect(() => {
    levend.current = true;
    return () => {
      levend.current = false;
    };
  }, []);

  useEffect(() => {
    if (!fout || fout.wacht <= 0) return undefined;
    const timer = setTimeout(() => stelFout(null), fout.wacht * 1_000);
    return () => clearTimeout(timer);
  }, [fout]);

  const stuur = async (gegevens: Aanmelding | 'demo'): Promise<boolean> => {
    if (bezig) return false;
    stelBezig(true);
    stelFout(null);
    try {
      await meldAan(gegevens);
      return true;
    } catch (oorzaak) {
      if (levend.current) stelFout(leesAanmeldFout(oorzaak, lezer));
      return false;
    } finally {
      if (levend.current) stelBezig(false);
    }
  };
  return { bezig, fout, stuur, wisFout: () => stelFout(null) };
}
