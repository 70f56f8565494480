import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '#web/platform/http-error.ts';
import { type SignInError, readSignInError } from './sign-in-error.ts';
import { SsoLink } from './sso-link.tsx';
import { Card } from '../shared/card.tsx';
import { fetchGroep, type LoginGroep } from './api.ts';
import { LoginNotice } from './notice.tsx';

const LENGTH = 6;
const clean = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LENGTH);
const UNKNOWN: ReadonlySet<number> = new Set([400, 401, 404]);

function readCodeError(error: unknown): SignInError {
  if (error instanceof HttpError && UNKNOWN.has(error.status)) return { sleutel: 'code.onbekend', tekst: '', wacht: 0 };
  return readSignInError(error, 'kind');
}

export interface CodeStepProps {
  beginCode: string;
  onGroep: (groep: LoginGroep) => void;
  onBack: () => void;
  onName: () => void;
  onScan: () => void;
}

/** Six boxes, as on the card; complete codes are looked up at once. */
export function CodeStep({ beginCode, onGroep, onBack, onName, onScan }: CodeStepProps) {
  const { t } = useTranslation(['login', 'auth']);
  const id = useId();
  const [code, setCode] = useState(() => clean(beginCode));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);

  const search = async (whole: string) => {
    setBusy(true);
    setError(null);
    try {
      const { groepnaam: groepName, leerlingen } = await fetchGroep(whole);
      onGroep({ code: whole, naam: groepName, leerlingen });
    } catch (cause) {
      setError(readCodeError(cause));
      setBusy(false);
    }
  };

  // A link from the card brings the code along.
  useEffect(() => {
    if (code.length === LENGTH) void search(code);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the code of the link
  }, []);

  const change = (text: string) => {
    const newOne = clean(text);
    setCode(newOne);
    setError(null);
    if (newOne.length === LENGTH && newOne !== code) void search(newOne);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.length < LENGTH) setError({ sleutel: 'code.kort', tekst: '', wacht: 0 });
    else void search(code);
  };

  return (
    <Card titel={t('code.titel')} uitleg={t('code.uitleg')} onBack={onBack} stap="code">
      <form onSubmit={send} className="login-code">
        <label htmlFor={id} className="only-reader">
          {t('code.label')}
        </label>
        <div className={error ? 'login-code__box login-code__box--almost' : 'login-code__box'}>
          <input
            id={id}
            value={code}
            data-eerst=""
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode="text"
            disabled={busy}
            onChange={(event) => change(event.target.value)}
            aria-invalid={error !== null}
          />
          <div aria-hidden="true" className="login-code__letters">
            {Array.from({ length: LENGTH }, (_, spot) => (
              <span key={spot} className={spot === code.length ? 'now' : ''}>
                {code[spot] ?? ''}
              </span>
            ))}
          </div>
        </div>
        <LoginNotice fout={error} />
        <button type="submit" className="login-button login-button--full" disabled={busy || (error?.wacht ?? 0) > 0}>
          {t(busy ? 'knop.bezig' : 'code.knop')}
        </button>
      </form>
      <button
        type="button"
        className="login-button login-button--light login-button--scan"
        disabled={busy}
        onClick={onScan}
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
          <path d="M3.500 8V5a1.500 1.500 0 0 1 1.500-1.500h3M16 3.500h3A1.500 1.500 0 0 1 20.500 5v3M20.500 16v3a1.500 1.500 0 0 1-1.500 1.500h-3M8 20.500H5A1.500 1.500 0 0 1 3.500 19v-3M8 8h3v3H8ZM13.500 8H16v3M8 13.500h3V16M14 14h2v2" />
        </svg>
        {t('qr.knop')}
      </button>
      <button type="button" className="login-link" onClick={onName}>
        {t('naamlink')}
      </button>
      <SsoLink />
    </Card>
  );
}
