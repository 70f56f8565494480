import { useEffect, useState } from 'react';
import './loading.css';

const LONG_MS = 8_000;

/** Quiet waiting picture: appears after 150 ms and says so when it takes long. */
export function Loading({ text, lang }: { text: string; lang: string }) {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="loading" role="status">
      <span className="loading__stenen" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className={takesLong ? '' : 'only-reader'}>{takesLong ? lang : text}</p>
    </div>
  );
}
