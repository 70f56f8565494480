import { useRef, type ReactNode } from 'react';
import type { HulpKaart as Hulp } from '#engine/runtime/contract.ts';
import { useMaat } from './gebruik-maat.ts';
import { GolfKaart } from './golf-kaart.tsx';
import { Icoon } from './iconen.tsx';
import type { Plaatje } from './spel-props.ts';
import type { Teksten } from './teksten.ts';

interface Props {
  hulp: Hulp; teksten: Teksten; plaatje: Plaatje; onHoor(): void;
  /** Screen width and the place of the slot on it, CSS px; null without a slot on the screen. */
  wijst: { x: number; breed: number } | null;
}

const RAND = 18;

/** The line with its tricky grapheme large; only the last place where it occurs counts. */
function Regel(props: { text: string; accent: string | undefined }): ReactNode {
  const { text, accent } = props;
  const plek = accent === undefined || accent === '' ? -1 : text.lastIndexOf(accent);
  if (plek < 0 || accent === undefined) return <span className="hulp-regel">{text}</span>;
  return <span className="hulp-regel">{text.slice(0, plek)}<strong className="hulp-accent">{accent}</strong>{text.slice(plek + accent.length)}</span>;
}

/** Second step of the feedback ladder: rule icon and one line that points at the slot; never the answer. */
export function HulpKaart(props: Props): ReactNode {
  const { hulp, teksten, wijst } = props;
  const icoon = hulp.ruleIcon === undefined ? null : props.plaatje(hulp.ruleIcon);
  const ref = useRef<HTMLElement>(null);
  const { w } = useMaat(ref);
  // The card stands over the slot, a little to the right of it, inside the screen; its tail ends at the slot.
  const left = wijst === null ? null : Math.max(Math.min(RAND, (wijst.breed - w) / 2), Math.min(wijst.x - 70, wijst.breed - w - RAND));
  const staart = wijst === null || left === null ? 0 : Math.max(24, Math.min(w - 84, wijst.x - left - 8));
  return (
    <aside ref={ref} className="hulp" aria-label={teksten('spel.hulp')} style={left === null || w === 0 ? undefined : { left: `${left}px`, right: 'auto' }}>
      <GolfKaart className="hulp-kaart">
        <span className="hulp-icoon">{icoon === null ? <Icoon naam="golf" maat={34} /> : <img src={icoon} alt="" draggable={false} />}</span>
        <Regel text={hulp.text} accent={hulp.accent} />
        <button type="button" className="rondknop rondknop-zee" aria-label={teksten('spel.hulp.horen')} onClick={props.onHoor}><Icoon naam="luid" maat={28} /></button>
      </GolfKaart>
      {wijst !== null && <svg className="hulp-punt" style={{ left: `${staart}px` }} viewBox="0 0 60 34" width="60" height="34" aria-hidden="true"><path d="M8 0h44L14 33c-2 1.5-4 0-4-2z" /></svg>}
    </aside>
  );
}
