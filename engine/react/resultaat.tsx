import { useEffect, useRef, type ReactNode } from 'react';
import type { RoundResult } from '#engine/core/oefening/contract.ts';
import type { Geluid } from '#engine/runtime/contract.ts';
import { useOplopend } from './gebruik-oplopend.ts';
import { GolfKaart } from './golf-kaart.tsx';
import { Beurs } from './hud.tsx';
import { Icoon, Munt, Ster } from './iconen.tsx';
import { Confetti, ResultaatDecor } from './resultaat-decor.tsx';
import type { Plaatje, ResultaatActies, ResultaatSfeer } from './spel-props.ts';
import type { Teksten } from './teksten.ts';
import './resultaat.css';

interface Props {
  resultaat: RoundResult;
  naam: string;
  munten: number;
  teksten: Teksten;
  geluid: Geluid;
  plaatje: Plaatje;
  stil: boolean;
  acties: ResultaatActies;
  sfeer?: ResultaatSfeer | undefined;
}

const STER_MS = 420;
const VLUCHT = [0, 1, 2, 3, 4, 5, 6];

/** Chime per star, fanfare for three, coins at the end; silent steps are skipped when leaving early. */
function useFeestgeluid(props: Props): void {
  const { geluid, resultaat, stil } = props;
  useEffect(() => {
    const klokken: ReturnType<typeof setTimeout>[] = [];
    const later = (ms: number, naam: string): void => {
      klokken.push(setTimeout(() => geluid.play(naam), stil ? 0 : ms));
    };
    for (let i = 0; i < resultaat.stars; i++) later(300 + i * STER_MS, `chime-${2 * i + 1}`);
    later(300 + resultaat.stars * STER_MS, resultaat.stars === 3 ? 'fanfare-l' : 'fanfare-s');
    if (resultaat.coins > 0) later(900 + resultaat.stars * STER_MS, 'cash');
    return () => klokken.forEach(clearTimeout);
  }, [geluid, resultaat, stil]);
}

function Sterren(props: { stars: number; teksten: Teksten }): ReactNode {
  return (
    <div
      className="res-sterren"
      role="img"
      aria-label={props.teksten('spel.resultaat.sterren', { aantal: props.stars })}
    >
      {[0, 1, 2].map((i) => (
        <span
          key={i}
          className={`res-ster res-ster-${i}`}
          data-aan={i < props.stars || undefined}
          style={{ '--na': `${300 + i * STER_MS}ms` }}
        >
          <Ster aan={i < props.stars} />
        </span>
      ))}
    </div>
  );
}

function Geleerd(props: Props): ReactNode {
  const { resultaat, teksten, geluid } = props;
  return (
    <section
      className="res-vak res-geleerd"
      data-veel={resultaat.learned.length > 8 || undefined}
      data-kort={resultaat.learned.length <= 3 || undefined}
    >
      <h2>
        <span className="vinkrond">
          <Icoon naam="vink" maat={22} />
        </span>
        {teksten('spel.resultaat.geleerd')}
      </h2>
      {resultaat.learned.length === 0 && <p className="res-leeg">{teksten('spel.resultaat.geleerd.leeg')}</p>}
      <ul>
        {resultaat.learned.map((woord) => (
          <li key={woord}>
            <button
              type="button"
              className="woordplaat"
              data-lang={woord.length > 10 || undefined}
              aria-label={teksten('spel.resultaat.hoor', { woord })}
              onClick={() => {
                void geluid.say(`w:${woord}`);
              }}
            >
              {woord}
            </button>
            <span className="vinkrond vinkrond-klein">
              <Icoon naam="vink" maat={18} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NogOefenen(props: Props): ReactNode {
  const { resultaat, teksten, geluid } = props;
  if (resultaat.revisit.length === 0) return null;
  return (
    <section className="res-vak res-oefenen">
      <h2>{teksten('spel.resultaat.oefenen')}</h2>
      <ul>
        {resultaat.revisit.map((woord) => (
          <li key={woord}>
            <GolfKaart straal={16}>
              <button
                type="button"
                className="woordplaat"
                data-lang={woord.length > 10 || undefined}
                aria-label={teksten('spel.resultaat.hoor', { woord })}
                onClick={() => {
                  void geluid.say(`w:${woord}`);
                }}
              >
                {woord}
              </button>
            </GolfKaart>
          </li>
        ))}
      </ul>
      <p className="res-terug">
        <span className="hulp-icoon">
          <Icoon naam="golf" maat={28} />
        </span>
        {teksten('spel.resultaat.terug')}
      </p>
    </section>
  );
}

function Knoppen(props: { acties: ResultaatActies; teksten: Teksten }): ReactNode {
  const { acties, teksten } = props;
  const hoofd = useRef<HTMLButtonElement>(null);
  useEffect(() => hoofd.current?.focus({ preventScroll: true }), []);
  const { volgende } = acties;
  return (
    <nav className="res-knoppen">
      <button type="button" className="knop" onClick={() => acties.nogEens()}>
        <span className="kleur-zee">
          <Icoon naam="opnieuw" maat={32} />
        </span>
        {teksten('spel.resultaat.nogEens')}
      </button>
      {volgende && (
        <button type="button" className="knop knop-zee knop-hoofd" ref={hoofd} onClick={() => volgende()}>
          <span className="speelrond">
            <Icoon naam="speel" maat={20} />
          </span>
          {teksten('spel.resultaat.volgende')}
        </button>
      )}
      <button
        type="button"
        className={volgende ? 'knop' : 'knop knop-zee knop-hoofd'}
        ref={volgende ? undefined : hoofd}
        onClick={() => acties.kaart()}
      >
        <Icoon naam="kaart" maat={32} />
        {teksten('spel.resultaat.kaart')}
      </button>
    </nav>
  );
}

function Figuren(props: { sfeer: ResultaatSfeer | undefined }): ReactNode {
  const { links, rechts } = props.sfeer ?? {};
  return (
    <>
      {links !== undefined && <img className="res-figuur res-figuur-links" src={links} alt="" draggable={false} />}
      {rechts !== undefined && <img className="res-figuur res-figuur-rechts" src={rechts} alt="" draggable={false} />}
    </>
  );
}

/** The purse that fills, with the coins that fly to it. */
function Munten(props: { coins: number; van: number; wachtMs: number; stil: boolean; teksten: Teksten }): ReactNode {
  const { coins, van, wachtMs, stil, teksten } = props;
  const stand = useOplopend({ van, tot: van + coins, wachtMs, direct: stil });
  return (
    <>
      <div className="res-beurs">
        <Beurs munten={stand} teksten={teksten} />
        {coins > 0 && <b className="res-erbij">{teksten('spel.resultaat.erbij', { aantal: coins })}</b>}
      </div>
      {coins > 0 && !stil && (
        <div className="res-vlucht" aria-hidden="true">
          {VLUCHT.map((i) => (
            <span key={i} style={{ '--na': `${wachtMs - 300 + i * 110}ms` }}>
              <Munt maat={38} />
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** End of the round: stars, what the child can do now, what comes back, coins, three ways on. */
export function Resultaat(props: Props): ReactNode {
  const { resultaat, naam, teksten, sfeer, stil, munten } = props;
  useFeestgeluid(props);
  const titelKey = resultaat.stars === 0 ? 'spel.resultaat.titel.later' : (sfeer?.titelKey ?? 'spel.resultaat.titel');
  const sticker = resultaat.stickers[0] === undefined ? null : props.plaatje(resultaat.stickers[0]);
  return (
    <main className="res" data-stil={stil || undefined}>
      <ResultaatDecor achtergrond={sfeer?.achtergrond} />
      {resultaat.stars > 0 && <Confetti />}
      <Figuren sfeer={sfeer} />
      <Munten
        coins={resultaat.coins}
        van={munten}
        wachtMs={900 + resultaat.stars * STER_MS}
        stil={stil}
        teksten={teksten}
      />
      <div className="res-paneel">
        <Sterren stars={resultaat.stars} teksten={teksten} />
        <div className="res-lint">
          <h1>{teksten(titelKey, { naam })}</h1>
        </div>
        <div className="res-woorden" data-alleen={resultaat.revisit.length === 0 || undefined}>
          <Geleerd {...props} />
          <NogOefenen {...props} />
          {sticker !== null && (
            <p className="res-sticker">
              <img src={sticker} alt="" />
              {teksten('spel.resultaat.sticker')}
            </p>
          )}
        </div>
      </div>
      <Knoppen acties={props.acties} teksten={teksten} />
      <p className="alleen-lezer" role="status">
        {teksten('spel.resultaat.munten', { aantal: munten + resultaat.coins })}
      </p>
    </main>
  );
}
