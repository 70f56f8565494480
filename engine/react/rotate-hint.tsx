import { useState, type ReactNode } from 'react';
import { SpelIcon } from './icons.tsx';
import type { Texts } from './texts.ts';

/** Friendly line on an upright phone; the game stays playable (shown by CSS only when the screen is upright and narrow). */
export function RotateHint(props: { texts: Texts }): ReactNode {
  const [gone, setDismissed] = useState(false);
  if (gone) return null;
  return (
    <div className="rotate" role="note">
      <SpelIcon name="draai" size={36} />
      <span>{props.texts('spel.draai')}</span>
      <button
        type="button"
        className="round-button"
        aria-label={props.texts('spel.draai.weg')}
        onClick={() => setDismissed(true)}
      >
        <SpelIcon name="kruis" size={22} />
      </button>
    </div>
  );
}
