import { nlNL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

type Kleuren = Record<
  'grond' | 'vlak' | 'lijn' | 'rand' | 'inkt' | 'inktZacht' | 'zee' | 'opZee' | 'bijna' | 'goed' | 'roest' | 'zon',
  string
>;

const LICHT: Kleuren = {
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
const DONKER: Kleuren = {
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

const tint = (naam: 'goed' | 'zee' | 'zon' | 'bijna') => ({
  backgroundColor: `var(--t-${naam})`,
  color: `var(--t-${naam}-inkt)`,
});
/** Tones of a message, as the chips have them; the library has no slot for its colours. */
const TINTEN = {
  '&.MuiAlert-colorSuccess': tint('goed'),
  '&.MuiAlert-colorInfo': tint('zee'),
  '&.MuiAlert-colorWarning': tint('zon'),
  '&.MuiAlert-colorError': tint('bijna'),
};

/** Controls of the specification, section 9: outlined and compact in the primary colour, flat buttons, tonal alerts. */
function onderdelen(kleur: Kleuren) {
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
      styleOverrides: { root: { borderRadius: 12, ...TINTEN, '& .MuiAlert-icon': { color: 'inherit' } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 40, backgroundColor: kleur.vlak },
        notchedOutline: { borderColor: kleur.rand },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { borderRadius: 16, border: `1px solid ${kleur.lijn}` } } },
    MuiMenu: {
      styleOverrides: {
        paper: { borderRadius: 12, border: `1px solid ${kleur.lijn}`, boxShadow: '0 10px 26px rgb(50 27 65 / 14%)' },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: {
          marginTop: 4,
          borderRadius: 12,
          border: `1px solid ${kleur.lijn}`,
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
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: kleur.lijn } } },
    // The buttons show themselves on tabs that fit; a finger, a wheel and the arrow keys scroll as well.
    MuiTabs: { defaultProps: { scrollButtons: false } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none' as const } } },
  };
}

/** Theme of the panels; `rustig` = the light one without motion. */
export function maakTheme(thema: 'licht' | 'donker' | 'rustig'): Theme {
  const kleur = thema === 'donker' ? DONKER : LICHT;
  const stil = thema === 'rustig' ? { transitions: { create: () => 'none' } } : {};
  return createTheme(
    {
      ...stil,
      breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
      palette: {
        mode: thema === 'donker' ? 'dark' : 'light',
        primary: { main: kleur.zee, contrastText: kleur.opZee },
        secondary: { main: kleur.bijna },
        error: { main: kleur.bijna },
        warning: { main: kleur.roest },
        success: { main: kleur.goed },
        info: { main: kleur.zee },
        background: { default: kleur.grond, paper: kleur.vlak },
        text: { primary: kleur.inkt, secondary: kleur.inktZacht },
        divider: kleur.lijn,
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
      components: onderdelen(kleur),
    },
    nlNL,
  );
}
