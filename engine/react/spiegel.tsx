import { useRef, type ReactNode } from 'react';
import type { Question } from '#engine/core/oefening/contract.ts';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';
import { zinDelen } from '#engine/runtime/zin.ts';
import { useEigenToetsen } from './gebruik-eigen-toetsen.ts';
import type { Teksten } from './teksten.ts';

interface Props {
  spel: Spel;
  toestand: SpelToestand;
  teksten: Teksten;
  oneSwitch: boolean;
}

/** The question in one spoken line: instruction, word or cloze sentence. */
export function vraagTekst(vraag: Question, teksten: Teksten): string {
  const { text, sentence, instructionKey } = vraag.prompt;
  const delen = sentence ? zinDelen(sentence) : null;
  const zin = delen === null ? '' : `${delen.voor}(${teksten('spel.gat')})${delen.na}`;
  return [teksten(instructionKey), text ?? '', zin].filter((deel) => deel !== '').join(' ');
}

/** Entry field for a hardware or braille keyboard; each change becomes letters and backspaces for the game. */
function Invoer(props: Props): ReactNode {
  const { spel, toestand, teksten } = props;
  const onChange = (nieuw: string): void => {
    const oud = toestand.invoer;
    let gelijk = 0;
    while (gelijk < oud.length && oud[gelijk] === nieuw[gelijk]) gelijk += 1;
    for (let i = oud.length; i > gelijk; i--) spel.backspace('toets');
    for (const letter of nieuw.slice(gelijk)) spel.type(letter, 'toets');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        spel.submit('toets');
      }}
    >
      <label>
        {teksten('spel.invoer')}
        <input
          type="text"
          value={toestand.invoer}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <button type="submit">{teksten('spel.invoer.klaar')}</button>
    </form>
  );
}

function Keuzes(props: Props): ReactNode {
  const { toestand, spel, teksten } = props;
  return (
    <ul aria-label={teksten('spel.keuzes')}>
      {toestand.keuzes.map((keuze, i) => (
        <li key={keuze.id}>
          <button
            type="button"
            data-scan={props.oneSwitch && i === toestand.scan ? true : undefined}
            aria-pressed={keuze.bezig || undefined}
            onFocus={() => spel.focus(keuze.id)}
            onBlur={() => spel.focus(null)}
            onClick={() => spel.choose(keuze.id, props.oneSwitch ? 'knop' : 'toets')}
          >
            {keuze.bezig ? teksten('spel.keuze.bezig', { label: keuze.label }) : keuze.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** True when the child may type now: an entry question, or the entry step after the choices of a mark or read question are gone. */
export function vraagtInvoer(vraag: Question, toestand: SpelToestand): boolean {
  const { view } = vraag;
  if (view.shape === 'entry') return true;
  if (toestand.keuzes.length > 0 || toestand.flits !== null) return false;
  return (
    (view.shape === 'mark' && view.followUp?.shape === 'entry') ||
    (view.shape === 'read' && view.then?.shape === 'entry')
  );
}

function railTekst(rail: SpelToestand['rail'], teksten: Teksten): string {
  const goed = rail.map((vak) =>
    vak.state === 'goed' || vak.state === 'gegeven' ? vak.text : teksten('spel.rail.leeg'),
  );
  return teksten('spel.rail', { woord: goed.join(', ') });
}

/** DOM mirror of the canvas: everything that can be answered, without seeing it. What has the focus is shown as a plate, so sighted keyboard users see where they are. */
export function Spiegel(props: Props): ReactNode {
  const { toestand, teksten } = props;
  const { vraag } = toestand;
  const ref = useRef<HTMLElement>(null);
  useEigenToetsen(ref);
  const entry = vraag !== null && vraagtInvoer(vraag, toestand);
  return (
    <section ref={ref} className="spiegel" aria-label={teksten('spel.spel')}>
      {vraag && <h2>{vraagTekst(vraag, teksten)}</h2>}
      {vraag && toestand.rail.length > 0 && <p>{railTekst(toestand.rail, teksten)}</p>}
      {toestand.hulp && <p>{toestand.hulp.text}</p>}
      {toestand.keuzes.length > 0 && <Keuzes {...props} />}
      {entry && <Invoer {...props} />}
      <p aria-live="polite" role="status">
        {toestand.live}
      </p>
    </section>
  );
}
