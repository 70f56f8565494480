import { useState } from 'react';
import { loadSpel, SPEL_SLUGS } from '#games/registry.ts';
import { t } from './texts.ts';

const SELF = ['nee', 'goed', 'fout', 'willekeurig'] as const;

/** Opens a game on the first fixture that its own scene names. */
async function openSpel(spel: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const fixture = (await loadSpel(spel, 'nl'))?.doc.tests.fixtures[0];
  const vraag = new URLSearchParams({ spel, ...settings });
  if (fixture !== undefined) vraag.set('fixture', fixture);
  window.location.assign(`/?${vraag.toString()}`);
}

/** All games with the settings of a round; a game opens alone, as the child sees it. */
export function SpellenPage() {
  const [s, setS] = useState('0.3');
  const [itself, setSelf] = useState('nee');
  const [calm, setCalm] = useState(false);
  const [error, setError] = useState('');
  const begin = (spel: string): void => {
    setError('');
    openSpel(spel, { s, zelf: itself, calm: calm ? '1' : '0' }).catch((error: unknown) => setError(String(error)));
  };
  return (
    <section className="card clear">
      <h1>{t('spellen.titel')}</h1>
      <p className="meta">{t('spellen.uitleg')}</p>
      <div className="row">
        <label className="field narrow">
          <span>{t('spellen.niveau')}</span>
          <input type="number" min="0" max="1" step="0.1" value={s} onChange={(e) => setS(e.target.value)} />
        </label>
        <label className="field narrow">
          <span>{t('spellen.zelf')}</span>
          <select value={itself} onChange={(e) => setSelf(e.target.value)}>
            {SELF.map((z) => (
              <option key={z} value={z}>
                {t(`zelf.${z}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="tick">
          <input type="checkbox" checked={calm} onChange={(e) => setCalm(e.target.checked)} />
          {t('spellen.rustig')}
        </label>
      </div>
      {error !== '' && (
        <p className="notice rust" role="alert">
          {t('spellen.fout')} {error}
        </p>
      )}
      <ul className="spellen">
        {SPEL_SLUGS.map((spel) => (
          <li key={spel}>
            <button type="button" className="button" onClick={() => begin(spel)}>
              {spel}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
