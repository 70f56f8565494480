import type { ReactNode } from 'react';
import type { MountedSpel, SpelState } from '#engine/runtime/contract.ts';
import { SpelIcon } from './icons.tsx';
import type { Texts } from './texts.ts';

/** Caption of the tutorial: one line, dots for the steps, a button to skip. */
export function ExplanationBar(props: {
  uitleg: NonNullable<SpelState['uitleg']>;
  spel: MountedSpel;
  texts: Texts;
}): ReactNode {
  const { uitleg: explanation, texts } = props;
  return (
    <div
      className="explanation"
      role="note"
      aria-label={texts('spel.uitleg.stap', { stap: explanation.stap, van: explanation.van })}
    >
      <p key={explanation.key}>{texts(explanation.key)}</p>
      <span className="explanation-dots" aria-hidden="true">
        {Array.from({ length: explanation.van }, (_, i) => (
          <i key={`stip-${String(i)}`} data-aan={i < explanation.stap || undefined} />
        ))}
      </span>
      <button type="button" className="button button-still" onClick={() => props.spel.skip()}>
        {texts('spel.uitleg.over')}
        <SpelIcon naam="speel" maat={22} />
      </button>
    </div>
  );
}
