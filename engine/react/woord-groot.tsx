import type { ReactNode } from 'react';
import type { SpelToestand } from '#engine/runtime/contract.ts';
import { Icoon, type IcoonNaam } from './iconen.tsx';
import type { Teksten } from './teksten.ts';

type Woord = NonNullable<SpelToestand['woord']>;

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

const STAPPEN: readonly { icoon: IcoonNaam; key: string }[] = [
  { icoon: 'oog', key: 'spel.woord.kijk' },
  { icoon: 'oogDicht', key: 'spel.woord.bedek' },
  { icoon: 'potlood', key: 'spel.woord.doe' },
];

/** Look, cover, do: the word with its tricky grapheme, then covered while the child does it. */
function KijkBedekDoe(props: { woord: Woord; teksten: Teksten }): ReactNode {
  const stap = props.woord.bedekt ? 2 : 0;
  return (
    <div className="groot groot-toon" data-bedekt={props.woord.bedekt || undefined}>
      <ol className="groot-stappen">
        {STAPPEN.map((s, i) => (
          <li key={s.key} aria-current={i === stap ? 'step' : undefined} data-klaar={i < stap || undefined}>
            <Icoon naam={s.icoon} maat={26} />
            <span>{props.teksten(s.key)}</span>
          </li>
        ))}
      </ol>
      <p className="groot-plaat">
        {props.woord.bedekt ? <Icoon naam="oogDicht" maat={44} /> : <Letters woord={props.woord} />}
      </p>
    </div>
  );
}

/** The finished word, large and right, with the teal ribbon; never a modal. */
export function WoordGroot(props: { woord: Woord; toon: boolean; teksten: Teksten }): ReactNode {
  if (props.toon) return <KijkBedekDoe woord={props.woord} teksten={props.teksten} />;
  return (
    <div className="groot groot-klaar" aria-hidden="true">
      <p className="groot-plaat">
        <Letters woord={props.woord} />
      </p>
      <span className="groot-lint">
        <Icoon naam="vink" maat={34} />
      </span>
    </div>
  );
}
