import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import './spel-loading.css';

const LONG_MS = 8_000;

/** Sea colour and stepping stones that fill up; after 8 s another way is offered. */
export function SpelLoading({ map }: { map: string }) {
  const { t } = useTranslation(['spel', 'leerling']);
  const [lang, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="spel-loading" role="status">
      <div className="spel-loading__stenen" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p>{t(lang ? 'spel.laden.lang' : 'spel.laden')}</p>
      {lang && <Link to={map}>{t('spel.fout.kaart')}</Link>}
    </main>
  );
}
