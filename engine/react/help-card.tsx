import { useMemo, useRef, type ReactNode } from 'react';
import type { HelpCard as Help } from '#engine/runtime/contract.ts';
import { useSize } from './use-size.ts';
import { WaveCard } from './wave-card.tsx';
import { SpelIcon } from './icons.tsx';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';

interface Props {
  help: Help;
  texts: Texts;
  image: SpelPictureId;
  onListen(): void;
  /** Left top of a card of this size, CSS px. */
  spot(size: { w: number; h: number }): { x: number; y: number };
}

/** Narrowest line, in characters. */
const LINE_MIN = 14;

/** The line with its tricky grapheme large; only the last place where it occurs counts. */
function Rule(props: { text: string; accent: string | undefined }): ReactNode {
  const { text, accent = '' } = props;
  // Two even lines: a card half as wide fits in a corner beside what is played with.
  const style = { maxWidth: `${Math.max(LINE_MIN, Math.ceil(text.length / 2))}ch` };
  const at = accent === '' ? -1 : text.lastIndexOf(accent);
  return (
    <span className="help-rule" style={style}>
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <strong className="help-accent">{accent}</strong>
          {text.slice(at + accent.length)}
        </>
      )}
    </span>
  );
}

/** Second step of the feedback ladder: rule icon and one line; never the answer. It stands where it covers nothing that is needed. */
export function HelpCardPanel(props: Props): ReactNode {
  const { help, texts, spot } = props;
  const icon = help.ruleIcon === undefined ? null : props.image(help.ruleIcon);
  const ref = useRef<HTMLElement>(null);
  const { w, h } = useSize(ref);
  const { x, y } = useMemo(() => spot({ w, h }), [spot, w, h]);
  return (
    <aside ref={ref} className="help" aria-label={texts('spel.hulp')} style={{ left: `${x}px`, top: `${y}px` }}>
      <WaveCard className="help-card">
        <span className="help-icon">
          {icon === null ? <SpelIcon name="golf" size={34} /> : <img src={icon} alt="" draggable={false} />}
        </span>
        <Rule text={help.text} accent={help.accent} />
        <button
          type="button"
          className="round-button round-button-sea"
          aria-label={texts('spel.hulp.horen')}
          onClick={props.onListen}
        >
          <SpelIcon name="luid" size={28} />
        </button>
      </WaveCard>
    </aside>
  );
}
