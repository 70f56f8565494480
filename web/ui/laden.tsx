import { useEffect, useState } from 'react';
import './laden.css';

const LONG_MS = 8_000;

/** Quiet waiting picture: appears after 150 ms and says so when it takes long. */
export function Loading({ tekst: text, lang }: { tekst: string; lang: string }) {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="laden" role="status">
      <span className="laden__stenen" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className={takesLong ? '' : 'alleen-lezer'}>{takesLong ? lang : text}</p>
    </div>
  );
}
