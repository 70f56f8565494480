import { Container } from 'pixi.js';
import type { TokenView } from '../contract.ts';
import type { Carrier, LetterPath, StageSpot } from '../letter-path.ts';
import type { Plates, Rail } from '../kit.ts';
import { StagePoint } from '../point.ts';

/** Flying time: at least, at most, and per px of the way. */
const TIME = { min: 150, max: 420, perPx: 0.45 } as const;
/** How high a letter rises over the straight way, and how much larger it is there. */
const ARC = 0.16;
const SWELL = 0.16;
/** Without a place of its own a letter rises from so far below its slot. */
const BELOW = 74;
/** A letter without a slot rises so far and is gone. */
const RISE = 60;
const SIZE = 82;

interface Flight {
  readonly path: LetterPath;
  readonly plate: TokenView;
  readonly from: StagePoint;
  /** Where it lands, read anew every step: a slot may turn with its disc. */
  readonly to: Readonly<StageSpot>;
  readonly ms: number;
  /** Share of the way that is done. */
  t: number;
}

/** What letters land with. */
export interface LetterLandingOptions {
  rail: Pick<Rail, 'spot'>;
  plates: Pick<Plates, 'take' | 'give'>;
  stand: { readonly still: boolean };
  /** Place of a thing as seen on the stage. */
  place(thing: Carrier, out: StageSpot): void;
  /** A letter lies in this slot from now on. */
  landed(slot: number): void;
}

/** Copied from, so that no number is handed over by itself. */
const spot = new StagePoint();

/**
 * The one way of a letter from what carries it to its slot, over everything of the scene. A slot waits for its letter and shows it when it
 * arrives; a word is complete when nothing is on its way any more. A slot whose letter nobody lets fly is full a step later.
 */
export class LetterLanding {
  readonly view = new Container();
  private readonly o: LetterLandingOptions;
  private readonly flights: Flight[] = [];
  private readonly waiting: number[] = [];

  constructor(options: LetterLandingOptions) {
    this.o = options;
  }

  /** A letter is on its way to a slot, or will be within this step. */
  get busy(): boolean {
    return this.waiting.length > 0 || this.flights.some(({ path }) => path.to !== undefined || path.slot !== null);
  }

  /** A right letter is coming to this slot. */
  expect(slot: number): void {
    if (!this.waiting.includes(slot)) this.waiting.push(slot);
  }

  /** The slot stays open for the eye until its letter is there. */
  awaits(slot: number): boolean {
    return this.waiting.includes(slot);
  }

  /** Lets a letter fly. */
  land(path: LetterPath): void {
    const to = new StagePoint();
    if (this.o.stand.still || !this.findSlot(path, to)) return this.arrive(path);
    const from = this.startOf(path, to);
    const { plate: form = 'card', size = SIZE } = path;
    const plate = this.o.plates.take({ plate: form, size });
    plate.setToken(path.token);
    plate.setState('goed');
    plate.view.position.copyFrom(from);
    this.view.addChild(plate.view);
    const ms = Math.min(TIME.max, TIME.min + Math.hypot(to.x - from.x, to.y - from.y) * TIME.perPx);
    this.flights.push({ path, plate, from, to: path.to ?? to, ms, t: 0 });
  }

  step(dt: number): void {
    for (let i = this.flights.length - 1; i >= 0; i -= 1) {
      const flight = this.flights[i];
      if (flight !== undefined) this.fly(flight, dt);
    }
    for (let i = this.waiting.length - 1; i >= 0; i -= 1) {
      const slot = this.waiting[i];
      if (slot !== undefined && !this.flies(slot)) this.fill(slot);
    }
  }

  /** Another question: nothing is on its way any more. */
  clear(): void {
    this.waiting.length = 0;
    for (const { plate } of this.flights) this.o.plates.give(plate);
    this.flights.length = 0;
  }

  private flies(slot: number): boolean {
    for (let i = 0; i < this.flights.length; i += 1) if (this.flights[i]?.path.slot === slot) return true;
    return false;
  }

  /** Where the path ends; false when its slot is nowhere to be seen. */
  private findSlot({ to, slot, from }: LetterPath, out: StagePoint): boolean {
    if (to !== undefined) Object.assign(out, { x: to.x, y: to.y });
    else if (slot !== null) return this.o.rail.spot(slot, out);
    else if (from === undefined) return false;
    else {
      this.locate(from, out);
      out.y -= RISE;
    }
    return true;
  }

  private startOf({ from }: LetterPath, to: StagePoint): StagePoint {
    const start = new StagePoint(to.x, to.y + BELOW);
    if (from !== undefined) this.locate(from, start);
    return start;
  }

  private locate(from: NonNullable<LetterPath['from']>, out: StagePoint): void {
    if ('view' in from) this.o.place(from, out);
    else Object.assign(out, { x: from.x, y: from.y });
  }

  private fly(flight: Flight, dt: number): void {
    const { plate, from, to } = flight;
    flight.t = Math.min(1, flight.t + (dt * 1000) / flight.ms);
    const { t } = flight;
    const k = t < 0.5 ? 2 * t * t : 1 - ((2 - 2 * t) * (2 - 2 * t)) / 2;
    const bow = Math.sin(Math.PI * t);
    spot.x = from.x + (to.x - from.x) * k;
    spot.y = from.y + (to.y - from.y) * k - bow * ARC * Math.abs(to.x - from.x);
    plate.view.position.copyFrom(spot);
    spot.x = 1 + SWELL * bow;
    spot.y = spot.x;
    plate.view.scale.copyFrom(spot);
    if (flight.path.slot === null && flight.path.to === undefined) plate.view.alpha = 1 - t * t;
    if (t >= 1) this.end(flight);
  }

  private end(flight: Flight): void {
    this.flights.splice(this.flights.indexOf(flight), 1);
    this.o.plates.give(flight.plate);
    this.arrive(flight.path);
  }

  private arrive({ slot, onLanded }: LetterPath): void {
    onLanded?.();
    if (slot !== null) this.fill(slot);
  }

  private fill(slot: number): void {
    const at = this.waiting.indexOf(slot);
    if (at < 0) return;
    this.waiting.splice(at, 1);
    this.o.landed(slot);
  }
}
