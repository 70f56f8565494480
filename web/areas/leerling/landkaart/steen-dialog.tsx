import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { SteenItem } from '#server/features/somvensters/route.contract.ts';
import { askAtDoor } from '../shared/api/ask-ronde.ts';
import { curtain } from '../shared/curtain/curtain.ts';
import { useOutbox } from '../shared/frame/outbox-context.tsx';
import { firstDeur } from '../shared/deur/first-deur.ts';
import { LivingFigure } from '../shared/figure/figure-image.tsx';
import { SpelDeur } from './deur.tsx';
import { addressOfSteen, routeNameKey, spelAddress, type SteenView } from './card-model.ts';
import { ruleUrl } from '../shared/rule-art.ts';
import { imageUrl } from '../shared/art.ts';
import { titleParts, woordParts, type WoordPart } from './tricky.ts';
import { SteenShape } from './steen.tsx';

interface Props {
  steen: SteenView;
  today: boolean;
  figure: OwnFigure;
  preference: string | null;
  leerlingId: string;
  onSay(audioId: string): void;
  /** Must keep its identity. */ onClose(): void;
}

/** The parts never move, so the place is the identity. */
const Parts = ({ delen: parts }: { delen: readonly WoordPart[] }): ReactNode =>
  parts.map((part, i) =>
    part.tricky ? (
      <b key={`deel-${String(i)}`} className="tricky">
        {part.text}
      </b>
    ) : (
      <span key={`deel-${String(i)}`}>{part.text}</span>
    ),
  );

function Landscape(): ReactNode {
  return (
    <svg
      className="steen-dialog__land"
      viewBox="0 0 1180 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H1180V180H0Z" fill="#CBE8A7" />
      <circle cx="1078" cy="58" r="43" fill="#FFF0C2" />
      <path
        d="M640 62C632 62 630 48 644 46C646 30 672 26 680 40C692 34 704 44 700 54C716 54 716 62 706 62Z"
        fill="#F4FBEA"
      />
      <path
        d="M944 30C938 30 938 20 948 19C950 8 968 6 974 16C984 12 992 20 988 26C996 27 996 30 990 30Z"
        fill="#F4FBEA"
      />
      <path d="M0 128C140 84 260 112 380 116C560 70 760 110 900 112C1040 92 1120 100 1180 112V180H0Z" fill="#B4DE83" />
      <path d="M0 150C180 128 300 136 420 148C620 120 820 148 1180 132V180H0Z" fill="#9CD05C" />
      {[
        [1050, 140, 0.9],
        [1094, 136, 1.2],
        [1134, 142, 0.85],
      ].map(([x, y, s]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
          <path d="M-3 0V-22H3V0Z" fill="#7D4533" />
          <ellipse cy="-30" rx="19" ry="17" fill="#4C8F2E" />
          <ellipse cx="-4" cy="-33" rx="14" ry="12" fill="#6DB33F" />
        </g>
      ))}
    </svg>
  );
}

/** Picture of a word; a word whose picture is missing stands alone. */
function PictureId({ id, tint }: { id: string; tint: number }): ReactNode {
  const [gone, setDismissed] = useState(false);
  if (gone) return null;
  return (
    <span className="woord-card__image" data-tint={tint}>
      <img src={imageUrl(id)} alt="" draggable={false} onError={() => setDismissed(true)} />
    </span>
  );
}

function Woord(props: {
  example: SteenItem['voorbeelden'][number];
  nr: number;
  doelId: string;
  onSay(): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  const {
    example: { w: woord, plaatje: image },
    nr,
    doelId,
    onSay,
  } = props;
  const length: CSSProperties & Record<`--${string}`, number> = { '--letters': woord.length };
  return (
    <li className="woord-card">
      {image !== undefined && <PictureId id={image} tint={nr} />}
      <span className="woord-card__woord" style={length}>
        <span>
          <Parts delen={woordParts(woord, doelId)} />
        </span>
      </span>
      <button type="button" className="listen" aria-label={t('hoor', { woord })} onClick={onSay}>
        <SpelIcon name="luid" size={32} />
      </button>
    </li>
  );
}

function Header(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const { steen, today } = props;
  const { item, route } = steen;
  const where = t(routeNameKey({ route, today }));
  return (
    <header className="steen-dialog__header">
      <Landscape />
      <span className="steen-dialog__who" aria-hidden="true">
        <svg viewBox="-90 -50 180 110">
          <ellipse cy="8" rx="90" ry="44" fill="#FFE38A" fillOpacity=".55" />
          <SteenShape kind="nu" />
        </svg>
        <LivingFigure figure={props.figure} />
      </span>
      <div className="steen-dialog__title">
        <p>{t('steen.waar', { waar: where, nr: steen.nr, totaal: route.stenen.length })}</p>
        <h2 id="steen-titel">
          <Parts delen={titleParts(item.titel)} />
        </h2>
      </div>
      <button
        type="button"
        className="listen listen--large"
        aria-label={t('hoor', { woord: item.titel })}
        onClick={() => props.onSay(`z:${item.titel}`)}
      >
        <SpelIcon name="luid" size={36} />
      </button>
      <img className="steen-dialog__rule" src={ruleUrl(item.doelId)} alt="" />
    </header>
  );
}

const makeReady = (spel: string): void =>
  void import('../make-ready.ts').then(
    (ready) => ready.makeReady(spel),
    () => undefined,
  );

/** One stone opened: the goal in child words, three examples, and the doors to the games. */
export function SteenDialog(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, props.onClose);
  const { leerlingId, steen } = props;
  const { item } = steen;
  const place = { leerlingId, ...addressOfSteen(steen) };
  const navigate = useNavigate();
  const outbox = useOutbox();
  const deuren = item.deuren.slice(0, 3);
  const choose = firstDeur(deuren, props.preference);
  // The child reads and listens first: meanwhile the door that is most likely is made ready.
  useEffect(() => {
    if (choose !== undefined) makeReady(choose);
  }, [choose]);
  const gone = useRef(false);
  const play = (spel: string): void => {
    // A key that is held presses a door again and again.
    if (gone.current) return;
    gone.current = true;
    // Without an outbox the page of the game asks when there is one.
    if (outbox !== undefined) askAtDoor(place, spel, outbox);
    curtain.fall(spel);
    makeReady(spel);
    void navigate(spelAddress(leerlingId, place, spel));
  };
  return (
    <div className="canvas">
      <button type="button" className="canvas__closed" tabIndex={-1} aria-hidden="true" onClick={props.onClose} />
      <div
        className="steen-dialog"
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby="steen-titel"
        tabIndex={-1}
      >
        <button type="button" className="steen-dialog__close" aria-label={t('sluit')} onClick={props.onClose}>
          <SpelIcon name="kruis" size={30} />
        </button>
        <Header {...props} />
        <div className="steen-dialog__body">
          <ul className="steen-dialog__woorden" aria-label={t('voorbeelden')}>
            {item.voorbeelden.slice(0, 3).map((example, nr) => (
              <Woord
                key={example.w}
                example={example}
                nr={nr}
                doelId={item.doelId}
                onSay={() => props.onSay(`w:${example.w}`)}
              />
            ))}
          </ul>
          <h3>{deuren.length > 0 ? t('kiesDeur') : t(props.steen.away ? 'geenDeur.straks' : 'geenDeur')}</h3>
          <div className="steen-dialog__deuren" data-aantal={deuren.length}>
            {deuren.map((spel) => (
              <SpelDeur key={spel} spel={spel} chooseMe={spel === choose} onChoose={() => play(spel)} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
