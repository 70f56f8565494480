import type { ReactNode } from 'react';
import dag from '../../assets/art/web/zee-dag.svg?url';
import nacht from '../../assets/art/web/zee-nacht.svg?url';
import './eiland-scene.css';

/** Open sea with a little boat and one card: nothing is here, and here is the way back. */
export function EilandScene({ titel, uitleg, children }: { titel: string; uitleg?: string; children: ReactNode }) {
  return (
    <main className="eiland-scene">
      <img className="eiland-scene__dag" src={dag} alt="" />
      <img className="eiland-scene__nacht" src={nacht} alt="" />
      <div className="eiland-scene__kaart">
        <h1>{titel}</h1>
        {uitleg !== undefined && <p>{uitleg}</p>}
        {children}
      </div>
    </main>
  );
}
