import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** Name of the table, or the id of the heading that names it. */
  naam?: string;
  kop?: string;
  /** Classes of the table besides its own. */
  klasse?: string;
  /** Stays off paper. */
  nietOpPapier?: boolean;
  children: ReactNode;
}

/** Whether an element is wider than the place it has. */
function useSchuift() {
  const vak = useRef<HTMLDivElement>(null);
  const [schuift, stelSchuift] = useState(false);
  useEffect(() => {
    const element = vak.current;
    if (element === null) return undefined;
    const meet = () => stelSchuift(element.scrollWidth > element.clientWidth + 1);
    meet();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const kijker = new ResizeObserver(meet);
    for (const deel of [element, ...element.children]) kijker.observe(deel);
    return () => kijker.disconnect();
  }, []);
  return { vak, schuift };
}

/** Table in its frame. A frame that scrolls sideways can be reached by keyboard, or nobody without a mouse sees the last columns. */
export function TabelVak({ naam, kop, klasse = '', nietOpPapier = false, children }: Props) {
  const { vak, schuift } = useSchuift();
  const heet = {
    ...(naam === undefined ? {} : { 'aria-label': naam }),
    ...(kop === undefined ? {} : { 'aria-labelledby': kop }),
  };
  return (
    <div
      ref={vak}
      className={nietOpPapier ? 'tabel-vak niet-op-papier' : 'tabel-vak'}
      {...(schuift ? { tabIndex: 0, role: 'group', ...heet } : {})}
    >
      <table className={`tabel ${klasse}`.trim()} {...heet}>
        {children}
      </table>
    </div>
  );
}
