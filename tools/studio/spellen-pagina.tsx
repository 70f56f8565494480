import { useState } from 'react';
import { loadSpel, SPEL_SLUGS } from '#games/registry.ts';
import { t } from './teksten.ts';

const ZELF = ['nee', 'goed', 'fout', 'willekeurig'] as const;

/** Opens a game on the first fixture that its own scene names. */
async function openSpel(spel: string, instellingen: Readonly<Record<string, string>>): Promise<void> {
  const fixture = (await loadSpel(spel, 'nl'))?.doc.tests.fixtures[0];
  const vraag = new URLSearchParams({ spel, ...instellingen });
  if (fixture !== undefined) vraag.set('fixture', fixture);
  window.location.assign(`/?${vraag.toString()}`);
}

/** All games with the settings of a round; a game opens alone, as the child sees it. */
export function SpellenPagina() {
  const [s, setS] = useState('0.3');
  const [zelf, setZelf] = useState('nee');
  const [calm, setCalm] = useState(false);
  const [fout, setFout] = useState('');
  const begin = (spel: string): void => {
    setFout('');
    openSpel(spel, { s, zelf, calm: calm ? '1' : '0' }).catch((error: unknown) => setFout(String(error)));
  };
  return (
    <section className="kaart ruim">
      <h1>{t('spellen.titel')}</h1>
      <p className="meta">{t('spellen.uitleg')}</p>
      <div className="rij">
        <label className="veld smal">
          <span>{t('spellen.niveau')}</span>
          <input type="number" min="0" max="1" step="0.1" value={s} onChange={(e) => setS(e.target.value)} />
        </label>
        <label className="veld smal">
          <span>{t('spellen.zelf')}</span>
          <select value={zelf} onChange={(e) => setZelf(e.target.value)}>
            {ZELF.map((z) => (
              <option key={z} value={z}>
                {t(`zelf.${z}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="vink">
          <input type="checkbox" checked={calm} onChange={(e) => setCalm(e.target.checked)} />
          {t('spellen.rustig')}
        </label>
      </div>
      {fout !== '' && (
        <p className="melding roest" role="alert">
          {t('spellen.fout')} {fout}
        </p>
      )}
      <ul className="spellen">
        {SPEL_SLUGS.map((spel) => (
          <li key={spel}>
            <button type="button" className="knop" onClick={() => begin(spel)}>
              {spel}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
