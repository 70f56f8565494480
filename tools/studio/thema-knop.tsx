import { useEffect, useState } from 'react';
import { t } from './teksten.ts';

const SLEUTEL = 'taaltocht.studio.thema';

function begin(): 'licht' | 'donker' {
  const bewaard = window.localStorage.getItem(SLEUTEL);
  if (bewaard === 'licht' || bewaard === 'donker') return bewaard;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'donker' : 'licht';
}

/** Light or dark, kept in the browser. */
export function ThemaKnop() {
  const [thema, setThema] = useState(begin);
  useEffect(() => {
    document.documentElement.dataset['thema'] = thema;
  }, [thema]);
  const wissel = (): void => {
    const nieuw = thema === 'licht' ? 'donker' : 'licht';
    window.localStorage.setItem(SLEUTEL, nieuw);
    setThema(nieuw);
  };
  return (
    <button type="button" className="knop klein" onClick={wissel}>
      {thema === 'licht' ? t('thema.donker') : t('thema.licht')}
    </button>
  );
}
