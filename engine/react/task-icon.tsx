import type { ReactNode } from 'react';
import type { Format } from '#engine/core/oefening/contract/contract.ts';

const INK = '#1f2a44';
const PAPER = '#fffdf7';
const LIP = '#d9d1c3';
const SUN = '#ffb703';
const SUN_DEEP = '#e08a0b';
const SEA = '#1b6ca8';
const SKY = '#8ecae6';
const TEAL = '#0b7a75';
const VIOLET = '#6d3b9e';
const CORAL = '#e4572e';
const SKIN = '#f0b27f';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A plate like the ones that carry letters, with its lip. */
function Plate(props: { x: number; y: number; w: number; h: number; fill?: string }): ReactNode {
  const { x, y, w, h, fill = PAPER } = props;
  return (
    <>
      <rect x={x} y={y + 2} width={w} height={h} rx="4" fill={LIP} />
      <rect x={x} y={y} width={w} height={h} rx="4" fill={fill} />
    </>
  );
}

/** A round letter with a stick: read as a letter in every font. */
function Letter(props: { x: number; y: number; color?: string }): ReactNode {
  const { x, y, color = INK } = props;
  return (
    <g {...line} stroke={color} strokeWidth="2.6">
      <circle cx={x - 0.8} cy={y} r="3" />
      <path d={`M${x + 2.6} ${y - 3.4}v6.8`} />
    </g>
  );
}

const WAVES = 'M31 17a9 9 0 0 1 0 14M35.5 12.5a15.5 15.5 0 0 1 0 23';

/** What the child does, one picture a format: the same plates, one light from the upper left, one accent each. */
const DRAWINGS: Readonly<Record<Format, ReactNode>> = {
  dictee: (
    <>
      <path d="M10 25v-4a14 14 0 0 1 28 0v4" {...line} stroke={INK} strokeWidth="3.6" />
      <rect x="5.5" y="21" width="8" height="12" rx="4" fill={SEA} />
      <rect x="34.5" y="21" width="8" height="12" rx="4" fill={SEA} />
      <Plate x={14} y={29} w={20} h={12} />
      <path d="M18 33.5h3m4 0h3m4 0h-.4M19.5 37.4h9" {...line} stroke={INK} strokeWidth="2.6" />
    </>
  ),
  bouw: (
    <>
      <Plate x={5} y={25} w={17} h={17} fill={SKY} />
      <Plate x={26} y={25} w={17} h={17} fill={SUN} />
      <Plate x={15.5} y={5.5} w={17} h={17} />
      <Letter x={13.5} y={33.5} />
      <Letter x={34.5} y={33.5} />
      <Letter x={24} y={14} color={CORAL} />
    </>
  ),
  kies: (
    <>
      <Plate x={4} y={8} w={18} h={22} />
      <Plate x={26} y={8} w={18} h={22} />
      <Letter x={13} y={19} />
      <Letter x={35} y={19} />
      <path
        d="M22.5 45c-3-3.6-5.6-6.7-6.5-8.3-.9-1.7 1.1-3.3 2.7-2l2.8 2.4V24.6c0-3.2 4.6-3.2 4.6 0v7.2l6.6 1.5c1.9.5 3 2 2.7 4L34.2 45z"
        fill={SKIN}
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  gat: (
    <>
      <Plate x={2.5} y={26} w={13} h={15} />
      <Plate x={32.5} y={26} w={13} h={15} />
      <rect
        x="18"
        y="26.5"
        width="12"
        height="15"
        rx="4"
        fill="none"
        stroke={SEA}
        strokeWidth="2.4"
        strokeDasharray="3.6 3"
      />
      <Letter x={9} y={33.5} />
      <Letter x={39} y={33.5} />
      <Plate x={17.5} y={3.5} w={13} h={14} fill={SUN} />
      <path d="M24 19.5v4m-2.6-2.2 2.6 2.6 2.6-2.6" {...line} stroke={INK} strokeWidth="2.2" />
    </>
  ),
  oordeel: (
    <>
      <path d="M24 4.5a19.5 19.5 0 0 0 0 39z" fill={TEAL} />
      <path d="M24 4.5a19.5 19.5 0 0 1 0 39z" fill={VIOLET} />
      <path d="M9.8 24.6l4 4 6.6-8" {...line} stroke={PAPER} strokeWidth="3.4" />
      <path d="M27.6 26c1.4-4.4 3.4-4.4 5.2-2s3.8 2.4 5.2-2" {...line} stroke={PAPER} strokeWidth="3.2" />
      <path d="M24 4.5v39" stroke={PAPER} strokeWidth="2.4" />
    </>
  ),
  sorteer: (
    <>
      <path d="M3.5 26h17.5l-2.2 16.5h-13z" fill={SEA} />
      <path d="M27 26h17.5l-2.3 16.5h-13z" fill={CORAL} />
      <rect x="2.5" y="23.5" width="19.5" height="5" rx="2.5" fill={SKY} />
      <rect x="26" y="23.5" width="19.5" height="5" rx="2.5" fill="#f6a38a" />
      <Plate x={17.5} y={3} w={13} h={12} />
      <path d="M17.5 10c-3.6 1-5.4 3.6-5.5 8.6m-2.7-2.6 2.7 3 2.9-2.7" {...line} stroke={INK} strokeWidth="2.2" />
      <path d="M30.5 10c3.6 1 5.4 3.6 5.5 8.6m-2.9-2.7 2.9 2.7 2.7-3" {...line} stroke={INK} strokeWidth="2.2" />
    </>
  ),
  splits: (
    <>
      <Plate x={3.5} y={17} w={19} h={15} />
      <Plate x={26.5} y={17} w={19} h={15} />
      <path d="M24.5 3.5v4m0 3.5v3.5m0 19.5v3.5m0 3.5v3.5" {...line} stroke={SEA} strokeWidth="2.4" />
      <path d="M17 9.5l13.5 27.5M32 9.5l-13.5 27.5" {...line} stroke="#8a94ab" strokeWidth="3.6" />
      <circle cx="16" cy="39" r="4.6" fill="none" stroke={CORAL} strokeWidth="3.2" />
      <circle cx="33" cy="39" r="4.6" fill="none" stroke={CORAL} strokeWidth="3.2" />
      <circle cx="24.5" cy="24.6" r="1.7" fill={INK} />
    </>
  ),
  werkwoord: (
    <>
      <circle cx="30.5" cy="9" r="5.3" fill={SKIN} />
      <path d="M25.5 8.2c.6-4.6 6.2-6.7 9.8-3.2-3 .2-6 1.7-9.8 3.2z" fill={INK} />
      <path d="M27 17.5l-5.5 11 7 5.5-1.5 9.5M21.5 28.5l-4 7.5-8.5.5" {...line} stroke={SEA} strokeWidth="4.8" />
      <path d="M26.5 17l-9-.5-4.5 6.5M27.5 19l5.5 5 6.5-2.5" {...line} stroke={CORAL} strokeWidth="4.2" />
      <path d="M3.5 14h6M2.5 20h4.5M4.5 42.5h8" {...line} stroke={SKY} strokeWidth="2.6" />
    </>
  ),
  zoekfout: (
    <>
      <path d="M30 30l12 12" {...line} stroke={SUN_DEEP} strokeWidth="6.4" />
      <circle cx="20" cy="20" r="15" fill={SKY} />
      <circle cx="20" cy="20" r="12.5" fill={PAPER} />
      <path d="M12.5 21.5c2.3-6.3 5.2-6.3 7.7-2.6s5 3.7 7.3-2.6" {...line} stroke={VIOLET} strokeWidth="3.6" />
      <circle cx="20" cy="20" r="14" fill="none" stroke={INK} strokeWidth="3" />
    </>
  ),
  koppel: (
    <>
      <Plate x={3} y={5} w={18} h={18} fill={SKY} />
      <Plate x={27} y={25} w={18} h={18} fill={SUN} />
      <path d="M12 27.5c0 6 4 8.5 11 8.5m13-15.5c0-6-4-8.5-11-8.5" {...line} stroke={CORAL} strokeWidth="3" />
      <circle cx="12" cy="14" r="4.2" fill={SEA} />
      <circle cx="36" cy="34" r="4.2" fill={SEA} />
    </>
  ),
  flits: (
    <>
      <path d="M3 26c5-8.5 12-13 21-13s16 4.5 21 13c-5 8.5-12 13-21 13s-16-4.5-21-13z" fill={PAPER} />
      <path
        d="M3 26c5-8.5 12-13 21-13s16 4.5 21 13c-5 8.5-12 13-21 13s-16-4.5-21-13z"
        {...line}
        stroke={INK}
        strokeWidth="3"
      />
      <circle cx="24" cy="26" r="9" fill={SEA} />
      <path
        d="M27.5 3.5l-9.5 22h6l-3.5 17 11.5-22h-6.5z"
        fill={SUN}
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </>
  ),
  rijm: (
    <>
      <path
        d="M6.5 4.5h18a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-9l-6 5.5v-5.5h-3a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4z"
        fill={SKY}
      />
      <path
        d="M23.5 21h18a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4h-3v5.5l-6-5.5h-9a4 4 0 0 1-4-4v-10a4 4 0 0 1 4-4z"
        fill={SUN}
      />
      <path d="M13.5 17.5v-9l6-1.5v8.5" {...line} stroke={INK} strokeWidth="2.2" />
      <path d="M30.5 34v-9l6-1.5v8.5" {...line} stroke={INK} strokeWidth="2.2" />
      <circle cx="11.6" cy="17.6" r="2.5" fill={INK} />
      <circle cx="17.6" cy="15.6" r="2.5" fill={INK} />
      <circle cx="28.6" cy="34.1" r="2.5" fill={INK} />
      <circle cx="34.6" cy="32.1" r="2.5" fill={INK} />
    </>
  ),
  zin: (
    <>
      <path d="M24 12c-5-3.6-11-4.4-19.5-3.5v29c8.5-.9 14.5-.1 19.5 3.5z" fill={PAPER} />
      <path d="M24 12c5-3.6 11-4.4 19.5-3.5v29c-8.5-.9-14.5-.1-19.5 3.5z" fill="#f4ecdb" />
      <path
        d="M24 12c-5-3.6-11-4.4-19.5-3.5v29c8.5-.9 14.5-.1 19.5 3.5 5-3.6 11-4.4 19.5-3.5v-29c-8.5-.9-14.5-.1-19.5 3.5zv29"
        {...line}
        stroke={CORAL}
        strokeWidth="3"
      />
      <path
        d="M9.5 16.5c4-.2 7 .3 10 1.6M9.5 23c4-.2 7 .3 10 1.6M9.5 29.5c4-.2 7 .3 10 1.6"
        {...line}
        stroke={INK}
        strokeWidth="2.3"
      />
      <path d="M29 18c3-1.3 6-1.8 9.5-1.6M29 24.6c1.2-.5 2.4-.9 3.6-1.1" {...line} stroke={INK} strokeWidth="2.3" />
      <rect x="30" y="27" width="9.5" height="6.5" rx="2" fill={SUN} />
    </>
  ),
  tempo: (
    <>
      <rect x="20.5" y="2.5" width="7" height="5" rx="2" fill={INK} />
      <path d="M36.5 10.5l3 3" {...line} stroke={INK} strokeWidth="3.6" />
      <circle cx="24" cy="26.5" r="18" fill={TEAL} />
      <circle cx="24" cy="26.5" r="14" fill={PAPER} />
      <path d="M24 26.5v-14a14 14 0 0 1 12.1 7z" fill={SKY} />
      <path d="M24 26.5l7.5-5" {...line} stroke={CORAL} strokeWidth="3.2" />
      <path d="M16.5 32.5h15" {...line} stroke={INK} strokeWidth="2.4" />
      <circle cx="24" cy="26.5" r="2.3" fill={INK} />
    </>
  ),
  volgorde: (
    <>
      <path d="M3 43.5v-10.5h14v-11h14v-11h14v32.5z" fill={SKY} />
      <path d="M3 33h14v-11h14v-11h14" {...line} stroke={SEA} strokeWidth="3.4" />
      <circle cx="10" cy="26.5" r="3.2" fill={CORAL} />
      <circle cx="21" cy="15.5" r="3.2" fill={CORAL} />
      <circle cx="27.5" cy="15.5" r="3.2" fill={CORAL} />
      <circle cx="33" cy="4.7" r="3" fill={CORAL} />
      <circle cx="38.8" cy="4.7" r="3" fill={CORAL} />
      <circle cx="44.3" cy="4.7" r="3" fill={CORAL} />
      <path d="M9 40h28m-4.5-4 4.5 4-4.5 4" {...line} stroke={PAPER} strokeWidth="2.6" />
    </>
  ),
  klank: (
    <>
      <path
        d="M8 21.5C8 12 14 6.5 20.5 6.5S31 11.5 31 18c0 7.5-7 8.5-7.5 14.5-.3 5-3.3 9-8 9-3.8 0-6.5-2.6-6.5-6"
        fill={SKIN}
        stroke={INK}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M14 20c0-4.5 2.6-7.5 6-7.5s5.5 2.5 5.5 5.5-3 4.5-5 6" {...line} stroke={INK} strokeWidth="2.6" />
      <path d={WAVES} transform="translate(4.5 -4)" {...line} stroke={CORAL} strokeWidth="3.2" />
    </>
  ),
};

/** What the child does in a format, as a picture of its own; hidden from screen readers, which get the words. */
export function TaskIcon(props: { format: Format; size?: number }): ReactNode {
  const size = props.size ?? 44;
  return (
    <svg className="task-icon" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      {DRAWINGS[props.format]}
    </svg>
  );
}
