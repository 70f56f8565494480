import type { ReactNode } from 'react';

const VORMEN = {
  lijst: <><circle cx="6.500" cy="8" r="2.600" /><circle cx="6.500" cy="16" r="2.600" /><circle cx="6.500" cy="24" r="2.600" /><path d="M13 8H28M13 16H28M13 24H28" fill="none" stroke="currentColor" strokeWidth="3.600" strokeLinecap="round" /></>,
  tandwiel: <path fillRule="evenodd" d="M13.300 2.500H18.700L19.500 6.300A10.500 10.500 0 0 1 22.300 7.900L26 6.700L28.700 11.300L25.800 13.900A10.500 10.500 0 0 1 25.800 18.100L28.700 20.700L26 25.300L22.300 24.100A10.500 10.500 0 0 1 19.500 25.700L18.700 29.500H13.300L12.500 25.700A10.500 10.500 0 0 1 9.700 24.100L6 25.300L3.300 20.700L6.200 18.100A10.500 10.500 0 0 1 6.200 13.900L3.300 11.300L6 6.700L9.700 7.900A10.500 10.500 0 0 1 12.500 6.300ZM16 11A5 5 0 1 0 16 21A5 5 0 1 0 16 11Z" />,
  plus: <path d="M16 6V26M6 16H26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" />,
  min: <path d="M6 16H26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" />,
  links: <path d="M20 6L10 16L20 26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round" />,
  rechts: <path d="M12 6L22 16L12 26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round" />,
} as const;

/** Icons that only the map needs, in the current text colour. */
export function KaartIcoon({ naam, maat = 26 }: { naam: keyof typeof VORMEN; maat?: number }): ReactNode {
  return <svg viewBox="0 0 32 32" width={maat} height={maat} fill="currentColor" aria-hidden="true" focusable="false">{VORMEN[naam]}</svg>;
}
