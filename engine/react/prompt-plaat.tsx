import type { ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract.ts';
import type { SpelToestand } from '#engine/runtime/contract.ts';
import { zinDelen } from '#engine/runtime/zin.ts';
import { Icoon } from './iconen.tsx';
import type { Plaatje } from './spel-props.ts';
import type { Teksten } from './teksten.ts';

interface Props {
  vraag: Question;
  toestand: SpelToestand;
  teksten: Teksten;
  plaatje: Plaatje;
  onHoor(): void;
}
type Zinsdelen = NonNullable<Question['prompt']['sentence']>;

/** Tense of a verb question, from the last part of its instruction key; empty when the key names none. */
function tijdVan(vraag: Question, teksten: Teksten): string {
  const variant = /^prompt\.werkwoord\.(\w+)$/.exec(vraag.prompt.instructionKey)?.[1];
  if (variant === undefined) return '';
  const key = `spel.tijd.${variant}`;
  const tekst = teksten(key);
  return tekst === key ? '' : tekst;
}

function Zin(props: { toestand: SpelToestand; teksten: Teksten; zin: Zinsdelen }): ReactNode {
  const { toestand, teksten, zin } = props;
  const { voor, na } = zinDelen(zin);
  const woord = toestand.fase === 'woordklaar' && toestand.woord && !toestand.woord.bedekt ? toestand.woord.text : null;
  return (
    <span className="prompt-zin">
      {voor}
      {woord === null ? (
        <span className="prompt-gat" role="img" aria-label={teksten('spel.gat')} />
      ) : (
        <strong className="prompt-vol">{woord}</strong>
      )}
      {na}
    </span>
  );
}

/** The prompt word, for a verb with its tense. */
function Woord(props: { vraag: Question; text: string; teksten: Teksten }): ReactNode {
  const tijd = tijdVan(props.vraag, props.teksten);
  return (
    <>
      <strong className="prompt-woord">{props.text}</strong>
      {tijd !== '' && <span className="prompt-tijd">{tijd}</span>}
    </>
  );
}

function Inhoud(props: Props): ReactNode {
  const { vraag, toestand, teksten, plaatje } = props;
  const { text, sentence, picture } = vraag.prompt;
  const bron = picture === undefined ? null : plaatje(picture);
  const kaal = !sentence && text === undefined && bron === null;
  if (toestand.flits !== null) return <strong className="prompt-woord prompt-flits">{toestand.flits}</strong>;
  return (
    <>
      {text !== undefined && <Woord vraag={vraag} text={text} teksten={teksten} />}
      {sentence && <Zin toestand={toestand} teksten={teksten} zin={sentence} />}
      {kaal && <span className="prompt-opdracht">{teksten(vraag.prompt.instructionKey)}</span>}
      {bron !== null && <img className="prompt-plaatje" src={bron} alt="" draggable={false} />}
    </>
  );
}

/** Centre of the HUD: what is asked. */
export function PromptPlaat(props: Props): ReactNode {
  const { vraag, teksten } = props;
  const lang = (vraag.prompt.sentence?.before.length ?? 0) + (vraag.prompt.sentence?.after.length ?? 0) > 34;
  return (
    <section className="prompt" aria-label={teksten('spel.opdracht')} data-lang={lang || undefined}>
      {vraag.prompt.audio !== undefined && (
        <button
          type="button"
          className="rondknop rondknop-zee"
          aria-label={teksten('spel.horen')}
          onClick={props.onHoor}
        >
          <Icoon naam="luid" maat={32} />
        </button>
      )}
      <Inhoud {...props} />
    </section>
  );
}
