import { z } from 'zod/mini';
import { landkaartSchema } from '#server/features/landkaart/landkaart.contract.ts';
import { steenItemSchema } from '#server/features/somvensters/route.contract.ts';
import { browserStorage, type KeyValueStorage } from '#web/platform/storage.ts';

const ofSteen = steenItemSchema.shape;
const arrivalSchema = z.object({
  /** How the map stood before the round. */
  before: z.object({
    /** The stone that was played. */
    steen: z.object({
      taakId: ofSteen.taakId,
      status: ofSteen.status,
      steen: ofSteen.steen,
      sterren: ofSteen.sterren,
    }),
    stars: z.number(),
    today: landkaartSchema.shape.vandaag,
    /** Codes of the lands without mist. */
    open: z.array(z.string()),
  }),
  /** Words of today that went right at once, those of this round last. */
  words: z.array(z.string()),
});
/** A round that ended, and that the map has not welcomed yet. */
export type Arrival = z.infer<typeof arrivalSchema>;
/** What of the map a round can change. */
export type MapStanding = Arrival['before'];

const keptSchema = z.object({
  waiting: z.nullable(arrivalSchema),
  /** Words of the rounds of a day, and that day. */
  words: z.array(z.string()),
  day: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

const key = (leerlingId: string): string => `taaltocht.homecoming.${leerlingId}`;

function parse(text: string | null): Kept | null {
  try {
    const kept = z.safeParse(keptSchema, JSON.parse(text ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Rounds that wait for their welcome on the map: kept in this tab, so that a reload neither loses nor repeats one. */
export function createArrivals(storage: KeyValueStorage, today: () => string) {
  const followers = new Set<() => void>();
  const known = new Map<string, Kept | null>();
  const read = (leerlingId: string): Kept | null => {
    const kept = known.get(leerlingId) ?? parse(storage.read(key(leerlingId)));
    known.set(leerlingId, kept);
    return kept;
  };
  const write = (leerlingId: string, kept: Kept): void => {
    known.set(leerlingId, kept);
    storage.write(key(leerlingId), JSON.stringify(kept));
    followers.forEach((follower) => follower());
  };
  return {
    /** The round that waits; the same object as long as nothing changes. */
    find: (leerlingId: string): Arrival | null => read(leerlingId)?.waiting ?? null,
    /** A round ended. Played again before it was welcomed, the map stands as before the first of them. */
    keep: (leerlingId: string, { before, words }: Arrival): void => {
      const kept = read(leerlingId);
      const day = today();
      const ofDay = [...new Set([...(kept?.day === day ? kept.words : []), ...words])];
      const same = kept?.waiting?.before.steen.taakId === before.steen.taakId ? kept.waiting.before : before;
      write(leerlingId, { waiting: { before: same, words: ofDay }, words: ofDay, day });
    },
    /** Welcomed: it never comes again. */
    forget: (leerlingId: string): void => {
      const kept = read(leerlingId);
      if (kept?.waiting) write(leerlingId, { ...kept, waiting: null });
    },
    follow: (follower: () => void): (() => void) => {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
  };
}

/** The rounds of this tab. */
export const arrivals = createArrivals(browserStorage('sessionStorage'), () => new Date().toDateString());
