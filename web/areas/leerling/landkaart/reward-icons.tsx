import type { ReactNode } from 'react';

/** A shirt on a hanger. */
export function HangerDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        d="M32 20V15q7-1 6-6.500T31 5"
        fill="none"
        stroke="#5C6B94"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M32 18L54 32L60 46L50 49V60H14V49L4 46L10 32Z" fill="#F2592B" />
      <path d="M36 20.500L54 32L60 46L50 49V60H38Z" fill="#C2410C" />
      <path d="M24 23Q32 32 40 23L36 20.500H28Z" fill="#FFD978" />
      <path
        d="M32 36l2.900 6 6.600.800-4.900 4.500 1.300 6.500-5.900-3.200-5.900 3.200 1.300-6.500-4.900-4.500 6.600-.800Z"
        fill="#FFE38A"
      />
    </svg>
  );
}

/** The sticker book. */
export function BookDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M10 8Q10 4 14 4H52Q56 4 56 8V56Q56 60 52 60H14Q10 60 10 56Z" fill="#4A2F75" />
      <rect x="14" y="52" width="42" height="6" fill="#FFFDF7" />
      <path d="M10 8Q10 4 14 4H52Q56 4 56 8V52H14Q10 52 10 56Z" fill="#6D3B9E" />
      <path d="M10 8Q10 4 14 4H18V52H14Q10 52 10 56Z" fill="#4A2F75" />
      <path
        d="M37 13l4.600 9.600 10.400 1.300-7.700 7.200 2 10.400L37 36.400l-9.300 5.100 2-10.400-7.700-7.200 10.400-1.300Z"
        fill="#FFC83D"
      />
    </svg>
  );
}

/** The own corner: a tree house. */
export function TreeHouseDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <ellipse cx="32" cy="59" rx="24" ry="4" fill="#321B41" fillOpacity=".16" />
      <circle cx="20" cy="24" r="15" fill="#2F7F4F" />
      <circle cx="44" cy="23" r="16" fill="#2F7F4F" />
      <circle cx="31" cy="16" r="15" fill="#4AA05F" />
      <path d="M27 36H37L41 59H23Z" fill="#7D4533" />
      <path d="M33 36H37L41 59H34Z" fill="#643326" />
      <path d="M17 40V28H45V40Z" fill="#F3C892" />
      <path d="M36 28H45V40H36Z" fill="#DDAA70" />
      <path d="M12 30L31 13L50 30Z" fill="#F2592B" />
      <path d="M31 13L50 30H38Z" fill="#C2410C" />
      <rect x="11" y="39" width="42" height="5" rx="2" fill="#C98A5A" />
      <rect x="21" y="31" width="7" height="7" rx="1.500" fill="#FFF3C4" />
    </svg>
  );
}
