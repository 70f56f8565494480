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
  onVerlaat?: () => void;
  /** Keyboard that a telephone offers. */
  toetsen?: 'email' | 'numeric';
  /** Line under the field while nothing is wrong. */
  hulp?: string;
}

const OOG = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z';

function Oog({ zichtbaar, onWissel }: { zichtbaar: boolean; onWissel: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <button
      type="button"
      className="inlog-veld__oog"
      aria-label={t(zichtbaar ? 'verberg' : 'toon')}
      aria-pressed={zichtbaar}
      onClick={onWissel}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={OOG} />
        <circle cx="12" cy="12" r="3" />
        {zichtbaar && <path d="M4 20L20 4" />}
      </svg>
    </button>
  );
}

/** The mistake, or else the help line. */
function Onder({ foutId, fout, hulp }: { foutId: string | undefined; fout: string | null; hulp: string | undefined }) {
  if (fout !== null)
    return (
      <p id={foutId} className="inlog-veld__fout">
        {fout}
      </p>
    );
  return hulp === undefined ? null : <p className="inlog-veld__hulp">{hulp}</p>;
}

const STANDAARD = { fout: null, geheim: false, eerst: false, hoofdletters: false } as const;

/** Outlined field with the label in the border; a secret one can be shown. */
export function Veld(props: VeldProps) {
  const { label, naam, waarde, onWaarde, autoComplete, onVerlaat, toetsen, hulp, fout, geheim, eerst, hoofdletters } = {
    ...STANDAARD,
    ...props,
  };
  const id = useId();
  const [zichtbaar, stelZichtbaar] = useState(false);
  const foutId = fout === null ? undefined : `${id}-fout`;
  return (
    <div className={fout === null ? 'inlog-veld' : 'inlog-veld inlog-veld--fout'}>
      <input
        id={id}
        name={naam}
        value={waarde}
        placeholder=" "
        autoComplete={autoComplete}
        autoCapitalize={hoofdletters ? 'characters' : 'none'}
        spellCheck={false}
        type={geheim && !zichtbaar ? 'password' : 'text'}
        aria-invalid={fout !== null}
        aria-describedby={foutId}
        data-eerst={eerst ? '' : undefined}
        onChange={(gebeurtenis) => onWaarde(gebeurtenis.target.value)}
        onBlur={onVerlaat}
        inputMode={toetsen}
      />
      <label htmlFor={id}>{label}</label>
      {geheim && <Oog zichtbaar={zichtbaar} onWissel={() => stelZichtbaar(!zichtbaar)} />}
      <Onder foutId={foutId} fout={fout} hulp={hulp} />
    </div>
  );
}
