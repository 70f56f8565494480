import { useState, type ReactNode } from 'react';
import { nameOf, t } from '../texts.ts';
import { createScene, SceneRefusal } from './scene-api.ts';

/** Makes the folder of a new game, which plays at once. */
export function NewScene({ onMade }: { onMade(slug: string): void }): ReactNode {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const make = (): void => {
    setBusy(true);
    setError('');
    createScene(name)
      .then(
        () => onMade(name),
        (refused: unknown) =>
          setError(
            refused instanceof SceneRefusal
              ? `${nameOf('weigering', refused.code)} ${refused.explanation}`
              : String(refused),
          ),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        make();
      }}
    >
      <label className="field">
        <span>{t('scene.nieuw')}</span>
        <input type="text" value={name} onChange={(e) => setName(e.target.value.trim().toLowerCase())} />
      </label>
      <button type="submit" className="button" disabled={busy || name === ''}>
        {busy ? t('scene.maaktNieuw') : t('scene.maakNieuw')}
      </button>
      {error !== '' && (
        <p className="rust" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
