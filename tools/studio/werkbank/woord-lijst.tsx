import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { naamVan, t } from '../teksten.ts';
import { plaatjeAdres } from './plaatje.ts';
import { venster, volgendeRij } from './venster.ts';

const RIJ = 52;

function useHoogte(): { ref: React.RefObject<HTMLDivElement | null>; hoogte: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [hoogte, setHoogte] = useState(600);
  useLayoutEffect(() => {
    const lijst = ref.current;
    if (lijst === null) return undefined;
    const kijker = new ResizeObserver(() => setHoogte(lijst.clientHeight));
    kijker.observe(lijst);
    return () => kijker.disconnect();
  }, []);
  return { ref, hoogte };
}

function Rij({
  item,
  plek,
  gekozen,
  onKies,
}: {
  item: WoordItem;
  plek: number;
  gekozen: boolean;
  onKies: (id: string) => void;
}) {
  return (
    <div
      id={`rij-${item.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={gekozen}
      className="woordrij"
      style={{ top: plek * RIJ }}
      onMouseDown={() => onKies(item.id)}
    >
      <span className="woord">{item.w}</span>
      <span className="meta">
        {t('rij.meta', { groep: String(item.groep), hoofd: item.hoofd, soort: naamVan('woordsoort', item.woordsoort) })}
      </span>
      {item.plaatje !== undefined && (
        <img src={plaatjeAdres(item.plaatje)} alt="" width="32" height="32" loading="lazy" />
      )}
    </div>
  );
}

/** All found words; only those in sight are drawn. Arrow keys, Page, Home and End choose. */
export function WoordLijst({
  woorden,
  gekozen,
  onKies,
}: {
  woorden: readonly WoordItem[];
  gekozen: string;
  onKies: (id: string) => void;
}) {
  const { ref, hoogte } = useHoogte();
  const [top, setTop] = useState(0);
  const nu = woorden.findIndex((w) => w.id === gekozen);
  useEffect(() => {
    const lijst = ref.current;
    if (lijst === null) return;
    // A word outside the list leaves the list at its begin.
    if (nu < 0) lijst.scrollTop = 0;
    else if (nu * RIJ < lijst.scrollTop) lijst.scrollTop = nu * RIJ;
    else if ((nu + 1) * RIJ > lijst.scrollTop + lijst.clientHeight)
      lijst.scrollTop = (nu + 1) * RIJ - lijst.clientHeight;
  }, [nu, ref, woorden]);
  const toets = (e: React.KeyboardEvent): void => {
    const doel = volgendeRij(e.key, nu, { aantal: woorden.length, blad: Math.max(1, Math.floor(hoogte / RIJ) - 1) });
    const item = doel === null ? undefined : woorden[doel];
    if (item === undefined) return;
    e.preventDefault();
    onKies(item.id);
  };
  const { van, tot } = venster({ top, hoogte, rij: RIJ, aantal: woorden.length });
  return (
    <div
      ref={ref}
      id="woordlijst"
      role="listbox"
      tabIndex={0}
      className="woordlijst"
      aria-label={t('woorden.lijst')}
      aria-activedescendant={nu < 0 ? undefined : `rij-${gekozen}`}
      onKeyDown={toets}
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <div style={{ height: woorden.length * RIJ, position: 'relative' }}>
        {woorden.slice(van, tot).map((item, i) => (
          <Rij key={item.id} item={item} plek={van + i} gekozen={item.id === gekozen} onKies={onKies} />
        ))}
      </div>
    </div>
  );
}
