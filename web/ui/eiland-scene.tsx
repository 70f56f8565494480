import type { ReactNode } from 'react';
import day from '../../assets/art/web/zee-dag.svg?url';
import night from '../../assets/art/web/zee-nacht.svg?url';
import './eiland-scene.css';

/** Open sea with a little boat and one card: nothing is here, and here is the way back. */
export function IslandScene({
  titel: title,
  uitleg: explanation,
  children,
}: {
  titel: string;
  uitleg?: string;
  children: ReactNode;
}) {
  return (
    <main className="eiland-scene">
      <img className="eiland-scene__dag" src={day} alt="" />
      <img className="eiland-scene__nacht" src={night} alt="" />
      <div className="eiland-scene__kaart">
        <h1>{title}</h1>
        {explanation !== undefined && <p>{explanation}</p>}
        {children}
      </div>
    </main>
  );
}
