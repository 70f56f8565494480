import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mailLogQuerySchema, type MailLogQuery } from '#server/features/mail-log/mail-log.contract.ts';

const WAIT_MS = 250;

/** What the address asks for; an address that makes no sense asks for everything. */
function queryOf(params: URLSearchParams): MailLogQuery {
  const read = mailLogQuerySchema.safeParse(Object.fromEntries(params));
  return read.success ? read.data : mailLogQuerySchema.parse({});
}

/** The state and the page stand in the address, so that a reload keeps them; a typed mail address stays out of it. */
export function useLogQuery() {
  const [params, setParams] = useSearchParams();
  const asked = queryOf(params);
  const [text, setText] = useState(asked.zoek);
  const [search, setSearch] = useState(asked.zoek);
  const change = (part: Partial<Record<keyof MailLogQuery, string>>): void =>
    setParams(
      (now) => {
        const { zoek: _typed, ...rest } = Object.fromEntries(now);
        const next = { ...rest, pagina: '1', ...part };
        return new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
      },
      { replace: true },
    );
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => {
      setSearch(text.trim());
      change({});
    }, WAIT_MS);
    return () => clearTimeout(timer);
  });
  const clear = (): void => {
    setText('');
    setSearch('');
    setParams({}, { replace: true });
  };
  return { query: { ...asked, zoek: search }, text, setText, change, clear };
}
