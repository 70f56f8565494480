import {
  initialView,
  clamp,
  smallestZoom,
  middle,
  show,
  zoomAround,
  ZOOM_MAX,
  type Picture,
  type PictureSize,
} from './picture.ts';
import type { LandkaartPlace } from './card-layout.ts';

const STEP = 1.25;
/** A press that moves further than this, in screen pixels, is a drag and no choice. */
const DRAG_THRESHOLD = 8;
const WHEEL = 0.0015;

export type ZoomAbility = { in: boolean; off: boolean };
type Finger = { x: number; y: number };

export interface Motion {
  /** Starts moving the map inside its window; the answer stops it. */
  koppel(parts: { window: HTMLElement; world: HTMLElement; begin: () => LandkaartPlace }): () => void;
  set(options: { still: boolean }): void;
  zoom(direction: 1 | -1): void;
  /** Moves no further than needed to show the point. */
  showPlace(place: LandkaartPlace): void;
  /** Shows the child as at the start. */
  goHome(): void;
  /** Puts the point in the middle. */
  applyToPlace(place: LandkaartPlace): void;
  /** True right after a drag: the click that follows is no choice. */
  wasSleep(): boolean;
  can(): ZoomAbility;
  follow(listener: () => void): () => void;
}

/** Middle and distance of the fingers that are down. */
function measure(fingers: ReadonlyMap<number, Finger>): { x: number; y: number; distance: number } {
  const [a, b] = [...fingers.values()];
  if (!a) return { x: 0, y: 0, distance: 1 };
  return b
    ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) || 1 }
    : { ...a, distance: 1 };
}

/** Fingers and mouse: one pointer pans, two pinch. */
function connectPointers(
  window: HTMLElement,
  move: (difference: { dx: number; dy: number; factor: number; point: LandkaartPlace }) => void,
): { stop(): void; wasSleep(): boolean } {
  const fingers = new Map<number, Finger>();
  let gone = 0;
  const down = (event: PointerEvent): void => {
    if (fingers.size === 0) gone = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const slide = (event: PointerEvent): void => {
    if (!fingers.has(event.pointerId)) return;
    const first = measure(fingers);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = measure(fingers);
    const [dx, dy] = [now.x - first.x, now.y - first.y];
    gone += Math.hypot(dx, dy) + Math.abs(now.distance - first.distance);
    const frame = window.getBoundingClientRect();
    if (gone > DRAG_THRESHOLD)
      move({ dx, dy, factor: now.distance / first.distance, point: [now.x - frame.left, now.y - frame.top] });
  };
  const at = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  window.addEventListener('pointerdown', down);
  globalThis.addEventListener('pointermove', slide);
  globalThis.addEventListener('pointerup', at);
  globalThis.addEventListener('pointercancel', at);
  return {
    wasSleep: () => gone > DRAG_THRESHOLD,
    stop: () => {
      window.removeEventListener('pointerdown', down);
      globalThis.removeEventListener('pointermove', slide);
      globalThis.removeEventListener('pointerup', at);
      globalThis.removeEventListener('pointercancel', at);
    },
  };
}

type State = {
  window: HTMLElement | null;
  world: HTMLElement | null;
  image: Picture | null;
  /** Of the window: kept, since asking the page would lay out the whole map first. */
  size: PictureSize;
  still: boolean;
  can: ZoomAbility;
};
/** The map fills the screen, so its size is known before anything is laid out. */
const screenSize = (): PictureSize => ({ w: globalThis.innerWidth, h: globalThis.innerHeight });

/** Tells the size of an element, at first and whenever it changes; the answer stops it. */
function watchSize(element: HTMLElement, tell: (size: PictureSize) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) tell({ w: entry.contentRect.width, h: entry.contentRect.height });
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Writes the view to the element itself, so that a drag renders nothing. */
function showView(state: State, picture: Picture, smooth: boolean): void {
  state.image = picture;
  const { world } = state;
  if (!world) return;
  world.dataset['glad'] = String(smooth && !state.still);
  world.style.transform = `translate(${picture.x}px, ${picture.y}px) scale(${picture.zoom})`;
  world.style.setProperty('--z', String(picture.zoom));
}

/** Makes another view of the one that is seen. */
type Setter = (create: (picture: Picture, size: PictureSize) => Picture, smooth?: boolean) => void;

/** The wheel zooms around the place of the mouse; the answer stops it. */
function connectWheel(window: HTMLElement, set: Setter): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const frame = window.getBoundingClientRect();
    set((picture, size) =>
      zoomAround(picture, Math.exp(-event.deltaY * WHEEL), {
        point: [event.clientX - frame.left, event.clientY - frame.top],
        size,
      }),
    );
  };
  window.addEventListener('wheel', wheel, { passive: false });
  return () => window.removeEventListener('wheel', wheel);
}

/** One step in or out around the middle of the window. */
const zoomStep =
  (direction: number): Parameters<Setter>[0] =>
  (picture, size) =>
    zoomAround(picture, direction > 0 ? STEP : 1 / STEP, { point: [size.w / 2, size.h / 2], size });

const createState = (): State => ({
  window: null,
  world: null,
  image: null,
  size: { w: 0, h: 0 },
  still: false,
  can: { in: true, off: true },
});

/** Pan, pinch, wheel and buttons of the map. */
export function createMotion(): Motion {
  const state = createState();
  const listeners = new Set<() => void>();
  let pointers: { wasSleep(): boolean } | null = null;
  let fit = (_smooth: boolean): void => undefined;

  const set: Setter = (create, smooth = false) => {
    if (!state.image) return;
    const { size } = state;
    const newOne = create(state.image, size);
    if (newOne === state.image) return;
    showView(state, newOne, smooth);
    const can = { in: newOne.zoom < ZOOM_MAX - 0.001, off: newOne.zoom > smallestZoom(size) + 0.001 };
    if (can.in === state.can.in && can.off === state.can.off) return;
    state.can = can;
    listeners.forEach((listener) => listener());
  };

  const connect: Motion['koppel'] = ({ window, world, begin }) => {
    Object.assign(state, { window, world, size: screenSize() });
    fit = (smooth) => {
      const { size } = state;
      if (size.w === 0) return;
      state.image ??= { x: 0, y: 0, zoom: 1 };
      set(() => initialView(size, begin()), smooth);
    };
    const hand = connectPointers(window, ({ dx, dy, factor, point }) =>
      set((picture, size) => zoomAround({ ...picture, x: picture.x + dx, y: picture.y + dy }, factor, { point, size })),
    );
    pointers = hand;
    fit(false);
    const stopSize = watchSize(window, (size) => {
      if (size.w === state.size.w && size.h === state.size.h) return;
      state.size = size;
      fit(false);
    });
    const stopWheel = connectWheel(window, set);
    return () => {
      stopSize();
      hand.stop();
      stopWheel();
      fit = () => undefined;
      Object.assign(state, { window: null, world: null, image: null });
    };
  };

  return {
    koppel: connect,
    set: ({ still: stil }) => {
      state.still = stil;
    },
    zoom: (direction) => set(zoomStep(direction), true),
    showPlace: (place) => set((picture, size) => show(picture, place, size), true),
    goHome: () => fit(true),
    applyToPlace: (place) => set((picture, size) => clamp(middle(place, picture.zoom, size), size), true),
    wasSleep: () => pointers?.wasSleep() ?? false,
    can: () => state.can,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
