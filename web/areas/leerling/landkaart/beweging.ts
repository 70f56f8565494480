import { beginBeeld, klem, kleinsteZoom, midden, toon, zoomOm, ZOOM_MAX, type Beeld, type Maat } from './beeld.ts';
import type { Plaats } from './kaart-indeling.ts';

const STAP = 1.25;
/** A press that moves further than this, in screen pixels, is a drag and no choice. */
const SLEEP_VANAF = 8;
const WIEL = 0.0015;

export type Kan = { in: boolean; uit: boolean };
type Vinger = { x: number; y: number };

export interface Beweging {
  /** Starts moving the map inside its window; the answer stops it. */
  koppel(delen: { venster: HTMLElement; wereld: HTMLElement; begin: Plaats }): () => void;
  stel(opties: { stil: boolean }): void;
  zoom(richting: 1 | -1): void;
  /** Moves no further than needed to show the point. */
  toonPlaats(plaats: Plaats): void;
  /** Puts the point in the middle. */
  naarPlaats(plaats: Plaats): void;
  /** True right after a drag: the click that follows is no choice. */
  wasSleep(): boolean;
  kan(): Kan;
  volg(luisteraar: () => void): () => void;
}

/** Middle and distance of the fingers that are down. */
function meet(vingers: ReadonlyMap<number, Vinger>): { x: number; y: number; afstand: number } {
  const [a, b] = [...vingers.values()];
  if (!a) return { x: 0, y: 0, afstand: 1 };
  return b
    ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, afstand: Math.hypot(a.x - b.x, a.y - b.y) || 1 }
    : { ...a, afstand: 1 };
}

/** Fingers and mouse: one pointer pans, two pinch. */
function koppelAanwijzers(
  venster: HTMLElement,
  beweeg: (verschil: { dx: number; dy: number; factor: number; punt: Plaats }) => void,
): { stop(): void; wasSleep(): boolean } {
  const vingers = new Map<number, Vinger>();
  let weg = 0;
  const neer = (event: PointerEvent): void => {
    if (vingers.size === 0) weg = 0;
    vingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const schuif = (event: PointerEvent): void => {
    if (!vingers.has(event.pointerId)) return;
    const eerst = meet(vingers);
    vingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const nu = meet(vingers);
    const [dx, dy] = [nu.x - eerst.x, nu.y - eerst.y];
    weg += Math.hypot(dx, dy) + Math.abs(nu.afstand - eerst.afstand);
    const kader = venster.getBoundingClientRect();
    if (weg > SLEEP_VANAF)
      beweeg({ dx, dy, factor: nu.afstand / eerst.afstand, punt: [nu.x - kader.left, nu.y - kader.top] });
  };
  const op = (event: PointerEvent): void => void vingers.delete(event.pointerId);
  venster.addEventListener('pointerdown', neer);
  globalThis.addEventListener('pointermove', schuif);
  globalThis.addEventListener('pointerup', op);
  globalThis.addEventListener('pointercancel', op);
  return {
    wasSleep: () => weg > SLEEP_VANAF,
    stop: () => {
      venster.removeEventListener('pointerdown', neer);
      globalThis.removeEventListener('pointermove', schuif);
      globalThis.removeEventListener('pointerup', op);
      globalThis.removeEventListener('pointercancel', op);
    },
  };
}

type Staat = { venster: HTMLElement | null; wereld: HTMLElement | null; beeld: Beeld | null; stil: boolean; kan: Kan };
const maatVan = ({ venster }: Staat): Maat => ({ w: venster?.clientWidth ?? 0, h: venster?.clientHeight ?? 0 });

/** Writes the view to the element itself, so that a drag renders nothing. */
function toonBeeld(staat: Staat, beeld: Beeld, glad: boolean): void {
  staat.beeld = beeld;
  const { wereld } = staat;
  if (!wereld) return;
  wereld.dataset['glad'] = String(glad && !staat.stil);
  wereld.style.transform = `translate(${beeld.x}px, ${beeld.y}px) scale(${beeld.zoom})`;
  wereld.style.setProperty('--z', String(beeld.zoom));
}

/** Makes another view of the one that is seen. */
type Zet = (maak: (beeld: Beeld, maat: Maat) => Beeld, glad?: boolean) => void;

/** The wheel zooms around the place of the mouse; the answer stops it. */
function koppelWiel(venster: HTMLElement, zet: Zet): () => void {
  const wiel = (event: WheelEvent): void => {
    event.preventDefault();
    const kader = venster.getBoundingClientRect();
    zet((beeld, maat) =>
      zoomOm(beeld, Math.exp(-event.deltaY * WIEL), {
        punt: [event.clientX - kader.left, event.clientY - kader.top],
        maat,
      }),
    );
  };
  venster.addEventListener('wheel', wiel, { passive: false });
  return () => venster.removeEventListener('wheel', wiel);
}

/** Pan, pinch, wheel and buttons of the map. */
export function createBeweging(): Beweging {
  const staat: Staat = { venster: null, wereld: null, beeld: null, stil: false, kan: { in: true, uit: true } };
  const luisteraars = new Set<() => void>();
  let aanwijzers: { wasSleep(): boolean } | null = null;

  const zet: Zet = (maak, glad = false) => {
    if (!staat.beeld) return;
    const maat = maatVan(staat);
    const nieuw = maak(staat.beeld, maat);
    if (nieuw === staat.beeld) return;
    toonBeeld(staat, nieuw, glad);
    const kan = { in: nieuw.zoom < ZOOM_MAX - 0.001, uit: nieuw.zoom > kleinsteZoom(maat) + 0.001 };
    if (kan.in === staat.kan.in && kan.uit === staat.kan.uit) return;
    staat.kan = kan;
    luisteraars.forEach((luisteraar) => luisteraar());
  };

  const koppel: Beweging['koppel'] = ({ venster, wereld, begin }) => {
    Object.assign(staat, { venster, wereld });
    const pas = (): void => {
      const maat = maatVan(staat);
      if (maat.w === 0) return;
      staat.beeld ??= { x: 0, y: 0, zoom: 1 };
      zet(() => beginBeeld(maat, begin));
    };
    const hand = koppelAanwijzers(venster, ({ dx, dy, factor, punt }) =>
      zet((beeld, maat) => zoomOm({ ...beeld, x: beeld.x + dx, y: beeld.y + dy }, factor, { punt, maat })),
    );
    aanwijzers = hand;
    pas();
    const kijker = new ResizeObserver(pas);
    kijker.observe(venster);
    const stopWiel = koppelWiel(venster, zet);
    return () => {
      kijker.disconnect();
      hand.stop();
      stopWiel();
      Object.assign(staat, { venster: null, wereld: null, beeld: null });
    };
  };

  return {
    koppel,
    stel: ({ stil }) => {
      staat.stil = stil;
    },
    zoom: (richting) =>
      zet(
        (beeld, maat) => zoomOm(beeld, richting > 0 ? STAP : 1 / STAP, { punt: [maat.w / 2, maat.h / 2], maat }),
        true,
      ),
    toonPlaats: (plaats) => zet((beeld, maat) => toon(beeld, plaats, maat), true),
    naarPlaats: (plaats) => zet((beeld, maat) => klem(midden(plaats, beeld.zoom, maat), maat), true),
    wasSleep: () => aanwijzers?.wasSleep() ?? false,
    kan: () => staat.kan,
    volg: (luisteraar) => {
      luisteraars.add(luisteraar);
      return () => luisteraars.delete(luisteraar);
    },
  };
}
