/** Outlines on a grid of 24, drawn with one line width. */
const LIJNEN = {
  groepen: 'M4 4h6.500v6.500H4ZM13.500 4H20v6.500h-6.500ZM4 13.500h6.500V20H4ZM13.500 13.500H20V20h-6.500Z',
  leerlingen: 'M12.500 8a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0ZM2.500 20c0-4 2.500-6 6.500-6s6.500 2 6.500 6M16 4.800a3.400 3.400 0 0 1 0 6.400M18 14.500c2.300.600 3.500 2.500 3.500 5.500',
  voortgang: 'M4 4v16h16M8.500 15.500 11.500 10l4 3L20 6',
  zoek: 'M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0ZM15.300 15.300 20.500 20.500',
  pijl: 'M4 12h16M14 6l6 6-6 6',
  rechts: 'm9 5 7 7-7 7',
  links: 'm15 5-7 7 7 7',
  onder: 'm5 9 7 7 7-7',
  sluit: 'M5 5l14 14M19 5 5 19',
  download: 'M12 4v11M7 10.500l5 5 5-5M4 16.500V20h16v-3.500',
  print: 'M7 9V3.500h10V9M7 17H3.500V9h17v8H17M7 14h10v6.500H7Z',
  golf: 'M2.500 14c2.500 0 3 0 3.500-3s1-6 2.500-6 2 4 2.500 8 1 6 2.500 6 1.800-4 2.300-6.500.900-2.500 2.200-2.500h3.500',
  vink: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.300l2.800 2.700L16 9.500',
  onderhoud: 'M19.500 9.500A8 8 0 0 0 5 9M4.500 14.500A8 8 0 0 0 19 15M5 4.500V9h4.500M19 19.500V15h-4.500',
  bezig: 'M12 3a9 9 0 0 1 5.300 1.700M20 8a9 9 0 0 1 .500 6.500M17.700 19a9 9 0 0 1-5.700 2M7 19.500A9 9 0 0 1 3.500 15M3.300 10A9 9 0 0 1 7 4.500',
  lamp: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.800.700 1.100 1.400 1.100 2.200h5c0-.800.300-1.500 1.100-2.200A6 6 0 0 0 12 3Z',
  slot: 'M5.500 10.500h13V20h-13ZM8 10.500V8a4 4 0 0 1 8 0v2.500M12 14v2.500',
  'verhuistoken-inlezen': 'M3.500 8.500h13M12.500 4.500l4 4-4 4M20.500 15.500h-13M11.500 11.500l-4 4 4 4',
  wachtwoorden: 'M14.500 9.500a5 5 0 1 1-10 0 5 5 0 0 1 10 0ZM13 13l7.500 7.500M17 17l2.500-2.500',
  klok: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5.200l3.500 2',
  tabel: 'M4 4.500h16v15H4ZM4 9.500h16M9.500 9.500v10',
  menu: 'M4 6.500h16M4 12h16M4 17.500h16',
  oog: 'M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  uit: 'M10 4H5v16h5M15 8l4.500 4-4.500 4M19 12H9.500',
  licht: 'M12 3v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  donker: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  rustig: 'M5 19C5 10 10 5 20 5c0 10-5 15-12 14M5 20c1-4 4-7 9-9',
  school: 'M4 20V9l8-5 8 5v11ZM9.500 20v-5.500h5V20M12 9.500v.100',
  let: 'M12 4 21 19.500H3ZM12 10v4.500M12 17v.100',
  af: 'M12 4v16M6 14l6 6 6-6',
  op: 'M12 20V4M6 10l6-6 6 6',
} as const;

export type IcoonNaam = keyof typeof LIJNEN;

/** Decorative line icon in the colour of the text. */
export function Icoon({ naam, maat = 20 }: { naam: IcoonNaam; maat?: number }) {
  return (
    <svg className="icoon" viewBox="0 0 24 24" width={maat} height={maat} aria-hidden="true" focusable="false" fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round" strokeLinejoin="round">
      <path d={LIJNEN[naam]} />
    </svg>
  );
}
