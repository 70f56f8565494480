import { browserStorage, type KeyValueStorage } from './storage.ts';
import { session } from './session.ts';

export const THEMES = ['licht', 'donker', 'rustig'] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeChoice {
  read(): Theme;
  kies(theme: Theme): void;
  follow(listener: () => void): () => void;
}

export interface ThemeParts {
  storage: KeyValueStorage;
  gebruikerId: () => string | null;
  /** Puts the theme on the page. */
  toon: (theme: Theme) => void;
}

/** Theme per user; before sign-in the theme of the device. Light unless chosen otherwise. */
export function createTheme({ storage, gebruikerId, toon: show }: ThemeParts): ThemeChoice & { reread(): void } {
  const listeners = new Set<() => void>();
  const key = () => `taaltocht.thema.${gebruikerId() ?? 'apparaat'}`;
  const read = (): Theme => {
    const saved = storage.read(key());
    return THEMES.find((theme) => theme === saved) ?? 'licht';
  };
  const reread = () => {
    show(read());
    listeners.forEach((listener) => listener());
  };
  return {
    read,
    reread,
    kies: (theme) => {
      storage.write(key(), theme);
      reread();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const theme = createTheme({
  storage: browserStorage('localStorage'),
  gebruikerId: () => session.gebruiker()?._id ?? null,
  toon: (choice) => {
    document.documentElement.dataset['thema'] = choice;
  },
});

/** Shows the theme now and follows the signed-in user. */
export function startTheme(): void {
  theme.reread();
  session.follow(theme.reread);
}
