import type { ReactNode } from 'react';
import day from '../../assets/art/web/zee-dag.svg?url';
import night from '../../assets/art/web/zee-nacht.svg?url';
import './island-scene.css';

/** Open sea with a little boat and one card: nothing is here, and here is the way back. */
export function IslandScene({
  title,
  explanation,
  children,
}: {
  title: string;
  explanation?: string;
  children: ReactNode;
}) {
  return (
    <main className="island-scene">
      <img className="island-scene__day" src={day} alt="" />
      <img className="island-scene__night" src={night} alt="" />
      <div className="island-scene__card">
        <h1>{title}</h1>
        {explanation !== undefined && <p>{explanation}</p>}
        {children}
      </div>
    </main>
  );
}
