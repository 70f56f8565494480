import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusval } from '#engine/react/gebruik-focusval.ts';
import { Icoon } from '#engine/react/iconen.tsx';
import type { SteenItem } from '#server/features/somvensters/route.contract.ts';
import { Avatar } from './avatar.tsx';
import { Deur } from './deur.tsx';
import type { SteenBeeld } from './kaart-model.ts';
import { plaatjeUrl, regelUrl, type Figuur } from './kunst.ts';
import { titelDelen, woordDelen, type Deel } from './lastig.ts';
import { SteenVorm } from './steen.tsx';

interface Props {
  steen: SteenBeeld;
  vandaag: boolean;
  figuur: Figuur;
  voorkeur: string | null;
  onSpeel(spel: string): void;
  onZeg(audioId: string): void;
  /** Must keep its identity. */ onSluit(): void;
}

/** The parts never move, so the place is the identity. */
const Delen = ({ delen }: { delen: readonly Deel[] }): ReactNode =>
  delen.map((deel, i) =>
    deel.lastig ? (
      <b key={`deel-${String(i)}`} className="lastig">
        {deel.tekst}
      </b>
    ) : (
      <span key={`deel-${String(i)}`}>{deel.tekst}</span>
    ),
  );

function Landschap(): ReactNode {
  return (
    <svg
      className="steen-dialoog__land"
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
function Plaatje({ id, tint }: { id: string; tint: number }): ReactNode {
  const [weg, setWeg] = useState(false);
  if (weg) return null;
  return (
    <span className="woordkaart__plaatje" data-tint={tint}>
      <img src={plaatjeUrl(id)} alt="" draggable={false} onError={() => setWeg(true)} />
    </span>
  );
}

function Woord(props: {
  voorbeeld: SteenItem['voorbeelden'][number];
  nr: number;
  doelId: string;
  onZeg(): void;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  const {
    voorbeeld: { w: woord, plaatje },
    nr,
    doelId,
    onZeg,
  } = props;
  return (
    <li className="woordkaart">
      {plaatje !== undefined && <Plaatje id={plaatje} tint={nr} />}
      <span className="woordkaart__woord">
        <Delen delen={woordDelen(woord, doelId)} />
      </span>
      <button type="button" className="luister" aria-label={t('hoor', { woord })} onClick={onZeg}>
        <Icoon naam="luid" maat={32} />
      </button>
    </li>
  );
}

function Kop(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const { steen, vandaag } = props;
  const { item, route } = steen;
  const waar = vandaag ? t('vandaag') : t(`soort.${route.soort}`);
  return (
    <header className="steen-dialoog__kop">
      <Landschap />
      <span className="steen-dialoog__wie" aria-hidden="true">
        <svg viewBox="-90 -50 180 110">
          <ellipse cy="8" rx="90" ry="44" fill="#FFE38A" fillOpacity=".55" />
          <SteenVorm soort="nu" />
        </svg>
        <Avatar figuur={props.figuur} />
      </span>
      <div className="steen-dialoog__titel">
        <p>{t('steen.waar', { waar, nr: steen.nr, totaal: route.stenen.length })}</p>
        <h2 id="steen-titel">
          <Delen delen={titelDelen(item.titel)} />
        </h2>
      </div>
      <button
        type="button"
        className="luister luister--groot"
        aria-label={t('hoor', { woord: item.titel })}
        onClick={() => props.onZeg(`z:${item.titel}`)}
      >
        <Icoon naam="luid" maat={36} />
      </button>
      <img className="steen-dialoog__regel" src={regelUrl(item.doelId)} alt="" />
    </header>
  );
}

/** One stone opened: the goal in child words, three examples, and the doors to the games. */
export function SteenDialoog(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const vak = useRef<HTMLDivElement>(null);
  useFocusval(vak, props.onSluit);
  const { item } = props.steen;
  const deuren = item.deuren.slice(0, 3);
  const kies =
    props.voorkeur !== null && deuren.includes(props.voorkeur) ? props.voorkeur : deuren[deuren.length > 2 ? 1 : 0];
  return (
    <div className="doek">
      <button type="button" className="doek__dicht" tabIndex={-1} aria-hidden="true" onClick={props.onSluit} />
      <div
        className="steen-dialoog"
        ref={vak}
        role="dialog"
        aria-modal="true"
        aria-labelledby="steen-titel"
        tabIndex={-1}
      >
        <button type="button" className="steen-dialoog__sluit" aria-label={t('sluit')} onClick={props.onSluit}>
          <Icoon naam="kruis" maat={30} />
        </button>
        <Kop {...props} />
        <div className="steen-dialoog__lijf">
          <ul className="steen-dialoog__woorden" aria-label={t('voorbeelden')}>
            {item.voorbeelden.slice(0, 3).map((voorbeeld, nr) => (
              <Woord
                key={voorbeeld.w}
                voorbeeld={voorbeeld}
                nr={nr}
                doelId={item.doelId}
                onZeg={() => props.onZeg(`w:${voorbeeld.w}`)}
              />
            ))}
          </ul>
          <h3>{deuren.length > 0 ? t('kiesDeur') : t('geenDeur')}</h3>
          <div className="steen-dialoog__deuren" data-aantal={deuren.length}>
            {deuren.map((spel) => (
              <Deur key={spel} spel={spel} kiesMij={spel === kies} onKies={() => props.onSpeel(spel)} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
