import { useEffect, useState } from 'react';
import './laden.css';

const LANG_MS = 8_000;

/** Quiet waiting picture: appears after 150 ms and says so when it takes long. */
export function Laden({ tekst, lang }: { tekst: string; lang: string }) {
  const [duurtLang, stelDuurtLang] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => stelDuurtLang(true), LANG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="laden" role="status">
      <span className="laden__stenen" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className={duurtLang ? '' : 'alleen-lezer'}>{duurtLang ? lang : tekst}</p>
    </div>
  );
}
