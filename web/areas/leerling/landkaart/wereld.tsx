import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icoon } from '#engine/react/iconen.tsx';
import { AvatarOpSteen } from './avatar.tsx';
import { puntOpBaan } from './baan.ts';
import type { Beweging } from './beweging.ts';
import { richtingVan, type Richting } from './buren.ts';
import { KAART, LANDEN, ZEE, type Plaats } from './kaart-indeling.ts';
import { plekId, steenId, type LandBeeld, type PlekBeeld, type RouteBeeld, type SteenBeeld } from './kaart-model.ts';
import { EILAND_URL, tekening, type Figuur } from './kunst.ts';
import { levenVan } from './leven.tsx';
import { Plek } from './plek.tsx';
import { Banen, Lamp, Vlag, Wegwijzer } from './route-laag.tsx';
import { Steen } from './steen.tsx';

export interface WereldProps {
  beweging: Beweging;
  landen: readonly LandBeeld[];
  plekken: readonly PlekBeeld[];
  routes: readonly RouteBeeld[];
  huidig: SteenBeeld | null;
  avatarPlaats: Plaats;
  figuur: Figuur;
  focusId: string;
  bubbel: { plaats: Plaats; tekst: string } | null;
  klaar: boolean;
  onFocus(id: string): void;
  onSteen(steen: SteenBeeld): void;
  onPlek(plek: PlekBeeld): void;
  onPijl(richting: Richting): void;
}

/** Where the lamps of the first route stand, as a part of its length. */
const LAMPEN = [0.16, 0.4, 0.84] as const;

type Ding = { sleutel: string; voet: number; beeld: ReactNode };

function routeDingen({ routes, huidig, focusId, onSteen }: WereldProps): Ding[] {
  return routes.flatMap((route, nr) => [
    ...route.stenen.map((steen): Ding => ({
      sleutel: steenId(steen.item),
      voet: steen.plaats[1] - 40,
      beeld: (
        <Steen
          steen={steen}
          nu={steen.item.taakId === huidig?.item.taakId}
          focus={focusId === steenId(steen.item)}
          klein={nr > 0}
          onKies={() => onSteen(steen)}
        />
      ),
    })),
    { sleutel: `bord-${route.route.somvensterId}`, voet: route.baan[0]?.[1] ?? 0, beeld: <Wegwijzer beeld={route} /> },
    {
      sleutel: `vlag-${route.route.somvensterId}`,
      voet: route.baan.at(-1)?.[1] ?? 0,
      beeld: <Vlag beeld={route} klein={nr > 0} />,
    },
    ...(nr > 0 ? [] : LAMPEN).map((deel): Ding => {
      const [x, y] = puntOpBaan(route.baan, deel);
      return { sleutel: `lamp-${route.route.somvensterId}-${deel}`, voet: y - 46, beeld: <Lamp x={x} y={y - 34} /> };
    }),
  ]);
}

function dingenVan(props: WereldProps): Ding[] {
  const { plekken, landen, focusId, onPlek } = props;
  const open = new Set(landen.filter((land) => land.open).map((land) => land.code));
  const roept = plekken.find((plek) => plek.aangeboden)?.spel;
  const dingen: Ding[] = [
    ...routeDingen(props),
    ...plekken.map((plek): Ding => ({
      sleutel: plekId(plek.spel),
      voet: plek.y,
      beeld: (
        <Plek
          plek={plek}
          roept={plek.spel === roept}
          focus={focusId === plekId(plek.spel)}
          onKies={() => onPlek(plek)}
        />
      ),
    })),
    ...levenVan(open).map(({ land, voet, beeld }): Ding => ({ sleutel: `leven-${land}`, voet, beeld })),
    ...LANDEN.filter(({ code }) => !open.has(code)).map(({ code, voet }): Ding => ({
      sleutel: `mist-${code}`,
      voet,
      beeld: (
        <svg
          className="kaart__mist"
          viewBox={`0 0 ${KAART.breedte} ${KAART.hoogte}`}
          aria-hidden="true"
          focusable="false"
        >
          <use href={tekening(`mist-${code}`)} />
        </svg>
      ),
    })),
    {
      sleutel: 'avatar',
      voet: props.avatarPlaats[1] + 8,
      beeld: <AvatarOpSteen figuur={props.figuur} plaats={props.avatarPlaats} />,
    },
  ];
  return dingen.sort((a, b) => a.voet - b.voet);
}

function LandNaam({ land }: { land: LandBeeld }): ReactNode {
  const { t } = useTranslation('landkaart');
  const plek = LANDEN.find(({ code }) => code === land.code);
  if (!plek) return null;
  const [x, y] = land.open ? plek.label : plek.plaat;
  if (land.open)
    return (
      <span className="land-naam" style={{ left: x, top: y }}>
        <i style={{ background: plek.stip }} />
        {t(`land.${land.code}`)}
      </span>
    );
  return (
    <span className="land-plaat" style={{ left: x, top: y }}>
      <b>{t(`land.${land.code}`)}</b>
      <span>
        {t('nog', { aantal: land.nogSterren })}
        <svg viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
          <path
            d="M0 -11L3.400 -3.800 11 -3.200 5.200 1.800 7 9.400 0 5.400 -7 9.400 -5.200 1.800 -11 -3.200 -3.400 -3.800Z"
            fill="#FFC83D"
            stroke="#FFC83D"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </span>
  );
}

/** Moves the map, and follows the focus and the arrow keys of everything on it. */
function useKaart({ beweging, avatarPlaats, onFocus, onPijl }: WereldProps) {
  const venster = useRef<HTMLDivElement>(null);
  const wereld = useRef<HTMLDivElement>(null);
  const handlers = useRef({ onFocus, onPijl });
  const [bx, by] = avatarPlaats;
  useLayoutEffect(() => {
    handlers.current = { onFocus, onPijl };
  });
  useLayoutEffect(
    () =>
      venster.current && wereld.current
        ? beweging.koppel({ venster: venster.current, wereld: wereld.current, begin: [bx, by] })
        : undefined,
    [beweging, bx, by],
  );
  useLayoutEffect(() => {
    const element = wereld.current;
    if (!element) return undefined;
    const focus = (event: FocusEvent): void => {
      const id = event.target instanceof HTMLElement ? event.target.dataset['knoop'] : undefined;
      if (id !== undefined) handlers.current.onFocus(id);
    };
    const toets = (event: KeyboardEvent): void => {
      const richting = richtingVan(event.key);
      if (!richting) return;
      event.preventDefault();
      handlers.current.onPijl(richting);
    };
    const klik = (event: MouseEvent): void => {
      if (beweging.wasSleep() && event.detail > 0) event.stopPropagation();
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', toets);
    element.addEventListener('click', klik, { capture: true });
    return () => {
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', toets);
      element.removeEventListener('click', klik, { capture: true });
    };
  }, [beweging]);
  return { venster, wereld };
}

/** The map itself: one picture, and on it everything a child can choose, painted from back to front. */
export function Wereld(props: WereldProps): ReactNode {
  const { t } = useTranslation('landkaart');
  const { huidig, avatarPlaats, klaar } = props;
  const { venster, wereld } = useKaart(props);
  return (
    <div className="kaart__venster" ref={venster}>
      <div className="kaart__wereld" ref={wereld} role="group" aria-label={t('kaart.groep')}>
        <img
          className="kaart__eiland"
          src={EILAND_URL}
          alt=""
          fetchPriority="high"
          draggable={false}
          style={{ left: ZEE.x, top: ZEE.y, width: ZEE.breedte, height: ZEE.hoogte }}
        />
        <Banen routes={props.routes} />
        {dingenVan(props).map((ding) => (
          <Fragment key={ding.sleutel}>{ding.beeld}</Fragment>
        ))}
        <i className="kaart__nacht" aria-hidden="true" />
        <div aria-hidden="true">
          {props.landen.map((land) => (
            <LandNaam key={land.code} land={land} />
          ))}
        </div>
        {huidig && (
          <button
            type="button"
            className="speel-verder"
            style={{ left: avatarPlaats[0], top: avatarPlaats[1] + 100 }}
            onClick={() => props.onSteen(huidig)}
          >
            {t('speelVerder')}
            <Icoon naam="speel" maat={24} />
          </button>
        )}
        {!huidig && klaar && (
          <p className="klaar-bord" style={{ left: avatarPlaats[0], top: avatarPlaats[1] + 100 }}>
            {t('klaar')}
          </p>
        )}
        {props.bubbel && (
          <p className="bubbel" role="status" style={{ left: props.bubbel.plaats[0], top: props.bubbel.plaats[1] }}>
            {props.bubbel.tekst}
          </p>
        )}
      </div>
    </div>
  );
}
