import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groundOf } from './lane.ts';
import { steenId, toDo, type SteenView } from './card-model.ts';

type Colors = { lip: string; top: string; inside: string; letter: string };
const COLORS: Readonly<Record<string, Colors>> = {
  goud: { lip: '#C4780A', top: '#FFC83D', inside: '#F7AE12', letter: '#FFFFFF' },
  zilver: { lip: '#8790AA', top: '#E3E7F2', inside: '#C9D0E2', letter: '#FFFFFF' },
  brons: { lip: '#8A4B24', top: '#E3A574', inside: '#CB854F', letter: '#FFFFFF' },
  nu: { lip: '#085F5B', top: '#12A39B', inside: '#5FD0C6', letter: '#FFFFFF' },
  open: { lip: '#C9BFAE', top: '#FFFDF7', inside: '#F3EBDB', letter: '#1F2A44' },
  dicht: { lip: '#A9A5B8', top: '#EDEAF2', inside: '#DDD9E6', letter: '#6B6883' },
};
const STAR =
  'M0 -11L3.400 -3.800 11 -3.200 5.200 1.800 7 9.400 0 5.400 -7 9.400 -5.200 1.800 -11 -3.200 -3.400 -3.800Z';

function steenKind(steen: SteenView, now: boolean): string {
  if (now) return 'nu';
  if (steen.item.steen !== 'geen') return steen.item.steen;
  return toDo(steen.item) ? 'open' : 'dicht';
}

function Content({ steen, kind }: { steen: SteenView; kind: string }): ReactNode {
  const color = COLORS[kind] ?? COLORS['open'];
  if (kind === 'nu') return null;
  if (steen.item.isSteun)
    return (
      <g transform="translate(0 -2)">
        <circle r="16" fill="#F8512F" />
        <circle
          r="16"
          fill="none"
          stroke="#FFFDF7"
          strokeWidth="7"
          strokeDasharray="12.566 12.566"
          strokeDashoffset="6"
          transform="scale(.78)"
        />
        <circle r="6" fill={color?.inside} />
      </g>
    );
  if (steen.item.steen === 'geen')
    return (
      <text y="9" className="steen__nr" fill={color?.letter}>
        {steen.nr}
      </text>
    );
  return (
    <g>
      {[-27, 0, 27].map((x, i) => (
        <path
          key={x}
          d={STAR}
          fill={i < steen.item.sterren ? '#FFFFFF' : '#321B41'}
          fillOpacity={i < steen.item.sterren ? 1 : 0.16}
          transform={`translate(${x} ${x === 0 ? -5 : 0}) scale(1.15)`}
        />
      ))}
    </g>
  );
}

/** Flat thick stone. */
export function SteenShape({ kind, children }: { kind: string; children?: ReactNode }): ReactNode {
  const color = COLORS[kind] ?? COLORS['open'];
  const large = kind === 'nu' ? 1.18 : 1;
  return (
    <g transform={`scale(${large})`}>
      <ellipse cx="8" cy="20" rx="66" ry="29" fill="#321B41" fillOpacity=".14" />
      <path d="M-62 0V15C-62 52 62 52 62 15V0Z" fill={color?.lip} transform="scale(1 .9)" />
      <ellipse rx="62" ry="31" fill={color?.top} />
      <ellipse cx="-1" cy="1" rx="50" ry="23" fill={color?.inside} />
      <path
        d="M-50 -9A54 26 0 0 1 -8 -27"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {children}
    </g>
  );
}

export function SteenButton(props: {
  steen: SteenView;
  now: boolean;
  focus: boolean;
  small: boolean;
  onChoose(): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  const { steen, now } = props;
  const kind = steenKind(steen, now);
  const name = t('steen.naam', {
    nr: steen.nr,
    totaal: steen.route.stenen.length,
    titel: steen.item.titel,
    stand: t(`stand.${steen.item.status}`),
  });
  const stars = steen.item.sterren > 0 ? `, ${t('sterren', { count: steen.item.sterren })}` : '';
  const spot: CSSProperties = { left: steen.place[0], top: steen.place[1] };
  return (
    <button
      type="button"
      className="steen"
      data-knoop={steenId(steen.item)}
      style={spot}
      data-soort={kind}
      data-klein={props.small && !now ? true : undefined}
      tabIndex={props.focus ? 0 : -1}
      aria-label={name + stars}
      aria-current={now ? 'step' : undefined}
      onClick={props.onChoose}
    >
      <svg viewBox="-90 -56 180 124" aria-hidden="true" focusable="false">
        {now && (
          <>
            <ellipse cy="6" rx="88" ry="46" fill="#FFE38A" fillOpacity=".45" />
            <ellipse cy="6" rx="78" ry="40" fill="#FFF3C4" fillOpacity=".6" />
          </>
        )}
        <SteenShape kind={kind}>
          <Content steen={steen} kind={kind} />
        </SteenShape>
        <ellipse className="steen__touch" cy="6" rx={groundOf(steen.route.stenen.length)} ry="60" />
      </svg>
    </button>
  );
}
