import { useEffect, useState } from 'react';

const WAIT_MS = 250;
const MINIMUM = 2;

/** What is typed, and what is searched for: after a short pause and from two characters. */
export function useSearch(): { tekst: string; zoek: string; set: (text: string) => void } {
  const [text, set] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const clean = text.trim();
    const timer = setTimeout(() => setSearch(clean.length >= MINIMUM ? clean : ''), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { tekst: text, zoek: search, set };
}
