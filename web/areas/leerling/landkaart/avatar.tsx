import type { ReactNode } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { LivingFigure } from '../shared/figure/figure-image.tsx';
import type { LandkaartPlace } from './card-layout.ts';

/** The child's figure where it stands on the map. */
export function AvatarOnSteen({ figure, place }: { figure: OwnFigure; place: LandkaartPlace }): ReactNode {
  return (
    <div className="avatar-spot" style={{ left: place[0], top: place[1] }}>
      <LivingFigure figure={figure} />
    </div>
  );
}
