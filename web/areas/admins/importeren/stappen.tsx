import { useEffect, useRef } from 'react';
import { Icoon } from '#web/ui/icoon.tsx';
import './stappen.css';

/** Where in the steps we are; another step begins at its top. */
export function Stappen({ label, namen, plek }: { label: string; namen: readonly string[]; plek: number }) {
  const vorige = useRef(plek);
  useEffect(() => {
    if (vorige.current !== plek) globalThis.scrollTo({ top: 0 });
    vorige.current = plek;
  }, [plek]);
  return (
    <ol className="stappen niet-op-papier" aria-label={label}>
      {namen.map((naam, nummer) => (
        <li
          key={naam}
          className={nummer < plek ? 'stap stap--klaar' : nummer === plek ? 'stap stap--nu' : 'stap'}
          aria-current={nummer === plek ? 'step' : undefined}
        >
          <span className="stap__getal">{nummer < plek ? <Icoon naam="vink" maat={20} /> : nummer + 1}</span>
          <span>{naam}</span>
        </li>
      ))}
    </ol>
  );
}
