import { useId, type ReactNode } from 'react';

/** How high the sun stands, in words that need no digits. */
export type SunHeight = 'hoog' | 'zakt' | 'laag' | 'onder';

/** Height of the sun for the part of the time that is left, 0..1. */
export function sunHeight(part: number): SunHeight {
  if (part <= 0) return 'onder';
  if (part <= 0.25) return 'laag';
  return part <= 0.7 ? 'zakt' : 'hoog';
}

const SKIES: Readonly<Record<SunHeight, string>> = {
  hoog: '#BFE6F5',
  zakt: '#FFE3A3',
  laag: '#FFC48A',
  onder: '#8E86B5',
};
/** Heights of the middle of the sun: all of the time left, and none. */
const TOP = 15;
const DOWN = 45;

/** A small window on sea and sky: the sun sinks as time goes, and there is nothing to read. */
export function SunClock({ part, label, size = 40 }: { part: number; label: string; size?: number }): ReactNode {
  const clip = useId();
  const left = Math.min(1, Math.max(0, part));
  return (
    <svg className="sun-clock" viewBox="0 0 48 48" width={size} height={size} role="img" aria-label={label}>
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="22" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" fill={SKIES[sunHeight(left)]} />
        <g transform={`translate(24 ${TOP + (1 - left) * (DOWN - TOP)})`}>
          <circle r="13" fill="#FFF3C4" opacity=".7" />
          <circle r="9" fill="#F1A11E" />
          <circle r="9" cy="-1" fill="#FFC83D" />
        </g>
        <path d="M0 33q6-3.500 12 0t12 0 12 0 12 0v15H0z" fill="#3E9FC0" />
        <path d="M0 39q6-3 12 0t12 0 12 0 12 0v9H0z" fill="#2F86A6" />
      </g>
      <circle cx="24" cy="24" r="22" fill="none" stroke="#FFFDF7" strokeWidth="3" />
    </svg>
  );
}
