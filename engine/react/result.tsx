import { useEffect, useRef, type ReactNode } from 'react';
import type { RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { Sound } from '#engine/runtime/contract.ts';
import { useCountUp } from './use-count-up.ts';
import { WaveCard } from './wave-card.tsx';
import { Purse } from './hud.tsx';
import { SpelIcon, Munt, Star } from './icons.tsx';
import { Confetti, ResultDecor } from './result-decor.tsx';
import type { SpelPictureId, ResultActions, ResultAmbience, RoundBooking } from './spel-props.ts';
import type { Texts } from './texts.ts';
import './result.css';
import './words.css';

interface Props {
  result: RoundResult;
  name: string;
  munten: number;
  booking: RoundBooking;
  texts: Texts;
  sound: Sound;
  image: SpelPictureId;
  still: boolean;
  actions: ResultActions;
  ambience?: ResultAmbience | undefined;
}

const STAR_MS = 420;
const FLIGHT = [0, 1, 2, 3, 4, 5, 6];

/** Chime per star, fanfare for three, coins at the end; silent steps are skipped when leaving early. */
function useCelebrationSound(props: Props): void {
  const { sound, result, still } = props;
  useEffect(() => {
    const clocks: ReturnType<typeof setTimeout>[] = [];
    const later = (ms: number, name: string): void => {
      clocks.push(setTimeout(() => sound.play(name), still ? 0 : ms));
    };
    for (let i = 0; i < result.stars; i++) later(300 + i * STAR_MS, `chime-${2 * i + 1}`);
    later(300 + result.stars * STAR_MS, result.stars === 3 ? 'fanfare-l' : 'fanfare-s');
    if (result.coins > 0) later(900 + result.stars * STAR_MS, 'cash');
    return () => clocks.forEach(clearTimeout);
  }, [sound, result, still]);
}

function Stars(props: { stars: number; texts: Texts }): ReactNode {
  return (
    <div className="res-stars" role="img" aria-label={props.texts('spel.resultaat.sterren', { aantal: props.stars })}>
      {[0, 1, 2].map((i) => (
        <span
          key={i}
          className={`res-star res-ster-${i}`}
          data-aan={i < props.stars || undefined}
          style={{ '--after': `${300 + i * STAR_MS}ms` }}
        >
          <Star on={i < props.stars} />
        </span>
      ))}
    </div>
  );
}

/** Letters of its longest word, by which a plate sizes them. */
const lettersOf = (text: string): Record<`--${string}`, number> => ({
  '--letters': Math.max(...text.split(' ').map((woord) => woord.length)),
});

function Learned(props: Props): ReactNode {
  const { result, texts, sound } = props;
  return (
    <section
      className="res-box res-learned"
      data-veel={result.learned.length > 8 || undefined}
      data-kort={result.learned.length <= 3 || undefined}
    >
      <h2>
        <span className="checkmark-circle">
          <SpelIcon name="vink" size={22} />
        </span>
        {texts('spel.resultaat.geleerd')}
      </h2>
      {result.learned.length === 0 && <p className="res-empty">{texts('spel.resultaat.geleerd.leeg')}</p>}
      <ul>
        {result.learned.map((woord) => (
          <li key={woord}>
            <button
              type="button"
              className="woord-plate"
              data-lang={woord.length > 10 || undefined}
              style={lettersOf(woord)}
              aria-label={texts('spel.resultaat.hoor', { woord })}
              onClick={() => {
                void sound.say(`w:${woord}`);
              }}
            >
              {woord}
            </button>
            <span className="checkmark-circle checkmark-circle-small">
              <SpelIcon name="vink" size={18} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MorePractice(props: Props): ReactNode {
  const { result, texts, sound } = props;
  if (result.revisit.length === 0) return null;
  return (
    <section className="res-box res-practice">
      <h2>{texts('spel.resultaat.oefenen')}</h2>
      <ul>
        {result.revisit.map((woord) => (
          <li key={woord}>
            <WaveCard radius={16}>
              <button
                type="button"
                className="woord-plate"
                data-lang={woord.length > 10 || undefined}
                style={lettersOf(woord)}
                aria-label={texts('spel.resultaat.hoor', { woord })}
                onClick={() => {
                  void sound.say(`w:${woord}`);
                }}
              >
                {woord}
              </button>
            </WaveCard>
          </li>
        ))}
      </ul>
      <p className="res-back">
        <span className="help-icon">
          <SpelIcon name="golf" size={28} />
        </span>
        {texts('spel.resultaat.terug')}
      </p>
    </section>
  );
}

function Buttons(props: { actions: ResultActions; texts: Texts }): ReactNode {
  const { actions, texts } = props;
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const { next, playAgain } = actions;
  return (
    <nav className="res-buttons">
      {playAgain && (
        <button type="button" className="button" onClick={() => playAgain()}>
          <span className="color-sea">
            <SpelIcon name="opnieuw" size={32} />
          </span>
          {texts('spel.resultaat.nogEens')}
        </button>
      )}
      {next && (
        <button type="button" className="button button-sea button-head" ref={head} onClick={() => next()}>
          <span className="play-circle">
            <SpelIcon name="speel" size={20} />
          </span>
          {texts('spel.resultaat.volgende')}
        </button>
      )}
      <button
        type="button"
        className={next ? 'button' : 'button button-sea button-head'}
        ref={next ? undefined : head}
        onClick={() => actions.map()}
      >
        <SpelIcon name="kaart" size={32} />
        {texts('spel.resultaat.kaart')}
      </button>
    </nav>
  );
}

function Figures(props: { ambience: ResultAmbience | undefined }): ReactNode {
  const { links: left, right } = props.ambience ?? {};
  return (
    <>
      {left !== undefined && <img className="res-figure res-figure-left" src={left} alt="" draggable={false} />}
      {right !== undefined && <img className="res-figure res-figure-right" src={right} alt="" draggable={false} />}
    </>
  );
}

/** The purse that fills, with the coins that fly to it. */
function Filling(props: { earned: number; balance: number; waitMs: number; still: boolean; texts: Texts }): ReactNode {
  const { earned, balance, waitMs, still, texts } = props;
  const state = useCountUp({ from: balance - earned, until: balance, waitMs, direct: still });
  return (
    <>
      <div className="res-purse">
        <Purse munten={state} texts={texts} />
        {earned > 0 && <b className="res-added">{texts('spel.resultaat.erbij', { aantal: earned })}</b>}
      </div>
      {earned > 0 && !still && (
        <div className="res-flight" aria-hidden="true">
          {FLIGHT.map((i) => (
            <span key={i} style={{ '--after': `${waitMs - 300 + i * 110}ms` }}>
              <Munt size={38} />
            </span>
          ))}
        </div>
      )}
      <p className="only-reader" role="status">
        {texts('spel.resultaat.munten', { aantal: balance })}
      </p>
    </>
  );
}

/** Coins come from the ledger of the server alone: until it has answered nothing is added, and what comes later is told. */
function Munten(props: Props & { waitMs: number }): ReactNode {
  const { booking, munten, result, waitMs, still, texts } = props;
  if (typeof booking === 'object') return <Filling {...booking} waitMs={waitMs} still={still} texts={texts} />;
  return (
    <div className="res-purse">
      <Purse munten={munten} texts={texts} />
      {booking === 'later' && result.coins > 0 && (
        <p className="res-later" role="status">
          {texts('spel.resultaat.straks', { aantal: result.coins })}
        </p>
      )}
    </div>
  );
}

/** End of the round: stars, what the child can do now, what comes back, coins, three ways on. */
export function ResultCard(props: Props): ReactNode {
  const { result, name, texts, ambience, still } = props;
  useCelebrationSound(props);
  const titleKey = result.stars === 0 ? 'spel.resultaat.titel.later' : (ambience?.titleKey ?? 'spel.resultaat.titel');
  const sticker = result.stickers[0] === undefined ? null : props.image(result.stickers[0]);
  return (
    <main className="res" data-stil={still || undefined}>
      <ResultDecor background={ambience?.background} />
      {result.stars > 0 && <Confetti />}
      <Figures ambience={ambience} />
      <Munten {...props} waitMs={900 + result.stars * STAR_MS} />
      <div className="res-panel">
        <Stars stars={result.stars} texts={texts} />
        <div className="res-ribbon">
          <h1>{texts(titleKey, { naam: name })}</h1>
        </div>
        <div className="res-woorden" data-alleen={result.revisit.length === 0 || undefined}>
          <Learned {...props} />
          <MorePractice {...props} />
          {sticker !== null && (
            <p className="res-sticker">
              <img src={sticker} alt="" />
              {texts('spel.resultaat.sticker')}
            </p>
          )}
        </div>
      </div>
      <Buttons actions={props.actions} texts={texts} />
    </main>
  );
}
