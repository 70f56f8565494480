import { useTranslation } from 'react-i18next';
import type { AanmeldFout } from './aanmeld-fout.ts';

/** Refusal in one line, violet with a wave; never a frown. */
export function Melding({ fout, hulp }: { fout: AanmeldFout | null; hulp?: string }) {
  const { t } = useTranslation('auth');
  return (
    <div aria-live="assertive" className="inlog-melding-plek">
      {fout && (
        <div className="inlog-melding">
          <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
            <path
              d="M2 14c3-6 5-6 7 0s4 6 6 0 4-6 7 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.600"
              strokeLinecap="round"
            />
          </svg>
          <p>
            <strong>{fout.tekst === '' ? t(fout.sleutel) : fout.tekst}</strong>
            {hulp !== undefined && fout.wacht === 0 && <span>{hulp}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
