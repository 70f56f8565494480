import { nlNL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

type Colors = Record<
  'grond' | 'vlak' | 'lijn' | 'rand' | 'inkt' | 'inktZacht' | 'zee' | 'opZee' | 'bijna' | 'goed' | 'roest' | 'zon',
  string
>;

const LIGHT: Colors = {
  grond: '#F6F4EE',
  vlak: '#FFFFFF',
  lijn: '#E5E1D6',
  rand: '#7C869C',
  inkt: '#1F2A44',
  inktZacht: '#4A5470',
  zee: '#1B6CA8',
  opZee: '#FFFFFF',
  bijna: '#6D3B9E',
  goed: '#0B7A75',
  roest: '#B03A0A',
  zon: '#8A5A00',
};
const DARK: Colors = {
  grond: '#131A2C',
  vlak: '#1B2439',
  lijn: '#303C58',
  rand: '#8C97B2',
  inkt: '#F1F3FA',
  inktZacht: '#B9C3DA',
  zee: '#7CC0EE',
  opZee: '#10182B',
  bijna: '#CFA9F2',
  goed: '#5FD0C6',
  roest: '#FF9A6B',
  zon: '#FFC94D',
};

const LETTER = "'Lexend', system-ui, sans-serif";

const tint = (name: 'correct' | 'sea' | 'sun' | 'almost') => ({
  backgroundColor: `var(--t-${name})`,
  color: `var(--t-${name}-ink)`,
});
/** Tones of a message, as the chips have them; the library has no slot for its colours. */
const TINTS = {
  '&.MuiAlert-colorSuccess': tint('correct'),
  '&.MuiAlert-colorInfo': tint('sea'),
  '&.MuiAlert-colorWarning': tint('sun'),
  '&.MuiAlert-colorError': tint('almost'),
};

/** Controls of the specification, section 9: outlined and compact in the primary colour, flat buttons, tonal alerts. */
function componentOverrides(color: Colors) {
  return {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 40, borderRadius: 10, textTransform: 'none' as const },
        outlined: { borderColor: 'currentColor' },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined' as const, size: 'small' as const, color: 'primary' as const } },
    MuiSelect: { defaultProps: { variant: 'outlined' as const, size: 'small' as const, color: 'primary' as const } },
    MuiFormControl: { defaultProps: { size: 'small' as const, color: 'primary' as const } },
    MuiAlert: {
      defaultProps: { variant: 'standard' as const },
      styleOverrides: { root: { borderRadius: 12, ...TINTS, '& .MuiAlert-icon': { color: 'inherit' } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 40, backgroundColor: color.vlak },
        notchedOutline: { borderColor: color.rand },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { borderRadius: 16, border: `1px solid ${color.lijn}` } } },
    MuiMenu: {
      styleOverrides: {
        paper: { borderRadius: 12, border: `1px solid ${color.lijn}`, boxShadow: '0 10px 26px rgb(50 27 65 / 14%)' },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: {
          marginTop: 4,
          borderRadius: 12,
          border: `1px solid ${color.lijn}`,
          boxShadow: '0 10px 26px rgb(50 27 65 / 14%)',
        },
      },
    },
    // A form in a dialog scrolls between its title and its buttons, which stay in sight on a telephone.
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 16,
          fontSize: 15,
          '& > form': { display: 'flex', flexDirection: 'column' as const, minHeight: 0 },
          '@media (max-width: 599.95px)': { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 12px', fontSize: 20, fontWeight: 600 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 18px' } } },
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: color.lijn } } },
    // The buttons show themselves on tabs that fit; a finger, a wheel and the arrow keys scroll as well.
    MuiTabs: { defaultProps: { scrollButtons: false } },
    MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' as const } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' as const } } },
  };
}

/** Theme of the panels; `rustig` = the light one without motion. */
export function buildTheme(theme: 'licht' | 'donker' | 'rustig'): Theme {
  const color = theme === 'donker' ? DARK : LIGHT;
  const still = theme === 'rustig' ? { transitions: { create: () => 'none' } } : {};
  return createTheme(
    {
      ...still,
      breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
      palette: {
        mode: theme === 'donker' ? 'dark' : 'light',
        primary: { main: color.zee, contrastText: color.opZee },
        secondary: { main: color.bijna },
        error: { main: color.bijna },
        warning: { main: color.roest },
        success: { main: color.goed },
        info: { main: color.zee },
        background: { default: color.grond, paper: color.vlak },
        text: { primary: color.inkt, secondary: color.inktZacht },
        divider: color.lijn,
      },
      shape: { borderRadius: 10 },
      typography: {
        fontFamily: LETTER,
        h1: { fontSize: 29, fontWeight: 600, letterSpacing: '-.022em' },
        h2: { fontSize: 18, fontWeight: 600 },
        body1: { fontSize: 15 },
        body2: { fontSize: 14 },
        caption: { fontSize: 13 },
        button: { fontWeight: 500 },
      },
      components: componentOverrides(color),
    },
    nlNL,
  );
}
