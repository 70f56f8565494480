import type { TFunction } from 'i18next';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { preload } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Icoon } from '#engine/react/iconen.tsx';
import { useMinderBeweging } from '#engine/react/gebruik-minder-beweging.ts';
import type { Landkaart, VoorkeurenWijziging } from '#server/features/landkaart/landkaart.contract.ts';
import { sessie } from '#web/platform/sessie.ts';
import { puntOpBaan } from './baan.ts';
import { createBeweging, type Beweging } from './beweging.ts';
import { buur, type Richting } from './buren.ts';
import { letterStijl, lettersVan, useLettertype } from '../letters.ts';
import { bewaardeFiguur, useFiguur, useLijst } from './gebruik-figuur.ts';
import { usePost } from './gebruik-post.tsx';
import { Hud } from './hud.tsx';
import { KaartIcoon } from './iconen.tsx';
import { LANDEN, type Plaats } from './kaart-indeling.ts';
import {
  huidigeSteen,
  knopenOpKaart,
  landenOpKaart,
  plekId,
  plekkenOpKaart,
  routesOpKaart,
  spelAdres,
  steenId,
  steenVoorSpel,
  type PlekBeeld,
  type RouteBeeld,
  type SteenBeeld,
} from './kaart-model.ts';
import { EILAND_URL, figuurUrl } from './kunst.ts';
import { useLandkaart, wijzigVoorkeuren } from './landkaart.api.ts';
import { Lijst } from './lijst.tsx';
import { useStem } from './gebruik-stem.ts';
import { KaartFout, KaartLaden, KaartRust } from './staten.tsx';
import { SteenDialoog } from './steen-dialoog.tsx';
import { Wereld } from './wereld.tsx';
import './landkaart.css';
import './landkaart-wereld.css';
import './steen-dialoog.css';
import './brief.css';

const Instellingen = lazy(async () => ({ default: (await import('./instellingen.tsx')).Instellingen }));

/** Where the figure stands when no stone asks for it. */
const RUSTPLEK: Plaats = [1130, 1096];
const BUBBEL_MS = 5_000;
/** Height of the figure on the map. */
const FIGUUR_HOOG = 225;

const avatarPlaatsVan = (huidig: SteenBeeld | null, routes: readonly RouteBeeld[]): Plaats =>
  huidig?.plaats ?? (routes[0] ? puntOpBaan(routes[0].baan, 0.9) : RUSTPLEK);

function Knoppen({ beweging, stil, onHoor }: { beweging: Beweging; stil: boolean; onHoor(): void }): ReactNode {
  const { t } = useTranslation('landkaart');
  const [land, setLand] = useState(0);
  const kan = useSyncExternalStore(beweging.volg, beweging.kan);
  const stap = (d: 1 | -1): void => {
    const nieuw = (land + d + LANDEN.length) % LANDEN.length;
    setLand(nieuw);
    const plaats = LANDEN[nieuw]?.plaat;
    if (plaats) beweging.naarPlaats(plaats);
  };
  return (
    <div className="kaart__knoppen" role="toolbar" aria-label={t('kaart.knoppen')}>
      {stil && (
        <button type="button" className="rondje" aria-label={t('land.vorig')} onClick={() => stap(-1)}>
          <KaartIcoon naam="links" />
        </button>
      )}
      {stil && (
        <button type="button" className="rondje" aria-label={t('land.volgend')} onClick={() => stap(1)}>
          <KaartIcoon naam="rechts" />
        </button>
      )}
      <button
        type="button"
        className="rondje"
        aria-label={t('zoom.uit')}
        disabled={!kan.uit}
        onClick={() => beweging.zoom(-1)}
      >
        <KaartIcoon naam="min" />
      </button>
      <button
        type="button"
        className="rondje"
        aria-label={t('zoom.in')}
        disabled={!kan.in}
        onClick={() => beweging.zoom(1)}
      >
        <KaartIcoon naam="plus" />
      </button>
      <button type="button" className="rondje rondje--zee" aria-label={t('hoorKaart')} onClick={onHoor}>
        <Icoon naam="luid" maat={38} />
      </button>
    </div>
  );
}

type Bubbel = { plaats: Plaats; tekst: string };

/** A line beside a place that goes away by itself. */
function useBubbel(eerste: Bubbel | null): [Bubbel | null, (bubbel: Bubbel | null) => void] {
  const [bubbel, setBubbel] = useState<Bubbel | null>(eerste);
  useEffect(() => {
    if (!bubbel) return undefined;
    const timer = setTimeout(() => setBubbel(null), BUBBEL_MS);
    return () => clearTimeout(timer);
  }, [bubbel]);
  return [bubbel, setBubbel];
}

/** Everything that stands on the map. */
function useKaartbeeld(kaart: Landkaart) {
  const routes = useMemo(() => routesOpKaart(kaart), [kaart]);
  const plekken = useMemo(() => plekkenOpKaart(kaart), [kaart]);
  const landen = useMemo(() => landenOpKaart(kaart), [kaart]);
  const knopen = useMemo(() => knopenOpKaart(routes, plekken), [routes, plekken]);
  return { routes, plekken, landen, knopen };
}

type OpenSteen = { steen: SteenBeeld; spel: string | null };

/** The stone whose card is open: at first the one in the address. */
function useOpenSteen(routes: readonly RouteBeeld[]) {
  const gevraagd = useSearchParams()[0].get('steen');
  const [open, setOpen] = useState<OpenSteen | null>(() => {
    const steen = routes.flatMap((route) => route.stenen).find((s) => s.item.taakId === gevraagd);
    return steen ? { steen, spel: null } : null;
  });
  const sluitSteen = useCallback(() => setOpen(null), []);
  return { open, setOpen, sluitSteen };
}

/** What a place without a stone has to say. */
const plekTekst = (t: TFunction<'landkaart'>, plek: PlekBeeld): string =>
  plek.mist ? t('bubbel.mist', { count: plek.nogSterren }) : t('bubbel.open', { spel: t(`spel.${plek.spel}`) });

function Kaart({
  kaart,
  leerlingId,
  onWijzig,
  fout,
}: {
  kaart: Landkaart;
  leerlingId: string;
  onWijzig(wijziging: VoorkeurenWijziging): void;
  fout: string | null;
}): ReactNode {
  const { t } = useTranslation('landkaart');
  const navigate = useNavigate();
  const { routes, plekken, landen, knopen } = useKaartbeeld(kaart);
  const huidig = huidigeSteen(kaart, routes);
  const avatarPlaats = avatarPlaatsVan(huidig, routes);
  const stil = useMinderBeweging(kaart.leerling.voorkeuren.minderBeweging || kaart.leerling.voorkeuren.rustig);
  const [beweging] = useState(createBeweging);
  useEffect(() => beweging.stel({ stil }), [beweging, stil]);
  const [figuur, kiesFiguur] = useFiguur(leerlingId);
  const [lijst, zetLijst] = useLijst(leerlingId);
  const { open, setOpen, sluitSteen } = useOpenSteen(routes);
  const [instellingen, setInstellingen] = useState(false);
  const sluitInstellingen = useCallback(() => setInstellingen(false), []);
  const [bubbel, setBubbel] = useBubbel(
    kaart.notities.some((brief) => !brief.gelezen)
      ? { plaats: [avatarPlaats[0], avatarPlaats[1] - FIGUUR_HOOG], tekst: t('post.jij') }
      : null,
  );
  const [focusId, setFocusId] = useState(() => (huidig ? steenId(huidig.item) : plekId('wortelboer')));
  const wereldVak = useRef<HTMLElement>(null);
  const spreek = useStem(kaart.leerling.stem);
  const post = usePost(kaart, leerlingId, spreek);
  const letters = lettersVan(kaart.leerling);
  useLettertype(letters.lettertype);

  const opPlek = (plek: PlekBeeld): void => {
    const steen = plek.mist ? null : steenVoorSpel(plek.spel, huidig, routes);
    if (steen) return setOpen({ steen, spel: plek.spel });
    return setBubbel({ plaats: [plek.x, plek.y - plek.hoog], tekst: plekTekst(t, plek) });
  };
  const opFocus = (id: string): void => {
    setFocusId(id);
    const knoop = knopen.find((item) => item.id === id);
    if (knoop) beweging.toonPlaats([knoop.x, knoop.y]);
  };
  const opPijl = (richting: Richting): void => {
    const doel = buur(knopen, focusId, richting);
    wereldVak.current?.querySelector<HTMLElement>(`[data-knoop="${doel}"]`)?.focus({ preventScroll: true });
  };
  const opSteen = (steen: SteenBeeld): void => setOpen({ steen, spel: null });
  const hoorKaart = (): void => spreek(`z:${huidig ? huidig.item.titel : t('klaar')}`);
  const samen = { routes, plekken, landen, huidig, onSteen: opSteen, onPlek: opPlek };

  return (
    <main
      className="kaart"
      ref={wereldVak}
      data-stil={stil || undefined}
      data-letter={kaart.leerling.voorkeuren.lettergrootte}
      style={letterStijl(letters)}
    >
      <h1 className="alleen-lezer">{t('titel')}</h1>
      <Hud
        kaart={kaart}
        figuur={figuur}
        lijst={lijst}
        instellingenOpen={instellingen}
        onLijst={() => zetLijst(!lijst)}
        onInstellingen={() => setInstellingen(!instellingen)}
        onPost={() => post.open()}
      />
      {lijst ? (
        <Lijst {...samen} melding={bubbel?.tekst ?? null} brieven={kaart.notities} onBrief={post.open} />
      ) : (
        <>
          <Wereld
            {...samen}
            beweging={beweging}
            avatarPlaats={avatarPlaats}
            figuur={figuur}
            focusId={focusId}
            bubbel={bubbel}
            klaar={routes.length > 0}
            onFocus={opFocus}
            onPijl={opPijl}
          />
          <Knoppen beweging={beweging} stil={stil} onHoor={hoorKaart} />
        </>
      )}
      {instellingen && (
        <Suspense>
          <Instellingen
            leerlingId={leerlingId}
            voorkeuren={kaart.leerling.voorkeuren}
            letters={letters}
            typen={kaart.leerling.ingesteld.typen}
            figuur={figuur}
            fout={fout}
            vast={kaart.meekijken}
            onWijzig={onWijzig}
            onFiguur={kiesFiguur}
            onUit={() => sessie.logout()}
            onSluit={sluitInstellingen}
          />
        </Suspense>
      )}
      {post.delen}
      {open && (
        <SteenDialoog
          steen={open.steen}
          vandaag={routes.some((item) => item.vandaag && item.route === open.steen.route)}
          figuur={figuur}
          voorkeur={open.spel}
          onSpeel={(spel) => void navigate(spelAdres(leerlingId, open.steen, spel))}
          onZeg={spreek}
          onSluit={sluitSteen}
        />
      )}
    </main>
  );
}

/** Land map of one pupil. */
export function LandkaartPage(): ReactNode {
  const { leerlingId = '' } = useParams();
  // The island comes in while the data is still on its way.
  preload(EILAND_URL, { as: 'image', fetchPriority: 'high' });
  preload(figuurUrl(bewaardeFiguur(leerlingId), 'heel'), { as: 'image' });
  const { ready } = useTranslation('landkaart', { useSuspense: false });
  const { data, error, isLoading, mutate } = useLandkaart(leerlingId);
  const [fout, setFout] = useState<string | null>(null);
  const { t } = useTranslation('landkaart', { useSuspense: false });
  if (!ready || (isLoading && !data)) return <KaartLaden />;
  if (!data)
    return error ? (
      <KaartFout fout={error} onOpnieuw={() => void mutate()} onUit={() => sessie.logout()} />
    ) : (
      <KaartLaden />
    );
  if (data.rust !== undefined)
    return (
      <KaartRust
        rust={data.rust}
        naam={data.leerling.roepnaam}
        onOpnieuw={() => void mutate()}
        onUit={() => sessie.logout()}
      />
    );
  const wijzig = (wijziging: VoorkeurenWijziging): void => {
    const nieuw: Landkaart = {
      ...data,
      leerling: { ...data.leerling, voorkeuren: { ...data.leerling.voorkeuren, ...wijziging } },
    };
    setFout(null);
    void mutate(
      wijzigVoorkeuren(leerlingId, wijziging).then((voorkeuren) => ({
        ...data,
        leerling: { ...data.leerling, voorkeuren },
      })),
      { optimisticData: nieuw, rollbackOnError: true, revalidate: false },
    ).catch(() => setFout(t('voorkeur.fout')));
  };
  return <Kaart key={leerlingId} kaart={data} leerlingId={leerlingId} onWijzig={wijzig} fout={fout} />;
}
