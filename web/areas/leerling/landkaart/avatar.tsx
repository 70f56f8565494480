import type { ReactNode } from 'react';
import type { Plaats } from './kaart-indeling.ts';
import { figuurUrl, type Figuur } from './kunst.ts';

/** The child's figure: breathes and blinks. */
export function Avatar({ figuur, className }: { figuur: Figuur; className?: string }): ReactNode {
  return (
    <span className={`avatar ${className ?? ''}`} aria-hidden="true">
      <img src={figuurUrl(figuur, 'heel')} alt="" draggable={false} />
      <img className="avatar__dicht" src={figuurUrl(figuur, 'hoofd-dicht')} alt="" draggable={false} />
    </span>
  );
}

export function AvatarOpSteen({ figuur, plaats }: { figuur: Figuur; plaats: Plaats }): ReactNode {
  return (
    <div className="avatar-plek" style={{ left: plaats[0], top: plaats[1] }}>
      <Avatar figuur={figuur} />
    </div>
  );
}
