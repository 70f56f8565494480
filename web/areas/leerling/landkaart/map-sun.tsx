import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SunClock, sunHeight } from '#engine/react/sun-clock.tsx';
import type { ShownMap } from '../shared/day-package/shown-map.ts';

/** How much of the sun of free play is left; it stands still on the map. Tapped it tells what may be done. */
export function MapSun({ card, onTell }: { card: ShownMap; onTell(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const { free: sun, onDevice } = card;
  if (sun === undefined || onDevice !== undefined) return null;
  const part = sun.over / sun.van;
  return (
    <button
      type="button"
      className="card-hud__button card-hud__sun"
      aria-label={t(`vrij.zon.${sunHeight(part)}`)}
      onClick={onTell}
    >
      <SunClock part={part} label="" size={44} />
    </button>
  );
}
