import { useState } from 'react';
import { t } from '../teksten.ts';
import { zeg, type Stem, type StemFout } from './api.ts';

const STEMMEN: readonly Stem[] = ['nl', 'be'];

/** Says one audio id in Dutch and in Belgian Dutch; says so when there is no voice. */
export function HoorKnop({ audioId, wat }: { audioId: string; wat: string }) {
  const [bezig, setBezig] = useState<Stem | null>(null);
  const [fout, setFout] = useState<StemFout | null>(null);
  const hoor = async (stem: Stem): Promise<void> => {
    setBezig(stem);
    setFout(await zeg(stem, audioId));
    setBezig(null);
  };
  return (
    <span className="hoor">
      {STEMMEN.map((stem) => (
        <button
          key={stem}
          type="button"
          className="knop klein"
          disabled={bezig !== null}
          aria-label={t(`hoor.${stem}`, { wat })}
          aria-busy={bezig === stem}
          onClick={() => void hoor(stem)}
        >
          <svg
            viewBox="0 0 24 24"
            width="16"
            height="16"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" />
          </svg>
          {stem.toUpperCase()}
        </button>
      ))}
      {fout !== null && (
        <span className="fout" role="alert">
          {t(`hoor.fout.${fout}`)}
        </span>
      )}
    </span>
  );
}
