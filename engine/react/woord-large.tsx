import type { ReactNode } from 'react';
import type { SpelState } from '#engine/runtime/contract.ts';
import { SpelIcon, type SpelIconName } from './icons.tsx';
import type { Texts } from './texts.ts';

type Woord = NonNullable<SpelState['woord']>;

function Letters(props: { woord: Woord }): ReactNode {
  const { text, accent } = props.woord;
  if (!accent) return text;
  return (
    <>
      {text.slice(0, accent.from)}
      <em>{text.slice(accent.from, accent.to)}</em>
      {text.slice(accent.to)}
    </>
  );
}

const STEPS: readonly { icon: SpelIconName; key: string }[] = [
  { icon: 'oog', key: 'spel.woord.kijk' },
  { icon: 'oogDicht', key: 'spel.woord.bedek' },
  { icon: 'potlood', key: 'spel.woord.doe' },
];

/** Look, cover, do: the word with its tricky grapheme, then covered while the child does it. */
function LookCoverDo(props: { woord: Woord; texts: Texts }): ReactNode {
  const step = props.woord.covered ? 2 : 0;
  return (
    <div className="large large-show" data-bedekt={props.woord.covered || undefined}>
      <ol className="large-steps">
        {STEPS.map((s, i) => (
          <li key={s.key} aria-current={i === step ? 'step' : undefined} data-klaar={i < step || undefined}>
            <SpelIcon name={s.icon} size={26} />
            <span>{props.texts(s.key)}</span>
          </li>
        ))}
      </ol>
      <p className="large-plate" style={{ '--letters': props.woord.text.length }}>
        {props.woord.covered ? <SpelIcon name="oogDicht" size={44} /> : <Letters woord={props.woord} />}
      </p>
    </div>
  );
}

/** The finished word, large and right, with the teal ribbon; never a modal. */
export function LargeWoord(props: { woord: Woord; show: boolean; texts: Texts }): ReactNode {
  if (props.show) return <LookCoverDo woord={props.woord} texts={props.texts} />;
  return (
    <div className="large large-done" aria-hidden="true">
      <p className="large-plate" style={{ '--letters': props.woord.text.length }}>
        <Letters woord={props.woord} />
      </p>
      <span className="large-ribbon">
        <SpelIcon name="vink" size={34} />
      </span>
    </div>
  );
}
