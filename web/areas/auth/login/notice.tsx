import { useTranslation } from 'react-i18next';
import type { SignInError } from './sign-in-error.ts';

/** Refusal in one line, violet with a wave; never a frown. */
export function LoginNotice({ fout: error, hulp: help }: { fout: SignInError | null; hulp?: string }) {
  const { t } = useTranslation(['login', 'auth']);
  return (
    <div aria-live="assertive" className="login-notice-spot">
      {error && (
        <div className="login-notice">
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
            <strong>{error.tekst === '' ? t(error.sleutel) : error.tekst}</strong>
            {help !== undefined && error.wacht === 0 && <span>{help}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
