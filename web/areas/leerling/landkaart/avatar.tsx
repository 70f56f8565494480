import type { ReactNode } from 'react';
import type { LandkaartPlace } from './card-layout.ts';
import { figureUrl, type Figure } from './art.ts';

/** The child's figure: breathes and blinks. */
export function Avatar({ figure, className }: { figure: Figure; className?: string }): ReactNode {
  return (
    <span className={`avatar ${className ?? ''}`} aria-hidden="true">
      <img src={figureUrl(figure, 'heel')} alt="" draggable={false} />
      <img className="avatar__closed" src={figureUrl(figure, 'hoofd-dicht')} alt="" draggable={false} />
    </span>
  );
}

export function AvatarOnSteen({ figure, place }: { figure: Figure; place: LandkaartPlace }): ReactNode {
  return (
    <div className="avatar-spot" style={{ left: place[0], top: place[1] }}>
      <Avatar figure={figure} />
    </div>
  );
}
