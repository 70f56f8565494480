import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface FieldProps {
  label: string;
  naam: string;
  waarde: string;
  onValue: (value: string) => void;
  fout?: string | null;
  geheim?: boolean;
  autoComplete: string;
  first?: boolean;
  hoofdletters?: boolean;
  onLeave?: () => void;
  /** Keyboard that a telephone offers. */
  toetsen?: 'email' | 'numeric';
  /** Line under the field while nothing is wrong. */
  hulp?: string;
}

const EYE = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z';

function Eye({ zichtbaar: isVisible, onToggle }: { zichtbaar: boolean; onToggle: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <button
      type="button"
      className="login-field__eye"
      aria-label={t(isVisible ? 'verberg' : 'toon')}
      aria-pressed={isVisible}
      onClick={onToggle}
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
        <path d={EYE} />
        <circle cx="12" cy="12" r="3" />
        {isVisible && <path d="M4 20L20 4" />}
      </svg>
    </button>
  );
}

/** The mistake, or else the help line. */
function Below({
  errorId,
  fout: error,
  hulp: help,
}: {
  errorId: string | undefined;
  fout: string | null;
  hulp: string | undefined;
}) {
  if (error !== null)
    return (
      <p id={errorId} className="login-field__error">
        {error}
      </p>
    );
  return help === undefined ? null : <p className="login-field__help">{help}</p>;
}

const DEFAULT = { fout: null, geheim: false, first: false, hoofdletters: false } as const;

/** Outlined field with the label in the border; a secret one can be shown. */
export function AuthField(props: FieldProps) {
  const {
    label,
    naam: name,
    waarde: value,
    onValue,
    autoComplete,
    onLeave,
    toetsen,
    hulp: help,
    fout: error,
    geheim: secret,
    first,
    hoofdletters,
  } = {
    ...DEFAULT,
    ...props,
  };
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  const errorId = error === null ? undefined : `${id}-fout`;
  return (
    <div className={error === null ? 'login-field' : 'login-field login-field--error'}>
      <input
        id={id}
        name={name}
        value={value}
        placeholder=" "
        autoComplete={autoComplete}
        autoCapitalize={hoofdletters ? 'characters' : 'none'}
        spellCheck={false}
        type={secret && !isVisible ? 'password' : 'text'}
        aria-invalid={error !== null}
        aria-describedby={errorId}
        data-eerst={first ? '' : undefined}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onLeave}
        inputMode={toetsen}
      />
      <label htmlFor={id}>{label}</label>
      {secret && <Eye zichtbaar={isVisible} onToggle={() => setVisible(!isVisible)} />}
      <Below errorId={errorId} fout={error} hulp={help} />
    </div>
  );
}
