import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './spel-laden.css';

const LANG_MS = 8_000;

/** Sea colour and stepping stones that fill up; after 8 s another way is offered. */
export function SpelLaden({ kaart }: { kaart: string }) {
  const { t } = useTranslation('leerling');
  const [lang, stelLang] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => stelLang(true), LANG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="spel-laden" role="status">
      <div className="spel-laden__stenen" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p>{t(lang ? 'spel.laden.lang' : 'spel.laden')}</p>
      {lang && <Link to={kaart}>{t('spel.fout.kaart')}</Link>}
    </main>
  );
}
