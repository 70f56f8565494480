import { browserOpslag, type Opslag } from './opslag.ts';
import { sessie } from './sessie.ts';

export const THEMAS = ['licht', 'donker', 'rustig'] as const;
export type Thema = (typeof THEMAS)[number];

export interface ThemaKeuze {
  lees(): Thema;
  kies(thema: Thema): void;
  volg(luisteraar: () => void): () => void;
}

export interface ThemaDelen {
  opslag: Opslag;
  gebruikerId: () => string | null;
  /** Puts the theme on the page. */
  toon: (thema: Thema) => void;
}

/** Theme per user; before sign-in the theme of the device. Light unless chosen otherwise. */
export function createThema({ opslag, gebruikerId, toon }: ThemaDelen): ThemaKeuze & { herlees(): void } {
  const luisteraars = new Set<() => void>();
  const sleutel = () => `taaltocht.thema.${gebruikerId() ?? 'apparaat'}`;
  const lees = (): Thema => {
    const bewaard = opslag.lees(sleutel());
    return THEMAS.find((thema) => thema === bewaard) ?? 'licht';
  };
  const herlees = () => {
    toon(lees());
    luisteraars.forEach((luisteraar) => luisteraar());
  };
  return {
    lees,
    herlees,
    kies: (thema) => {
      opslag.schrijf(sleutel(), thema);
      herlees();
    },
    volg: (luisteraar) => {
      luisteraars.add(luisteraar);
      return () => luisteraars.delete(luisteraar);
    },
  };
}

export const thema = createThema({
  opslag: browserOpslag('localStorage'),
  gebruikerId: () => sessie.gebruiker()?._id ?? null,
  toon: (keuze) => {
    document.documentElement.dataset['thema'] = keuze;
  },
});

/** Shows the theme now and follows the signed-in user. */
export function startThema(): void {
  thema.herlees();
  sessie.volg(thema.herlees);
}
