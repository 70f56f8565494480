import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { factuurListQuerySchema, type FactuurListQuery } from '#server/features/facturen/facturen.contract.ts';

const WAIT_MS = 250;

/** What the address asks for; an address that makes no sense asks for everything. */
function queryOf(params: URLSearchParams): FactuurListQuery {
  const read = factuurListQuerySchema.safeParse(Object.fromEntries(params));
  return read.success ? read.data : factuurListQuerySchema.parse({});
}

/** The question stands in the address, so that a reload and the way back keep it; typing waits a moment. */
export function useFactuurQuery() {
  const [params, setParams] = useSearchParams();
  const query = queryOf(params);
  const [text, setText] = useState(query.zoek);
  const change = (part: Partial<Record<keyof FactuurListQuery, string>>): void =>
    setParams(
      (now) => {
        const next = { ...Object.fromEntries(now), pagina: '1', ...part };
        return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  useEffect(() => {
    if (text.trim() === query.zoek) return undefined;
    const timer = setTimeout(() => change({ zoek: text.trim() }), WAIT_MS);
    return () => clearTimeout(timer);
  });
  const clear = (): void => {
    setText('');
    setParams({}, { replace: true });
  };
  return { query, text, setText, change, clear };
}
