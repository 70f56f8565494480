import type { ReactNode } from 'react';

const FORMS = {
  lijst: (
    <>
      <circle cx="6.500" cy="8" r="2.600" />
      <circle cx="6.500" cy="16" r="2.600" />
      <circle cx="6.500" cy="24" r="2.600" />
      <path
        d="M13 8H28M13 16H28M13 24H28"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.600"
        strokeLinecap="round"
      />
    </>
  ),
  tandwiel: (
    <path
      fillRule="evenodd"
      d="M13.300 2.500H18.700L19.500 6.300A10.500 10.500 0 0 1 22.300 7.900L26 6.700L28.700 11.300L25.800 13.900A10.500 10.500 0 0 1 25.800 18.100L28.700 20.700L26 25.300L22.300 24.100A10.500 10.500 0 0 1 19.500 25.700L18.700 29.500H13.300L12.500 25.700A10.500 10.500 0 0 1 9.700 24.100L6 25.300L3.300 20.700L6.200 18.100A10.500 10.500 0 0 1 6.200 13.900L3.300 11.300L6 6.700L9.700 7.900A10.500 10.500 0 0 1 12.500 6.300ZM16 11A5 5 0 1 0 16 21A5 5 0 1 0 16 11Z"
    />
  ),
  plus: <path d="M16 6V26M6 16H26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" />,
  min: <path d="M6 16H26" fill="none" stroke="currentColor" strokeWidth="4.500" strokeLinecap="round" />,
  links: (
    <path
      d="M20 6L10 16L20 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  hart: (
    <path d="M16 28C6.500 21.500 2.500 16.500 2.500 11.200A6.900 6.900 0 0 1 16 8.600A6.900 6.900 0 0 1 29.500 11.200C29.500 16.500 25.500 21.500 16 28Z" />
  ),
  duim: (
    <path d="M2.500 14.500H8V28H4.500A2 2 0 0 1 2.500 26ZM10.500 14.200L15.700 3.800A3.400 3.400 0 0 1 20 7.600L18.700 12H27A3.200 3.200 0 0 1 30.100 16L27.600 25.600A3.400 3.400 0 0 1 24.300 28H13.500A3 3 0 0 1 10.500 25Z" />
  ),
  rechts: (
    <path
      d="M12 6L22 16L12 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
} as const;

/** Icons that only the map needs, in the current text colour. */
export function MapIcon({ name, size = 26 }: { name: keyof typeof FORMS; size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="currentColor" aria-hidden="true" focusable="false">
      {FORMS[name]}
    </svg>
  );
}

/** An envelope; opened its flap stands up. */
export function EnvelopeDrawing({ open = false }: { open?: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      {open && <path d="M4 46L54 4Q60 0 66 4L116 46Z" fill="#F2B544" />}
      <rect x="2" y="24" width="116" height="70" rx="12" fill="#FFD878" />
      <path d="M5 90L46 56Q60 46 74 56L115 90Q112 94 106 94H14Q8 94 5 90Z" fill="#FFE7AE" />
      {!open && (
        <>
          <path d="M4 30Q6 24 14 24H106Q114 24 116 30L70 64Q60 71 50 64Z" fill="#F2B544" />
          <circle cx="60" cy="62" r="15" fill="#D6453A" />
          <path
            d="M60 70C53.500 65.500 51 62.400 51 59.300A4.700 4.700 0 0 1 60 57.600A4.700 4.700 0 0 1 69 59.300C69 62.400 66.500 65.500 60 70Z"
            fill="#FFF3D6"
          />
        </>
      )}
    </svg>
  );
}
