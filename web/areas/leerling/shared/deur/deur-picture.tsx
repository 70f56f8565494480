import type { ReactNode } from 'react';
import type { Tint } from './tint.ts';

const OPENING = 'M30 268V58C30 40 42 31 60 28C120 18 200 18 260 28C278 31 290 40 290 58V268Z';

/** Drawing of a door: arch, open leaf and sill in the colours of its land; what is behind it are the children, 320 x 280. */
export function DeurPicture(props: { id: string; tint: Tint; glow: boolean; children: ReactNode }): ReactNode {
  const { id, tint, glow, children } = props;
  const opening = `deuropening-${id}`;
  return (
    <svg viewBox="0 0 320 300" aria-hidden="true" focusable="false">
      <clipPath id={opening}>
        <path d={OPENING} />
      </clipPath>
      {glow && <path d="M2 290V52C2 22 24 8 54 4C120 -8 200 -8 266 4C296 8 318 22 318 52V290Z" fill="#FFE08A" />}
      <ellipse cx="166" cy="290" rx="156" ry="8" fill="#321B41" fillOpacity=".12" />
      <path d="M10 282V56C10 30 30 16 56 12C120 2 200 2 264 12C290 16 310 30 310 56V282Z" fill={tint.deep} />
      <path d="M10 274V54C10 28 30 14 56 10C120 0 200 0 264 10C290 14 310 28 310 54V274Z" fill={tint.doorFrame} />
      <path
        d="M22 62C22 40 36 28 58 25C110 18 150 17 178 17"
        fill="none"
        stroke={tint.light}
        strokeWidth="5"
        strokeLinecap="round"
        strokeOpacity=".8"
      />
      <g clipPath={`url(#${opening})`}>
        {children}
        <path d="M30 0H88V280H30Z" fill="#321B41" fillOpacity=".16" />
        <path d="M30 20H290V44C220 30 110 30 30 46Z" fill="#321B41" fillOpacity=".1" />
        <path d="M30 20L70 40V276L30 300Z" fill={tint.doorFrame} />
        <path d="M64 37L70 40V276L64 279Z" fill={tint.deep} />
        <path d="M38 66L58 72V150L38 152Z" fill={tint.light} fillOpacity=".85" />
        <path d="M38 170L58 170V240L38 252Z" fill={tint.light} fillOpacity=".6" />
        <circle cx="61" cy="166" r="5" fill="#FFC83D" />
      </g>
      <path
        d="M4 268H316A6 6 0 0 1 322 274V280A6 6 0 0 1 316 286H4A6 6 0 0 1 -2 280V274A6 6 0 0 1 4 268Z"
        fill={tint.deep}
      />
      <path d="M4 266H316A6 6 0 0 1 316 278H4A6 6 0 0 1 4 266Z" fill={tint.light} />
    </svg>
  );
}
