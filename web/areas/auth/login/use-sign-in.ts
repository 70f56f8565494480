import { useEffect, useRef, useState } from 'react';
import { type SignInError, readSignInError, type SignInReader } from './sign-in-error.ts';
import { type SignInRequest, signInWithToken } from './api.ts';

export interface SignIn {
  bezig: boolean;
  fout: SignInError | null;
  /** False when it was refused; on success the page moves on by itself. */
  stuur(details: SignInRequest | 'demo'): Promise<boolean>;
  clearError(): void;
}

/** Sends one sign-in at a time and keeps the last refusal; a wait ends by itself. */
export function useSignIn(reader: SignInReader): SignIn {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<SignInError | null>(null);
  const alive = useRef(true);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  useEffect(() => {
    if (!error || error.wacht <= 0) return undefined;
    const timer = setTimeout(() => setError(null), error.wacht * 1_000);
    return () => clearTimeout(timer);
  }, [error]);

  const send = async (details: SignInRequest | 'demo'): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await signInWithToken(details);
      return true;
    } catch (cause) {
      if (alive.current) setError(readSignInError(cause, reader));
      return false;
    } finally {
      if (alive.current) setBusy(false);
    }
  };
  return { bezig: busy, fout: error, stuur: send, clearError: () => setError(null) };
}
