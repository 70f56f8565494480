import type { ReactNode } from 'react';
import type { Teksten } from './teksten.ts';

/** Waiting for the game: a letter plate that hops. */
export function Laadt(props: { teksten: Teksten }): ReactNode {
  return (
    <div className="spel-laadt" role="status">
      <i aria-hidden="true">a</i>
      <p>{props.teksten('spel.laden')}</p>
    </div>
  );
}
