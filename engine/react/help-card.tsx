import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { HelpCard as Help } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import type { ElementSize } from './use-size.ts';
import { WaveCard } from './wave-card.tsx';
import { SpelIcon } from './icons.tsx';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';

interface Props {
  help: Help;
  texts: Texts;
  image: SpelPictureId;
  onListen(): void;
  spel: Pick<MountedSpel, 'helpSpot'>;
  /** The screen: another one asks for another place. What moves under a card that stands does not. */
  size: ElementSize;
}

/** Narrowest line, in characters. */
const LINE_MIN = 14;

/** The line with its tricky grapheme large; only the last place where it occurs counts. */
function Rule({ text, accent = '' }: { text: string; accent: string | undefined }): ReactNode {
  // Two even lines: a card half as wide fits in a corner beside what is played with.
  const style = { maxWidth: `${Math.max(LINE_MIN, Math.ceil(text.length / 2))}ch` };
  const found = text.lastIndexOf(accent);
  const spot = found < 0 ? text.length : found;
  return (
    <span className="help-rule" style={style}>
      {text.slice(0, spot)}
      {spot < text.length && <strong className="help-accent">{accent}</strong>}
      {text.slice(spot + accent.length)}
    </span>
  );
}

/** Second step of the feedback ladder: rule icon and one line; never the answer. It stands where it covers nothing that is needed. */
export function HelpCardPanel(props: Props): ReactNode {
  const { help, texts, spel, size } = props;
  const icon = help.ruleIcon === undefined ? null : props.image(help.ruleIcon);
  const ref = useRef<HTMLElement>(null);
  // Wide and low, or narrow and high: what covers least.
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const stand = (narrow: boolean): number => {
      card.toggleAttribute('data-narrow', narrow);
      const { x, y, covered } = spel.helpSpot({ w: card.offsetWidth, h: card.offsetHeight });
      card.style.left = `${x}px`;
      card.style.top = `${y}px`;
      return covered;
    };
    const wide = stand(false);
    if (wide > 0 && stand(true) >= wide) stand(false);
  }, [spel, help, size]);
  return (
    <aside ref={ref} className="help" aria-label={texts('spel.hulp')}>
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
