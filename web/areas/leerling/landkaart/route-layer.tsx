import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayRoute } from '#server/features/somvensters/route.contract.ts';
import { lanePath, pointOnLane } from './lane.ts';
import { CARD } from './card-layout.ts';
import { routeNameKey, type RouteView } from './card-model.ts';
import { spriteAddress } from '../shared/art.ts';

export const ROUTE_COLOR: Readonly<Record<DayRoute['kleur'], string>> = {
  A: '#14418B',
  B: '#FFB703',
  C: '#C2410C',
  D: '#5CB8E4',
};
const FORM: Readonly<Record<DayRoute['kleur'], string>> = {
  A: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1 -9 0Z',
  B: 'M-8 -8H8V8H-8Z',
  C: 'M0 -9L10 8H-10Z',
  D: 'M0 -10L9 0 0 10 -9 0Z',
};

/** Colour and shape of a kind of route. */
export function RouteMark({ color, size = 24 }: { color: DayRoute['kleur']; size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d={FORM[color]} fill={ROUTE_COLOR[color]} stroke="#FFFDF7" strokeWidth="2" />
    </svg>
  );
}

/** Glow, edge, cream path and pebbles of every route. */
export function RouteLanes({ routes }: { routes: readonly RouteView[] }): ReactNode {
  return (
    <svg className="card__lanes" viewBox={`0 0 ${CARD.breedte} ${CARD.hoogte}`} aria-hidden="true" focusable="false">
      {routes.map(({ route, lane }) => {
        const d = lanePath(lane);
        return (
          <g key={route.somvensterId} fill="none" strokeLinecap="round">
            <path d={d} stroke="#FFF6D8" strokeOpacity=".55" strokeWidth="58" />
            <path d={d} stroke={ROUTE_COLOR[route.kleur]} strokeOpacity=".5" strokeWidth="46" />
            <path d={d} stroke="#FFEFC4" strokeWidth="36" />
            <path d={d} stroke="#F1D596" strokeWidth="6" strokeDasharray="1 26" transform="translate(-3 -7)" />
            <path d={d} stroke="#F1D596" strokeWidth="6" strokeDasharray="1 33" transform="translate(5 8)" />
          </g>
        );
      })}
    </svg>
  );
}

/** Arrow sign at the start of a route. */
export function Signpost({ image: picture }: { image: RouteView }): ReactNode {
  const { t } = useTranslation('landkaart');
  const [x, y] = picture.lane[0] ?? [0, 0];
  return (
    <div className="signpost" style={{ left: x, top: y }} aria-hidden="true">
      <svg className="signpost__pole" viewBox="-20 18 40 72">
        <ellipse cx="4" cy="84" rx="18" ry="5" fill="#321B41" fillOpacity=".18" />
        <path d="M-7 -8H7V84H-7Z" fill="#8D5B3E" />
        <path d="M1 -8H7V84H1Z" fill="#6B4130" />
      </svg>
      <span className="signpost__board">
        <RouteMark color={picture.route.kleur} />
        {t(routeNameKey(picture))}
      </span>
    </div>
  );
}

/** Flag at the end; raised when every stone is done. */
export function Flag({ image: picture, small }: { image: RouteView; small: boolean }): ReactNode {
  const [x, y] = pointOnLane(picture.lane, 1);
  const color = ROUTE_COLOR[picture.route.kleur];
  return (
    <svg
      className="flag"
      data-klein={small || undefined}
      style={{ left: x, top: y }}
      viewBox="-70 -170 160 200"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cy="6" rx="56" ry="20" fill="#B98A4E" />
      <ellipse rx="56" ry="20" fill="#E3BE86" />
      <ellipse cx="-6" cy="-3" rx="38" ry="11" fill="#F1D5A4" />
      <path d="M-5 -160H5V0H-5Z" fill="#8D5B3E" />
      <circle cy="-163" r="10" fill="#FFB703" />
      <g transform={picture.done ? undefined : 'translate(0 62)'}>
        <path d="M5 -152C30 -166 46 -138 76 -150V-96C46 -84 30 -112 5 -98Z" fill={color} />
        <path d="M44 -144C54 -143 64 -145 76 -150V-96C64 -91 54 -90 44 -93Z" fill="#321B41" fillOpacity=".16" />
        <path d="M34 -142L39 -131 51 -130 42 -122 45 -110 34 -116 23 -110 26 -122 17 -130 29 -131Z" fill="#FFE38A" />
      </g>
    </svg>
  );
}

export function Lamp({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <svg className="lamp" style={{ left: x, top: y }} viewBox="-40 -104 80 116" aria-hidden="true" focusable="false">
      <use href={spriteAddress('lamp')} />
    </svg>
  );
}
