import './theme-button.css';

export type ThemeName = 'licht' | 'donker' | 'rustig';

const NEXT: Record<ThemeName, ThemeName> = { licht: 'donker', donker: 'rustig', rustig: 'licht' };
const DRAWING: Record<ThemeName, string> = {
  licht:
    'M12 3v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  donker: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z',
  rustig: 'M5 19C5 10 10 5 20 5c0 10-5 15-12 14M5 20c1-4 4-7 9-9',
};

/** Light, dark, calm: one button that goes round. */
export function ThemeButton({
  thema: theme,
  label,
  naam: name,
  onChoose,
}: {
  thema: ThemeName;
  label: string;
  naam: string;
  onChoose: (theme: ThemeName) => void;
}) {
  return (
    <button
      type="button"
      className="theme-button"
      aria-label={`${label}: ${name}`}
      title={`${label}: ${name}`}
      onClick={() => onChoose(NEXT[theme])}
    >
      <svg
        viewBox="0 0 24 24"
        width="26"
        height="26"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={DRAWING[theme]} />
      </svg>
    </button>
  );
}
