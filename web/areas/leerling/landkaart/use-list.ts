import { useState } from 'react';
import { browserStorage } from '#web/platform/storage.ts';

const storage = browserStorage('localStorage');
const key = (leerlingId: string): string => `taaltocht.lijst.${leerlingId}`;

/** List instead of map; the choice stays on this device. */
export function useList(leerlingId: string): [boolean, (on: boolean) => void] {
  const [list, setList] = useState(() => storage.read(key(leerlingId)) === '1');
  return [
    list,
    (on) => {
      storage.write(key(leerlingId), on ? '1' : '0');
      setList(on);
    },
  ];
}
