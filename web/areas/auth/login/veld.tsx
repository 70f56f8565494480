import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface VeldProps {
  label: string;
  naam: string;
  waarde: string;
  onWaarde: (waarde: string) => void;
  fout?: string | null;
  geheim?: boolean;
  autoComplete: string;
  eerst?: boolean;
  hoofdletters?: boolean;
}

const OOG = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z';

/** Outlined field with the label in the border; a secret one can be shown. */
export function Veld({ label, naam, waarde, onWaarde, fout = null, geheim = false, autoComplete, eerst = false, hoofdletters = false }: VeldProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [zichtbaar, stelZichtbaar] = useState(false);
  return (
    <div className={fout === null ? 'inlog-veld' : 'inlog-veld inlog-veld--fout'}>
      <input
        id={id} name={naam} value={waarde} placeholder=" " autoComplete={autoComplete} autoCapitalize={hoofdletters ? 'characters' : 'none'} spellCheck={false}
        type={geheim && !zichtbaar ? 'password' : 'text'} aria-invalid={fout !== null} aria-describedby={fout === null ? undefined : `${id}-fout`}
        data-eerst={eerst ? '' : undefined} onChange={(gebeurtenis) => onWaarde(gebeurtenis.target.value)}
      />
      <label htmlFor={id}>{label}</label>
      {geheim && (
        <button type="button" className="inlog-veld__oog" aria-label={t(zichtbaar ? 'verberg' : 'toon')} aria-pressed={zichtbaar} onClick={() => stelZichtbaar(!zichtbaar)}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
            <path d={OOG} /><circle cx="12" cy="12" r="3" />{zichtbaar && <path d="M4 20L20 4" />}
          </svg>
        </button>
      )}
      {fout !== null && <p id={`${id}-fout`} className="inlog-veld__fout">{fout}</p>}
    </div>
  );
}
