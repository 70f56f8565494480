import { useState, type ReactNode } from 'react';
import { Icoon } from './iconen.tsx';
import type { Teksten } from './teksten.ts';

/** Friendly line on an upright phone; the game stays playable (shown by CSS only when the screen is upright and narrow). */
export function DraaiHint(props: { teksten: Teksten }): ReactNode {
  const [weg, setWeg] = useState(false);
  if (weg) return null;
  return (
    <div className="draai" role="note">
      <Icoon naam="draai" maat={36} />
      <span>{props.teksten('spel.draai')}</span>
      <button
        type="button"
        className="rondknop"
        aria-label={props.teksten('spel.draai.weg')}
        onClick={() => setWeg(true)}
      >
        <Icoon naam="kruis" maat={22} />
      </button>
    </div>
  );
}
