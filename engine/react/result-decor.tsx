import type { ReactNode } from 'react';

const LAMPS = ['#FFAFC5', '#8ECAE6', '#FFB703', '#FFDE8A', '#FFAFC5'];
const CONFETTI = ['#FFB703', '#F70A8D', '#26C9FC', '#FFFDF7', '#FF822D', '#7CB518'];

interface ConfettiPiece {
  x: number;
  y: number;
  angle: number;
  color: string;
  round: boolean;
}

/** A fixed, evenly spread set of confetti; the golden angle keeps it from forming rows. */
const confetti: readonly ConfettiPiece[] = Array.from({ length: 44 }, (_, i) => ({
  x: (i * 61.8) % 100,
  y: 4 + ((i * 37.3) % 46),
  angle: (i * 137.5) % 360,
  color: CONFETTI[i % CONFETTI.length] ?? '#FFB703',
  round: i % 4 === 0,
}));

function Garland(props: { mirror: boolean; y: number }): ReactNode {
  const lamps = Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.5) / 7;
    return {
      x: t * 420,
      y: props.y + 62 * (1 - (2 * t - 0.7) ** 2) * 0.8,
      kleur: LAMPS[i % LAMPS.length] ?? '#FFB703',
    };
  });
  return (
    <g transform={props.mirror ? 'translate(1280 0) scale(-1 1)' : undefined}>
      <path
        d={`M-10 ${props.y + 20}C 90 ${props.y + 90} 250 ${props.y + 60} 430 ${props.y - 30}`}
        fill="none"
        stroke="#2B2350"
        strokeWidth="3"
      />
      {lamps.map((l) => (
        <g key={l.x} transform={`translate(${l.x} ${l.y})`}>
          <circle r="20" cy="12" fill={l.kleur} opacity=".16" />
          <rect x="-3.5" y="-5" width="7" height="6" rx="2" fill="#2B2350" />
          <ellipse cy="11" rx="8" ry="10" fill={l.kleur} />
          <ellipse cx="-2.5" cy="8" rx="2" ry="3.5" fill="#fff" opacity=".7" />
        </g>
      ))}
    </g>
  );
}

/** Evening party behind the result: stepped sky, hills in the tint of the land, strings of lights. */
export function ResultDecor(props: { background: string | undefined }): ReactNode {
  if (props.background !== undefined)
    return <img className="res-decor" src={props.background} alt="" draggable={false} />;
  return (
    <svg className="res-decor" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1280" height="720" fill="#423E7C" />
      <path d="M0 90C300 50 900 60 1280 110V720H0z" fill="#504A90" />
      <path d="M0 210C320 150 960 170 1280 230V720H0z" fill="#6A57A0" />
      <path d="M0 330C400 270 900 290 1280 350V720H0z" fill="#9467AE" />
      <path d="M0 430C300 390 1000 380 1280 440V720H0z" fill="#C983B2" />
      <g fill="#FFF3C9">
        {confetti.slice(0, 16).map((s) => (
          <circle key={s.x} cx={s.x * 12.8} cy={s.y * 4} r={s.round ? 2.6 : 1.7} opacity=".8" />
        ))}
      </g>
      <path
        className="res-land-far"
        d="M0 520C120 440 260 430 380 500C520 440 760 430 900 500C1010 430 1170 430 1280 510V720H0z"
      />
      <path className="res-land-middle" d="M0 590C200 530 420 560 640 580C860 560 1080 530 1280 590V720H0z" />
      <path className="res-land-near" d="M0 640C260 600 520 628 640 632C780 628 1020 600 1280 640V720H0z" />
      <Garland mirror={false} y={100} />
      <Garland mirror y={100} />
      <Garland mirror={false} y={200} />
      <Garland mirror y={200} />
    </svg>
  );
}

/** Paper snippets that fall once; they stay left and right of the panel and never cross a word. */
export function Confetti(): ReactNode {
  return (
    <div className="res-confetti" aria-hidden="true">
      {confetti.map((s, i) => (
        <i
          key={s.angle}
          data-rond={s.round || undefined}
          style={{
            '--x': `${s.x < 50 ? s.x * 0.4 : 100 - (100 - s.x) * 0.4}%`,
            '--y': `${s.y}%`,
            '--angle': `${s.angle}deg`,
            '--after': `${(i % 9) * 90}ms`,
            background: s.color,
          }}
        />
      ))}
    </div>
  );
}
