import type { ReactNode } from 'react';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';
import { Icoon } from './iconen.tsx';
import type { Teksten } from './teksten.ts';

/** Caption of the tutorial: one line, dots for the steps, a button to skip. */
export function UitlegBalk(props: {
  uitleg: NonNullable<SpelToestand['uitleg']>;
  spel: Spel;
  teksten: Teksten;
}): ReactNode {
  const { uitleg, teksten } = props;
  return (
    <div
      className="uitleg"
      role="note"
      aria-label={teksten('spel.uitleg.stap', { stap: uitleg.stap, van: uitleg.van })}
    >
      <p key={uitleg.key}>{teksten(uitleg.key)}</p>
      <span className="uitleg-stippen" aria-hidden="true">
        {Array.from({ length: uitleg.van }, (_, i) => (
          <i key={`stip-${String(i)}`} data-aan={i < uitleg.stap || undefined} />
        ))}
      </span>
      <button type="button" className="knop knop-stil" onClick={() => props.spel.skip()}>
        {teksten('spel.uitleg.over')}
        <Icoon naam="speel" maat={22} />
      </button>
    </div>
  );
}
