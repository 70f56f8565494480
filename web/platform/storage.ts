/** The part of Web Storage that we use. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  wis(key: string): void;
}

export function memoryStorage(): KeyValueStorage {
  const content = new Map<string, string>();
  return {
    read: (key) => content.get(key) ?? null,
    write: (key, value) => void content.set(key, value),
    wis: (key) => void content.delete(key),
  };
}

/** Web Storage that falls back to memory when the browser blocks it or it is full. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  const fallback = memoryStorage();
  const real = (): Storage | null => {
    try {
      return globalThis[kind];
    } catch {
      return null;
    }
  };
  return {
    read: (key) => fallback.read(key) ?? real()?.getItem(key) ?? null,
    write: (key, value) => {
      try {
        const doel = real();
        if (!doel) throw new Error('storage blocked');
        doel.setItem(key, value);
        fallback.wis(key);
      } catch {
        fallback.write(key, value);
      }
    },
    wis: (key) => {
      fallback.wis(key);
      real()?.removeItem(key);
    },
  };
}
