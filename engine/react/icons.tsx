import type { ReactNode } from 'react';

const DRAWINGS = {
  pauze: (
    <>
      <rect x="7" y="5" width="6" height="22" rx="2.4" />
      <rect x="19" y="5" width="6" height="22" rx="2.4" />
    </>
  ),
  luid: (
    <>
      <path d="M4 12.5c0-.8.7-1.5 1.5-1.5H10l6.3-5.3c.9-.8 2.2-.1 2.2 1.1v18.4c0 1.2-1.3 1.9-2.2 1.1L10 21H5.5c-.8 0-1.5-.7-1.5-1.5z" />
      <path
        d="M22 11.5a6.5 6.5 0 0 1 0 9M25.3 8a11.5 11.5 0 0 1 0 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  lamp: (
    <>
      <path
        d="M16 2.5c5.2 0 9.3 4 9.3 9.1 0 3.2-1.6 5.2-3.1 7-1 1.2-1.6 2.2-1.8 3.4h-8.8c-.2-1.2-.8-2.2-1.8-3.4-1.5-1.8-3.1-3.8-3.1-7C6.7 6.5 10.8 2.5 16 2.5z"
        fill="#FFB703"
      />
      <path
        d="M20.5 4a9 9 0 0 1 4.8 7.6c0 3.2-1.6 5.2-3.1 7-1 1.2-1.6 2.2-1.8 3.4h-3.6c3.5-4.5 5.8-11.5 3.7-18z"
        fill="#F1A11E"
      />
      <path d="M10 11.5c0-2.7 1.6-4.7 3.7-5.5" fill="none" stroke="#FFE6A6" strokeWidth="2.2" strokeLinecap="round" />
      <rect x="11.4" y="23.3" width="9.2" height="2.8" rx="1.4" fill="#1F2A44" />
      <rect x="12.7" y="27.2" width="6.6" height="2.6" rx="1.3" fill="#1F2A44" />
    </>
  ),
  vink: (
    <path
      d="M7.5 16.8l5.6 5.5L24.5 10.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  golf: (
    <path
      d="M5 18.5c2.5-6 6-6 11-2.5s8.5 3.5 11-2.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
    />
  ),
  wis: (
    <>
      <path d="M10.5 7H27a2.5 2.5 0 0 1 2.5 2.5v13A2.5 2.5 0 0 1 27 25H10.5c-.8 0-1.5-.3-2-.9L2.6 17a1.5 1.5 0 0 1 0-2l5.9-7.1c.5-.6 1.2-.9 2-.9z" />
      <path
        d="M15 12.5l7 7m0-7l-7 7"
        fill="none"
        stroke="var(--erase-cross, #1B6CA8)"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
  hoofd: <path d="M16 5l10 11h-5.5v10h-9V16H6z" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round" />,
  toetsen: (
    <>
      <path d="M5 7h22a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3z" />
      <g fill="var(--toets-gaten, #fff)">
        <rect x="6" y="11" width="3.6" height="3.6" rx="1" />
        <rect x="11.5" y="11" width="3.6" height="3.6" rx="1" />
        <rect x="17" y="11" width="3.6" height="3.6" rx="1" />
        <rect x="22.5" y="11" width="3.6" height="3.6" rx="1" />
        <rect x="9" y="18" width="14" height="3.6" rx="1.4" />
      </g>
    </>
  ),
  speel: <path d="M9 6.5c0-1.6 1.7-2.5 3-1.7l14 9.4c1.2.8 1.2 2.7 0 3.5l-14 9.4c-1.3.9-3 0-3-1.6z" />,
  opnieuw: (
    <>
      <path
        d="M25.2 19.5A10 10 0 1 1 23 9.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
      />
      <path d="M27.5 4.2v8.3c0 .7-.6 1.2-1.3 1.1l-8-.9c-1-.1-1.4-1.3-.7-2l7.9-7.3c.8-.8 2.1-.3 2.1.8z" />
    </>
  ),
  vraag: (
    <>
      <path
        d="M11 11.5c0-3 2.2-5.2 5.2-5.2 2.9 0 5.1 1.9 5.1 4.7 0 4.3-5.2 4.5-5.2 8.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
      />
      <circle cx="16" cy="25.5" r="2.5" />
    </>
  ),
  maan: <path d="M25.5 20.3A11 11 0 0 1 11.7 6.5c.4-1.2-.5-1.9-1.6-1.4a12 12 0 1 0 16.8 16.8c.5-1.1-.2-2-1.4-1.6z" />,
  deur: (
    <>
      <path d="M7 4.5A1.5 1.5 0 0 1 8.5 3h15A1.5 1.5 0 0 1 25 4.5v23a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 27.5z" />
      <circle cx="20.5" cy="16.5" r="1.9" fill="#FFB703" />
    </>
  ),
  stem: (
    <>
      <rect x="11.5" y="3" width="9" height="16" rx="4.5" />
      <path
        d="M7 15.5a9 9 0 0 0 18 0M16 24.5V29"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  effecten: (
    <path d="M16 2.5l2.9 8.2 8.4-2.3-4.5 7.5 7.2 5-8.7 1.1.5 8.7-5.8-6.5-5.8 6.5.5-8.7-8.7-1.1 7.2-5-4.5-7.5 8.4 2.3z" />
  ),
  muziek: (
    <path d="M12 7.7c0-.7.5-1.3 1.2-1.5l11.8-2.6c.8-.2 1.5.4 1.5 1.2v15.7a4.4 3.7 0 1 1-3-3.5V10.5l-8.5 1.9v11.6a4.4 3.7 0 1 1-3-3.5z" />
  ),
  kruis: <path d="M9 9l14 14m0-14L9 23" fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />,
  kaart: (
    <>
      <path d="M3 8l8.5-3.5v20L3 28z" fill="#8ECAE6" />
      <path d="M11.5 4.5L20.5 8v20l-9-3.5z" fill="#5CB8E4" />
      <path d="M20.5 8L29 4.5v20L20.5 28z" fill="#8ECAE6" />
      <path d="M5.5 13c3-3 5.5-2.5 6-.5s-2 2.5-1.5 5-2 4-3.5 2.5z" fill="#7CB518" />
      <path d="M15 10.5c3-.5 4 1.5 6 1s5.5-2 5.5.5-2 4-4.5 4.5-1.5 4-3.5 4-2-3.5-3-5-2.5-4.5-.5-5z" fill="#7CB518" />
    </>
  ),
  oog: (
    <>
      <path
        d="M2.5 16C6 9.5 10.5 6.5 16 6.5S26 9.5 29.5 16C26 22.5 21.5 25.5 16 25.5S6 22.5 2.5 16z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="16" r="5" />
    </>
  ),
  oogDicht: (
    <>
      <path
        d="M3 13c3.5 5 8 7.5 13 7.5S25.5 18 29 13M7 18.5l-2.5 4M13 21l-1 4.5M19 21l1 4.5M25 18.5l2.5 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
    </>
  ),
  potlood: (
    <>
      <path d="M5 27l1.5-7L21 5.5a2.5 2.5 0 0 1 3.5 0l2 2a2.5 2.5 0 0 1 0 3.5L12 25.5z" />
    </>
  ),
};

/** Name of an own icon. */
export type SpelIconName = keyof typeof DRAWINGS;

/** Own icon on a 32-unit grid in the current text colour. */
export function SpelIcon(props: { name: SpelIconName; size?: number; className?: string }): ReactNode {
  const size = props.size ?? 28;
  return (
    <svg
      className={props.className}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[props.name]}
    </svg>
  );
}

/** Coin of the product in its own colours, `maat` CSS px wide (34); hidden from screen readers. */
export function Munt(props: { size?: number; className?: string }): ReactNode {
  const size = props.size ?? 34;
  return (
    <svg
      className={props.className}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="20" r="19" fill="#E08A0B" />
      <circle cx="20" cy="19" r="18" fill="#FFB703" />
      <circle cx="20" cy="19" r="13.5" fill="#F1A11E" />
      <path d="M7.5 15A13.5 13.5 0 0 1 17 6" fill="none" stroke="#FFE39A" strokeWidth="3" strokeLinecap="round" />
      <path d="M20 10.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z" fill="#FFC83D" />
    </svg>
  );
}

const POINTS =
  'M50 6c2.8 0 5.1 1.6 6.3 4.1l9.2 19.2 21.1 2.8c6 .8 8.3 8.1 4 12.2L75.2 59l3.9 20.9c1.1 5.9-5.1 10.4-10.4 7.5L50 77.2 31.3 87.4c-5.3 2.9-11.5-1.6-10.4-7.5L24.8 59 9.4 44.3c-4.3-4.1-2-11.4 4-12.2l21.1-2.8 9.2-19.2C44.9 7.6 47.2 6 50 6z';

/** Star of the result, gold when `aan`, else empty; hidden from screen readers. */
export function Star(props: { on: boolean; className?: string }): ReactNode {
  const [lip, base, shadow, light] = props.on
    ? ['#D98204', '#FFB703', '#F1A11E', '#FFE9A8']
    : ['#B9AE9E', '#EFE9DC', '#DED5C6', '#FBF8F0'];
  return (
    <svg className={props.className} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={POINTS} fill={lip} transform="translate(0 5)" />
      <path d={POINTS} fill={base} />
      <path
        d="M50 6c2.8 0 5.1 1.6 6.3 4.1l9.2 19.2 21.1 2.8c6 .8 8.3 8.1 4 12.2L75.2 59l3.9 20.9c1.1 5.9-5.1 10.4-10.4 7.5L50 77.2z"
        fill={shadow}
      />
      {props.on ? (
        <ellipse cx="37" cy="36" rx="5" ry="9" fill={light} transform="rotate(28 37 36)" />
      ) : (
        <path d="M50 24l7 15 16.5 2.2-12 11.6 3 16.4L50 61.2l-14.5 8 3-16.4-12-11.6L43 39z" fill={shadow} />
      )}
    </svg>
  );
}
