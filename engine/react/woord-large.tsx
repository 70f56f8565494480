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

const STEPS: readonly { icoon: SpelIconName; key: string }[] = [
  { icoon: 'oog', key: 'spel.woord.kijk' },
  { icoon: 'oogDicht', key: 'spel.woord.bedek' },
  { icoon: 'potlood', key: 'spel.woord.doe' },
];

/** Look, cover, do: the word with its tricky grapheme, then covered while the child does it. */
function LookCoverDo(props: { woord: Woord; texts: Texts }): ReactNode {
  const step = props.woord.bedekt ? 2 : 0;
  return (
    <div className="large large-show" data-bedekt={props.woord.bedekt || undefined}>
      <ol className="large-steps">
        {STEPS.map((s, i) => (
          <li key={s.key} aria-current={i === step ? 'step' : undefined} data-klaar={i < step || undefined}>
            <SpelIcon naam={s.icoon} maat={26} />
            <span>{props.texts(s.key)}</span>
          </li>
        ))}
      </ol>
      <p className="large-plate">
        {props.woord.bedekt ? <SpelIcon naam="oogDicht" maat={44} /> : <Letters woord={props.woord} />}
      </p>
    </div>
  );
}

/** The finished word, large and right, with the teal ribbon; never a modal. */
export function LargeWoord(props: { woord: Woord; toon: boolean; texts: Texts }): ReactNode {
  if (props.toon) return <LookCoverDo woord={props.woord} texts={props.texts} />;
  return (
    <div className="large large-done" aria-hidden="true">
      <p className="large-plate">
        <Letters woord={props.woord} />
      </p>
      <span className="large-ribbon">
        <SpelIcon naam="vink" maat={34} />
      </span>
    </div>
  );
}
