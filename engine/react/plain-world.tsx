import type { ReactNode } from 'react';

/** How the bird takes part. */
export type BirdMood = 'rest' | 'thinks' | 'glad';

function Tree(props: { x: number; y: number; s: number }): ReactNode {
  const { x, y, s } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <ellipse cx="6" cy="2" rx="46" ry="9" fill="#321b41" opacity=".12" />
      <path d="M-8 2v-54h16v54z" fill="#8a5a3b" />
      <path d="M1 2v-54h7v54z" fill="#6f452c" />
      <circle cx="0" cy="-86" r="48" fill="#5fa321" />
      <path d="M22-129a48 48 0 1 1-40 87A60 60 0 0 0 22-129z" fill="#4c8a17" />
      <circle cx="-18" cy="-104" r="12" fill="#8cc63f" />
    </g>
  );
}

function Cloud(props: { x: number; y: number; s: number }): ReactNode {
  const { x, y, s } = props;
  return (
    <path
      d="M10 60a26 26 0 0 1 4-52 40 40 0 0 1 74-2 30 30 0 0 1 40 20 18 18 0 0 1-4 34z"
      fill="#fff"
      opacity=".85"
      transform={`translate(${x} ${y}) scale(${s})`}
    />
  );
}

/** The blue bird of the rules looks along: it thinks when something is almost right, and is glad with every word. */
function Bird({ mood }: { mood: BirdMood }): ReactNode {
  return (
    <g className="plain-bird" data-mood={mood} transform="translate(180 640)">
      <ellipse cx="2" cy="78" rx="70" ry="12" fill="#321b41" opacity=".14" />
      <path d="M-64 20l-44-10 12 26-16 20 50-6z" fill="#145f99" />
      <path d="M-18 70v12m-12 0h22M22 70v12m-12 0h22" stroke="#e08a0b" strokeWidth="7" strokeLinecap="round" />
      <path d="M0-82c46 0 74 34 74 76 0 44-32 78-76 78-40 0-70-28-70-66 0-44 28-88 72-88z" fill="#2f8fd0" />
      <path d="M28-76c28 12 46 38 46 70 0 44-32 78-76 78-8 0-16-1-23-4 58-10 84-78 53-144z" fill="#2478b3" />
      <path d="M-34 20c0-24 18-40 42-40s42 16 42 40-18 46-42 46-42-22-42-46z" fill="#cfe9f8" />
      <g className="plain-wing">
        <path d="M-60 6c-20 4-30 24-22 44 20 2 42-10 50-30z" fill="#1b6ca8" />
      </g>
      <path d="M-6-82c-8-16-2-30 8-34 0 10 4 14 12 16-8 4-12 10-12 18z" fill="#145f99" />
      <circle cx="-6" cy="-34" r="17" fill="#fff" />
      <circle cx="42" cy="-34" r="17" fill="#fff" />
      {mood === 'glad' ? (
        <path
          d="M-16-32c4-10 16-10 20 0m28 0c4-10 16-10 20 0"
          fill="none"
          stroke="#1f2a44"
          strokeWidth="6"
          strokeLinecap="round"
        />
      ) : (
        <g fill="#1f2a44" transform={mood === 'thinks' ? 'translate(4 -6)' : undefined}>
          <circle cx="-2" cy="-33" r="9" />
          <circle cx="44" cy="-33" r="9" />
          <circle cx="-5" cy="-37" r="3" fill="#fff" />
          <circle cx="41" cy="-37" r="3" fill="#fff" />
        </g>
      )}
      <path d="M8-22h22l-9 22c-1 3-4 3-5 0z" fill="#ffb703" />
      <path d="M19-22h11l-9 22c-1 2-2 2-3 1z" fill="#e08a0b" />
      {mood === 'thinks' && (
        <g fill="#fff">
          <circle cx="88" cy="-86" r="7" />
          <circle cx="106" cy="-108" r="11" />
          <path d="M124-160h44a18 18 0 0 1 0 36h-44a18 18 0 0 1 0-36z" />
          <path
            d="M130-138c6-12 10-12 16-4s10 8 16-4"
            fill="none"
            stroke="#6d3b9e"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      )}
    </g>
  );
}

/** Drawn meadow behind the board of questions; hidden from screen readers. */
export function PlainWorld({ mood }: { mood: BirdMood }): ReactNode {
  return (
    <svg
      className="plain-world"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h1440v900H0z" fill="#cdeafa" />
      <path d="M0 420c120-70 230-90 360-60s210-70 340-60 190 70 330 50 250-60 410-10v560H0z" fill="#dff2fb" />
      <circle cx="1210" cy="210" r="120" fill="#fff3cf" />
      <circle cx="1210" cy="210" r="84" fill="#ffe08a" />
      <Cloud x={150} y={150} s={1.3} />
      <Cloud x={820} y={90} s={0.9} />
      <Cloud x={1090} y={300} s={1} />
      <path d="M0 520c180-90 360-110 560-40s420 60 880-70v490H0z" fill="#b9dd8f" />
      <path d="M0 520c180-90 360-110 560-40s420 60 880-70v26c-460 130-680 140-880 70S180 456 0 546z" fill="#c9e7a4" />
      <Tree x={1130} y={500} s={0.8} />
      <Tree x={1250} y={476} s={1} />
      <Tree x={420} y={476} s={0.7} />
      <path d="M0 660c260-80 520-70 760-20s460 40 680-30v290H0z" fill="#8cc63f" />
      <path d="M0 660c260-80 520-70 760-20s460 40 680-30v24c-220 70-440 80-680 30S260 604 0 684z" fill="#9fd45a" />
      <path d="M0 800c300-50 620-30 860-10s420 10 580-20v130H0z" fill="#6fae2b" />
      <g fill="#fffdf7">
        <circle cx="1040" cy="742" r="9" />
        <circle cx="1180" cy="780" r="8" />
        <circle cx="520" cy="752" r="8" />
        <circle cx="700" cy="790" r="9" />
        <circle cx="1340" cy="742" r="9" />
      </g>
      <g fill="#ffb703">
        <circle cx="1040" cy="742" r="4" />
        <circle cx="1180" cy="780" r="3.5" />
        <circle cx="520" cy="752" r="3.5" />
        <circle cx="700" cy="790" r="4" />
        <circle cx="1340" cy="742" r="4" />
      </g>
      <Bird mood={mood} />
    </svg>
  );
}
