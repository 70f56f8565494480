import type { ReactNode } from 'react';
import type { HulpKaart as Hulp } from '#engine/runtime/contract.ts';
import { GolfKaart } from './golf-kaart.tsx';
import { Icoon } from './iconen.tsx';
import type { Plaatje } from './spel-props.ts';
import type { Teksten } from './teksten.ts';

interface Props { hulp: Hulp; teksten: Teksten; plaatje: Plaatje; onHoor(): void; /** Place of the slot as a share 0..1 of the screen width; null without a slot. */ wijst: number | null }

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
  const punt = wijst === null ? undefined : { '--wijst': `${(wijst * 100).toFixed(1)}%` };
  return (
    <aside className="hulp" aria-label={teksten('spel.hulp')} style={punt} data-wijst={wijst === null ? undefined : true}>
      <GolfKaart className="hulp-kaart">
        <span className="hulp-icoon">{icoon === null ? <Icoon naam="golf" maat={34} /> : <img src={icoon} alt="" draggable={false} />}</span>
        <Regel text={hulp.text} accent={hulp.accent} />
        <button type="button" className="rondknop rondknop-zee" aria-label={teksten('spel.hulp.horen')} onClick={props.onHoor}><Icoon naam="luid" maat={28} /></button>
      </GolfKaart>
      {wijst !== null && <svg className="hulp-punt" viewBox="0 0 60 34" width="60" height="34" aria-hidden="true"><path d="M8 0h44L14 33c-2 1.5-4 0-4-2z" /></svg>}
    </aside>
  );
}
