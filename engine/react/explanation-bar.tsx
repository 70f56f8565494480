import type { ReactNode } from 'react';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { SpelIcon } from './icons.tsx';
import type { Texts } from './texts.ts';

/** Caption of the tutorial: one line, dots for the steps, a button to skip. */
export function ExplanationBar(props: {
  explanation: NonNullable<SpelState['explanation']>;
  spel: MountedSpel;
  texts: Texts;
}): ReactNode {
  const { explanation, texts } = props;
  return (
    <div
      className="explanation"
      role="note"
      aria-label={texts('spel.uitleg.stap', { stap: explanation.step, van: explanation.from })}
    >
      <p key={explanation.key}>{texts(explanation.key)}</p>
      <span className="explanation-dots" aria-hidden="true">
        {Array.from({ length: explanation.from }, (_, i) => (
          <i key={`bead-${String(i)}`} data-aan={i < explanation.step || undefined} />
        ))}
      </span>
      <button type="button" className="button button-still" onClick={() => props.spel.skip()}>
        {texts('spel.uitleg.over')}
        <SpelIcon name="speel" size={22} />
      </button>
    </div>
  );
}
