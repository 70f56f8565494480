import { useEffect, useState } from 'react';

const WACHT_MS = 250;
const MINSTENS = 2;

/** What is typed, and what is searched for: after a short pause and from two characters. */
export function useZoek(): { tekst: string; zoek: string; stel: (tekst: string) => void } {
  const [tekst, stel] = useState('');
  const [zoek, stelZoek] = useState('');
  useEffect(() => {
    const schoon = tekst.trim();
    const timer = setTimeout(() => stelZoek(schoon.length >= MINSTENS ? schoon : ''), WACHT_MS);
    return () => clearTimeout(timer);
  }, [tekst]);
  return { tekst, zoek, stel };
}
