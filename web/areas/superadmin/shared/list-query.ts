import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod/mini';

const WAIT_MS = 250;

/** What the address asks for; an address that makes no sense asks for everything. */
function queryOf<Query>(schema: z.ZodMiniType<Query>, params: URLSearchParams): Query {
  const read = schema.safeParse(Object.fromEntries(params));
  return read.success ? read.data : schema.parse({});
}

/** The question of a list stands in the address, so that a reload and the way back keep it; typing waits a moment. */
export function useListQuery<Query extends { zoek: string }>(schema: z.ZodMiniType<Query>) {
  const [params, setParams] = useSearchParams();
  const query = queryOf(schema, params);
  const [text, setText] = useState(query.zoek);
  // Whoever clicks a row while they still type is on the way: the list stays until that page has come, and must not take them back.
  const [here] = useState(() => window.location.pathname);
  const change = (part: Readonly<Record<string, string>>): void =>
    setParams(
      (now) => {
        const next = { ...Object.fromEntries(now), pagina: '1', ...part };
        return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  useEffect(() => {
    if (text.trim() === query.zoek) return undefined;
    const timer = setTimeout(() => {
      if (window.location.pathname === here) change({ zoek: text.trim() });
    }, WAIT_MS);
    return () => clearTimeout(timer);
  });
  const clear = (): void => {
    setText('');
    setParams({}, { replace: true });
  };
  return { query, text, setText, change, clear };
}
