import { useMemo, useRef, type ReactNode } from 'react';
import type { HulpKaart as Hulp } from '#engine/runtime/contract.ts';
import { useMaat } from './gebruik-maat.ts';
import { GolfKaart } from './golf-kaart.tsx';
import { Icoon } from './iconen.tsx';
import type { Plaatje } from './spel-props.ts';
import type { Teksten } from './teksten.ts';

interface Props {
  hulp: Hulp;
  teksten: Teksten;
  plaatje: Plaatje;
  onHoor(): void;
  /** Left top of a card of this size, CSS px. */
  plek(maat: { w: number; h: number }): { x: number; y: number };
}

/** Narrowest line, in characters. */
const REGEL_MIN = 14;

/** The line with its tricky grapheme large; only the last place where it occurs counts. */
function Regel(props: { text: string; accent: string | undefined }): ReactNode {
  const { text, accent } = props;
  // Two even lines: a card half as wide fits in a corner beside what is played with.
  const stijl = { maxWidth: `${Math.max(REGEL_MIN, Math.ceil(text.length / 2))}ch` };
  const plek = accent === undefined || accent === '' ? -1 : text.lastIndexOf(accent);
  if (plek < 0 || accent === undefined)
    return (
      <span className="hulp-regel" style={stijl}>
        {text}
      </span>
    );
  return (
    <span className="hulp-regel" style={stijl}>
      {text.slice(0, plek)}
      <strong className="hulp-accent">{accent}</strong>
      {text.slice(plek + accent.length)}
    </span>
  );
}

/** Second step of the feedback ladder: rule icon and one line; never the answer. It stands where it covers nothing that is needed. */
export function HulpKaart(props: Props): ReactNode {
  const { hulp, teksten, plek } = props;
  const icoon = hulp.ruleIcon === undefined ? null : props.plaatje(hulp.ruleIcon);
  const ref = useRef<HTMLElement>(null);
  const { w, h } = useMaat(ref);
  const { x, y } = useMemo(() => plek({ w, h }), [plek, w, h]);
  return (
    <aside ref={ref} className="hulp" aria-label={teksten('spel.hulp')} style={{ left: `${x}px`, top: `${y}px` }}>
      <GolfKaart className="hulp-kaart">
        <span className="hulp-icoon">
          {icoon === null ? <Icoon naam="golf" maat={34} /> : <img src={icoon} alt="" draggable={false} />}
        </span>
        <Regel text={hulp.text} accent={hulp.accent} />
        <button
          type="button"
          className="rondknop rondknop-zee"
          aria-label={teksten('spel.hulp.horen')}
          onClick={props.onHoor}
        >
          <Icoon naam="luid" maat={28} />
        </button>
      </GolfKaart>
    </aside>
  );
}
