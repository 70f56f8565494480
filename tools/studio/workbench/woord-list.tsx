import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { nameOf, t } from '../texts.ts';
import { imageAddress } from './image.ts';
import { window, nextRow } from './window.ts';

const ROW = 52;

function useHeight(): { ref: React.RefObject<HTMLDivElement | null>; hoogte: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(600);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(list.clientHeight));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  return { ref, hoogte: height };
}

function Row({
  item,
  plek: spot,
  gekozen: chosen,
  onChoose,
}: {
  item: WoordItem;
  plek: number;
  gekozen: boolean;
  onChoose: (id: string) => void;
}) {
  return (
    <div
      id={`rij-${item.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className="woord-row"
      style={{ top: spot * ROW }}
      onMouseDown={() => onChoose(item.id)}
    >
      <span className="woord">{item.w}</span>
      <span className="meta">
        {t('rij.meta', { groep: String(item.groep), hoofd: item.hoofd, soort: nameOf('woordsoort', item.woordsoort) })}
      </span>
      {item.plaatje !== undefined && (
        <img src={imageAddress(item.plaatje)} alt="" width="32" height="32" loading="lazy" />
      )}
    </div>
  );
}

/** All found words; only those in sight are drawn. Arrow keys, Page, Home and End choose. */
export function WoordList({
  woorden,
  gekozen: chosen,
  onChoose,
}: {
  woorden: readonly WoordItem[];
  gekozen: string;
  onChoose: (id: string) => void;
}) {
  const { ref, hoogte: height } = useHeight();
  const [top, setTop] = useState(0);
  const now = woorden.findIndex((w) => w.id === chosen);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    // A word outside the list leaves the list at its begin.
    if (now < 0) list.scrollTop = 0;
    else if (now * ROW < list.scrollTop) list.scrollTop = now * ROW;
    else if ((now + 1) * ROW > list.scrollTop + list.clientHeight) list.scrollTop = (now + 1) * ROW - list.clientHeight;
  }, [now, ref, woorden]);
  const toets = (e: React.KeyboardEvent): void => {
    const doel = nextRow(e.key, now, { aantal: woorden.length, blad: Math.max(1, Math.floor(height / ROW) - 1) });
    const item = doel === null ? undefined : woorden[doel];
    if (item === undefined) return;
    e.preventDefault();
    onChoose(item.id);
  };
  const { van: from, tot: until } = window({ top, hoogte: height, rij: ROW, aantal: woorden.length });
  return (
    <div
      ref={ref}
      id="woordlijst"
      role="listbox"
      tabIndex={0}
      className="woordlijst"
      aria-label={t('woorden.lijst')}
      aria-activedescendant={now < 0 ? undefined : `rij-${chosen}`}
      onKeyDown={toets}
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <div style={{ height: woorden.length * ROW, position: 'relative' }}>
        {woorden.slice(from, until).map((item, i) => (
          <Row key={item.id} item={item} plek={from + i} gekozen={item.id === chosen} onChoose={onChoose} />
        ))}
      </div>
    </div>
  );
}
