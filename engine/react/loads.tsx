import type { ReactNode } from 'react';
import type { Texts } from './texts.ts';

/** Waiting for the game: a letter plate that hops. */
export function SpelLoads(props: { texts: Texts }): ReactNode {
  return (
    <div className="spel-loads" role="status">
      <i aria-hidden="true">a</i>
      <p>{props.texts('spel.laden')}</p>
    </div>
  );
}
