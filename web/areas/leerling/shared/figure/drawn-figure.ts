import { useEffect, useSyncExternalStore } from 'react';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { FigureChoice } from '#engine/figure/figure.ts';
import { browserStorage } from '#web/platform/storage.ts';

type Draw = (figure: OwnFigure, choice: FigureChoice) => string;

const storage = browserStorage('localStorage');
/** What was drawn last time, so that the first paint of the next visit has it. */
const KEPT = 'taaltocht.figure-drawing';
/** Drawings held in memory; a wardrobe tries on many. */
const MOST = 80;

const addresses = new Map<string, string>();
const followers = new Set<() => void>();
let draw: Draw | null = null;
let loading: Promise<void> | null = null;

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Fetches the rig once; after a failure the next figure tries again. */
function loadRig(): void {
  loading ??= import('#engine/figure/figure.ts').then(
    ({ figureSvg }) => {
      draw = figureSvg;
      for (const follower of followers) follower();
    },
    () => {
      loading = null;
    },
  );
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

function remember(key: string, address: string): string {
  const [oldest] = addresses.keys();
  if (addresses.size >= MOST && oldest !== undefined) addresses.delete(oldest);
  addresses.set(key, address);
  return address;
}

function drawNow(key: string, figure: OwnFigure, choice: FigureChoice): string | undefined {
  if (draw === null) return undefined;
  const svg = draw(figure, choice);
  if (choice.part === 'whole' && choice.face === undefined) storage.write(KEPT, `${key}\n${svg}`);
  return remember(key, addressOf(svg));
}

/** The drawing of an earlier visit, when it is of this very figure. */
function kept(key: string): string | undefined {
  const text = storage.read(KEPT) ?? '';
  const end = text.indexOf('\n');
  return text.slice(0, end) === key ? remember(key, addressOf(text.slice(end + 1))) : undefined;
}

/** Address of a drawn figure; undefined while the rig is on its way and no earlier drawing of it is kept. */
export function useFigureAddress(figure: OwnFigure, choice: FigureChoice): string | undefined {
  useEffect(loadRig, []);
  const key = JSON.stringify([figure, choice]);
  return useSyncExternalStore(follow, () => addresses.get(key) ?? drawNow(key, figure, choice) ?? kept(key));
}
