import { useEffect, useState } from 'react';
import { t } from './texts.ts';

const KEY = 'taaltocht.studio.thema';

function begin(): 'licht' | 'donker' {
  const saved = window.localStorage.getItem(KEY);
  if (saved === 'licht' || saved === 'donker') return saved;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'donker' : 'licht';
}

/** Light or dark, kept in the browser. */
export function ThemeButton() {
  const [theme, setTheme] = useState(begin);
  useEffect(() => {
    document.documentElement.dataset['thema'] = theme;
  }, [theme]);
  const swap = (): void => {
    const newOne = theme === 'licht' ? 'donker' : 'licht';
    window.localStorage.setItem(KEY, newOne);
    setTheme(newOne);
  };
  return (
    <button type="button" className="button small" onClick={swap}>
      {theme === 'licht' ? t('thema.donker') : t('thema.licht')}
    </button>
  );
}
