import type { ReactNode } from 'react';
import type { FigureSlot } from '#engine/core/domein/figure.ts';

/** Tabs of the wardrobe: who the child is, then the places of the figure. */
export const TABS = ['self', 'hair', 'hat', 'glasses', 'top', 'bottom', 'shoes', 'back', 'pet', 'vehicle'] as const;
export type Tab = 'self' | FigureSlot;

const FORMS: Readonly<Record<Tab, ReactNode>> = {
  self: (
    <>
      <circle cx="16" cy="16" r="12" fill="#E0A874" />
      <ellipse cx="12" cy="15" rx="1.800" ry="2.400" fill="#1F2A44" />
      <ellipse cx="20" cy="15" rx="1.800" ry="2.400" fill="#1F2A44" />
      <path d="M11.500 20Q16 24 20.500 20" fill="none" stroke="#990839" strokeWidth="2.200" strokeLinecap="round" />
    </>
  ),
  hair: (
    <>
      <circle cx="16" cy="18" r="10" fill="#E0A874" />
      <path d="M5 18C3 6 10 3 16 3S29 6 27 18C25 12 22 10 16 11S7 12 5 18Z" fill="#7D4533" />
      <path d="M18 4C26 5 28 11 27 18C25.500 13 23 11 19 11Z" fill="#5C2F22" />
    </>
  ),
  hat: (
    <>
      <path d="M5 22C5 10 10 6 16 6S27 10 27 22Z" fill="#D6312C" />
      <path d="M18 6.200C25 7.500 27 13 27 22H20C21 16 20 10 18 6.200Z" fill="#A81F1B" />
      <rect x="2" y="20" width="28" height="6" rx="3" fill="#FFB703" />
    </>
  ),
  glasses: (
    <g fill="#D9F1FB" stroke="#B5179E" strokeWidth="3">
      <circle cx="9" cy="17" r="6" />
      <circle cx="23" cy="17" r="6" />
      <path d="M15 16q1-1.500 2 0" fill="none" />
    </g>
  ),
  top: (
    <>
      <path d="M10 5L3 10L6 17L9 15.500V28H23V15.500L26 17L29 10L22 5Q16 10 10 5Z" fill="#FFB703" />
      <path d="M19 7.500L22 5L29 10L26 17L23 15.500V28H18.500Z" fill="#E08A0B" />
    </>
  ),
  bottom: (
    <>
      <path d="M7 4H25L27 29H18.500L16 14L13.500 29H5Z" fill="#1B6CA8" />
      <path d="M19 4H25L27 29H21Z" fill="#14517F" />
    </>
  ),
  shoes: (
    <>
      <path d="M4 10H14V17L26 20Q29 21 29 25V26H4Z" fill="#F2592B" />
      <path d="M14 17L26 20Q29 21 29 24H14Z" fill="#C2410C" />
      <rect x="3" y="25" width="27" height="4" rx="2" fill="#FFFDF7" />
    </>
  ),
  back: (
    <>
      <path d="M9 4H23L28 28Q22 25 16 28T4 28Z" fill="#8D65C5" />
      <path d="M18 4H23L28 28Q24 26 20 27Z" fill="#635994" />
      <rect x="8" y="3" width="16" height="4" rx="2" fill="#FFB703" />
    </>
  ),
  pet: (
    <g fill="#7D4533">
      <ellipse cx="16" cy="21" rx="7" ry="6" />
      <ellipse cx="7" cy="14" rx="3" ry="4" />
      <ellipse cx="13" cy="8.500" rx="3" ry="4" />
      <ellipse cx="20" cy="8.500" rx="3" ry="4" />
      <ellipse cx="26" cy="14" rx="3" ry="4" />
    </g>
  ),
  vehicle: (
    <>
      <path d="M3 20Q3 14 9 13.500L12 8H21L25 13.500Q30 14 30 20V23H3Z" fill="#0B7A75" />
      <path d="M13.500 10H16V13.500H11.500ZM18 10H20L22.500 13.500H18Z" fill="#D9F1FB" />
      <circle cx="10" cy="23" r="4" fill="#1F2A44" />
      <circle cx="23" cy="23" r="4" fill="#1F2A44" />
      <circle cx="10" cy="23" r="1.600" fill="#FFFDF7" />
      <circle cx="23" cy="23" r="1.600" fill="#FFFDF7" />
    </>
  ),
};

/** Picture on a tab. */
export function TabIcon({ tab }: { tab: Tab }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" focusable="false">
      {FORMS[tab]}
    </svg>
  );
}
