import type { ReactNode } from 'react';
import day from '../../../../../assets/art/web/vuurtoren-dag.svg?url';
import night from '../../../../../assets/art/web/vuurtoren-nacht.svg?url';
import './sitting.css';

/** The coast with the lighthouse, and one sheet of paper on it. */
export function BeaconScene({ children, wide = false }: { children: ReactNode; wide?: boolean }): ReactNode {
  return (
    <main className="beacon">
      <img className="beacon__day" src={day} alt="" draggable={false} />
      <img className="beacon__night" src={night} alt="" draggable={false} />
      <div className={wide ? 'beacon__paper beacon__paper--wide' : 'beacon__paper'}>{children}</div>
    </main>
  );
}
