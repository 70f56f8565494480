/** The part of Web Storage that we use. */
export interface Opslag {
  lees(sleutel: string): string | null;
  schrijf(sleutel: string, waarde: string): void;
  wis(sleutel: string): void;
}

export function geheugenOpslag(): Opslag {
  const inhoud = new Map<string, string>();
  return {
    lees: (sleutel) => inhoud.get(sleutel) ?? null,
    schrijf: (sleutel, waarde) => void inhoud.set(sleutel, waarde),
    wis: (sleutel) => void inhoud.delete(sleutel),
  };
}

/** Web Storage that falls back to memory when the browser blocks it or it is full. */
export function browserOpslag(soort: 'localStorage' | 'sessionStorage'): Opslag {
  const achtervang = geheugenOpslag();
  const echt = (): Storage | null => {
    try {
      return globalThis[soort];
    } catch {
      return null;
    }
  };
  return {
    lees: (sleutel) => achtervang.lees(sleutel) ?? echt()?.getItem(sleutel) ?? null,
    schrijf: (sleutel, waarde) => {
      try {
        const doel = echt();
        if (!doel) throw new Error('storage blocked');
        doel.setItem(sleutel, waarde);
        achtervang.wis(sleutel);
      } catch {
        achtervang.schrijf(sleutel, waarde);
      }
    },
    wis: (sleutel) => {
      achtervang.wis(sleutel);
      echt()?.removeItem(sleutel);
    },
  };
}
