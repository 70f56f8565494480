import { useState } from 'react';
import { loadSpel, SPEL_SLUGS } from '#games/registry.ts';
import { NewScene } from './scenes/new-scene.tsx';
import { SceneEditor } from './scenes/scene-editor.tsx';
import { t } from './texts.ts';

const SELF = ['nee', 'goed', 'fout', 'willekeurig'] as const;

/** Opens a game on the first fixture that its own scene names. */
async function openSpel(spel: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const fixture = (await loadSpel(spel, 'nl'))?.doc.tests.fixtures[0];
  const vraag = new URLSearchParams({ spel, ...settings });
  if (fixture !== undefined) vraag.set('fixture', fixture);
  window.location.assign(`/?${vraag.toString()}`);
}

/** The page knows its games from when it was loaded. */
function openNew(slug: string): void {
  window.location.hash = `#spellen/${slug}`;
  window.location.reload();
}

/** All games, or the workshop of one. */
export function SpellenPage({ spel }: { spel: string }) {
  if (spel !== '') return <SceneEditor key={spel} slug={spel} />;
  return <SpellenList />;
}

/** All games with the settings of a round; a game opens alone, as the child sees it. */
function SpellenList() {
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
      <NewScene onMade={openNew} />
      <ul className="spellen">
        {SPEL_SLUGS.map((spel) => (
          <li key={spel} className="row">
            <strong>{spel}</strong>
            <button
              type="button"
              className="button"
              aria-label={`${t('spellen.speel')}: ${spel}`}
              onClick={() => begin(spel)}
            >
              {t('spellen.speel')}
            </button>
            <a className="button" aria-label={`${t('spellen.bewerk')}: ${spel}`} href={`#spellen/${spel}`}>
              {t('spellen.bewerk')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
