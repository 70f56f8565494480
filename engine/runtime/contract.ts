import type { Container, Texture } from 'pixi.js';
import type {
  AssetId,
  Attempt,
  InputDevice,
  Question,
  ReadView,
  RoundResult,
  Token,
  Verdict,
} from '#engine/core/oefening/contract/contract.ts';
import type { Rng } from '#engine/core/basis/rng.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { LetterPath } from './letter-path.ts';
import type { BrushPlace, OutPoint, RoadPoint, StagePlace, StretchedPlace } from './point.ts';
import type { CssBox } from './layout/css-box.ts';

/** Phases of a round, games.md section 3. `wissel` = a task of another kind is told before it begins, `toon` = look, cover, do after the third miss. */
export type Phase = 'laden' | 'intro' | 'wissel' | 'uitleg' | 'spel' | 'toon' | 'woordklaar' | 'finale' | 'resultaat';

/** One slot of the word under construction. */
export interface RailBox {
  text: string;
  state: 'leeg' | 'volgend' | 'goed' | 'bijna' | 'gegeven';
}

/** Help card of the feedback ladder. */
export interface HelpCard {
  ruleIcon?: AssetId;
  text: string;
  accent?: string;
}

/** Everything the DOM around the canvas shows; one vanilla zustand store per game, written by the runtime only. */
export interface SpelState {
  phase: Phase;
  pause: boolean;
  vraag: Question | null;
  /** The question of another kind that comes in a moment, in phase `wissel`. */
  coming: Question | null;
  /** Beads: one per question of the round. */
  beads: ('goed' | 'geholpen' | 'nu' | 'leeg')[];
  munten: number;
  rail: RailBox[];
  help: HelpCard | null;
  /** Where the sentence stands in the world of this game, in CSS pixels of the stage; null = on the plate. */
  zinBox: CssBox | null;
  /** Letters typed so far for an entry question. */ input: string;
  /** The flash word of a read question while it may be seen; null when covered. */
  flits: string | null;
  /** The world shows the flash word itself, so the plate keeps its task. */ flitsInWorld: boolean;
  /** Shown large after a finished word and in look-cover-do. */
  woord: { text: string; accent?: { from: number; to: number }; covered: boolean } | null;
  /** Options or pool tokens that can be acted on now, for the DOM mirror and one-switch scan, in reading order. */
  choices: { id: string; label: string; busy: boolean }[];
  scan: number;
  /** Choices of the last try when it was not right. */
  missed: readonly string[];
  /** Last input device: decides whether key caps are shown. */
  device: InputDevice;
  explanation: { key: string; step: number; from: number } | null;
  /** The child is led by the hand: the choices, in order, or the letter that are right now. */
  lead: { ids: readonly string[]; letter: string | null } | null;
  /** Line for the screen reader. */
  live: string;
  result: RoundResult | null;
}

/** Settings of the child that change how a game behaves and looks; they never change the content. */
export interface Accessibility {
  calm: boolean;
  reducedMotion: boolean;
  oneSwitch: boolean;
  lettertype: 'andika' | 'opendyslexic';
  /** Extra letter spacing, 0..0.12 of the font size. */
  letterafstand: number;
  toetsenbord: 'abc' | 'qwerty' | 'azerty';
}

/** Intent: what the child wants, whichever device was used. Coordinates are stage pixels (1280 x 720 space). */
export type Intent =
  | { kind: 'down' | 'move' | 'up'; x: number; y: number; device: InputDevice }
  | { kind: 'dir'; dir: 'left' | 'right' | 'up' | 'down'; down: boolean; device: InputDevice }
  /** Space or Enter; `enter` tells them apart where holding one of them means something else. */
  | { kind: 'act'; down: boolean; device: InputDevice; enter?: boolean }
  | { kind: 'pick'; index: number; device: InputDevice }
  | { kind: 'choose'; tokenId: string; device: InputDevice }
  | { kind: 'letter'; letter: string; device: InputDevice }
  | { kind: 'backspace' | 'submit'; device: InputDevice };

/** Part of the stage that a screen shows whole: left, top, width and height in stage px. */
export type StageFrame = readonly [x: number, y: number, w: number, h: number];
/** Screen to stage mapping; the HUD reaches down to stage line `top`, the keyboard hides the lowest `bottom` stage pixels of the frame. */
export interface Layout {
  scale: number;
  x: number;
  y: number;
  visible: { x: number; y: number; w: number; h: number };
  top: number;
  bottom: number;
  /** Stage column in the middle of the frame, and stage lines at its head and foot. */
  middle: number;
  head: number;
  foot: number;
}

/** A thing of the world. Positions are the state of the fixed step; the render pass interpolates and writes the view once per frame. */
export interface Entity {
  readonly id: string;
  readonly index: number;
  readonly view: Container;
  readonly prefab: string | null;
  token: Token | null;
  state: string;
  visible: boolean;
  get x(): number;
  set x(v: number);
  get y(): number;
  set y(v: number);
  get angle(): number;
  set angle(v: number);
  get scale(): number;
  set scale(v: number);
  /** Takes place and size from a point that is written into; for what moves every step. */
  take(point: Readonly<OutPoint>): void;
  /** The same with its angle, degrees. */
  takeTurned(place: Readonly<StagePlace>): void;
  /** The same, drawn longer or shorter in this step; for the pieces of a rope. */
  takeStretched(place: Readonly<StretchedPlace>): void;
  /** Sets position without interpolation from the old place. */
  place(x: number, y: number): void;
  /** Switches to a state of the scene document (`states`), e.g. another sprite. */
  setState(state: string): void;
  /** Look of the carried plate; nothing happens without one. */
  setPlate(state: PlateState): void;
  /** Pose of an actor, back to its rest pose after `forMs` of simulated time. */
  setPose(pose: string, forMs?: number): void;
  /** Adds to the drawn place of this step only (idle life); angle in degrees. The state stays as it was. */
  offset(dx: number, dy: number, angle: number): void;
  /** Multiplies the drawn size of this step only. */
  stretch(sx: number, sy: number): void;
  /** The drawn offset and size of this step one by one, for lives that run every step: small enough to cost nothing. Degrees. */
  get dx(): number;
  set dx(v: number);
  get dy(): number;
  set dy(v: number);
  get da(): number;
  set da(v: number);
  get sx(): number;
  set sx(v: number);
  get sy(): number;
  set sy(v: number);
  /** Cannot be touched for this long, in simulated ms. */
  lock(ms: number): void;
  destroy(): void;
}

/** States of a token plate: quiet, aimed at, held, right, almost, used up; and of a slot: open, next, trouble. */
export type PlateState = 'rust' | 'focus' | 'vast' | 'goed' | 'bijna' | 'op' | 'leeg' | 'volgend' | 'tilde';

/** Drawn plate with its token; width and height in stage px. */
export interface TokenView {
  readonly view: Container;
  setToken(token: Token | null): void;
  setState(state: PlateState): void;
  readonly width: number;
  readonly height: number;
}

/** Verdict on an attempt with the thing it came from; `firstTry` = no miss or hint on this question before it. */
export interface VerdictEvent {
  verdict: Verdict;
  attempt: Attempt;
  source: Entity | null;
  firstTry: boolean;
}

/** A mechanic owns a piece of play. All methods are optional but `destroy`; none may allocate per frame. */
export interface Mechanic {
  /** Fixed step of 1/60 s, only in phases `uitleg` and `spel`. */
  step?(dt: number): void;
  /** Fixed step that also runs in intro, word done and finale (scenery life). */
  idle?(dt: number): void;
  /** Drawing pass, after the things were drawn. */
  render?(): void;
  onQuestion?(question: Question): void;
  /** Answers whether it took the intent. */
  onIntent?(intent: Intent): boolean;
  /** Ms that the world shows what is read and then covered, or null. */ exposure?(view: ReadView): number | null;
  onVerdict?(event: VerdictEvent): void;
  /** Word finished; the answer is the time in ms the mechanic needs before the next question. */
  onWordDone?(): number;
  onFinale?(): void;
  onLayout?(layout: Layout): void;
  /** Calm mode, less movement or one switch changed: what was derived from them is derived anew. */
  onStateChange?(): void;
  /** After `onWordDone`: while true the next question waits, at most the ms that `onWordDone` answered. */
  busy?(): boolean;
  /** While true the finished word, which is shown large, leaves the view: the child plays on where it stands. */
  uncovers?(): boolean;
  /** Hears every event of the scene: runtime events and those of other mechanics. */
  onEvent?(event: string, a: string | null, b: string | null): void;
  /** The token that scan, Tab or the tutorial points at; null for none. */
  onFocus?(tokenId: string | null): void;
  /** Where a token or slot is now, for the ghost hand; answers false when it has no place. */
  placeOf?(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean;
  /** Named call from a trigger of the scene document. */
  call?(name: string, args: Readonly<Record<string, unknown>>): void;
  /** Test bot: one step toward giving `tokenId` (or the next letter); answers false when nothing could be done now. */
  bot?(goal: { tokenId: string | null; letter: string | null }): boolean;
  destroy(): void;
}

/** Particles of a scene. */
export interface Fx {
  /** Particle preset of games.md section 5 at a stage position. */
  burst(preset: string, x: number, y: number, count?: number): void;
}

/** Small movements that answer the child: amounts as a share of the size, distances in px, times in simulated ms. Reduced motion leaves out nudge, hitStop and squash. */
export interface Juice {
  pop(target: Entity | Container, amount?: number): void;
  wobble(target: Entity | Container): void;
  squash(target: Entity | Container, amount?: number): void;
  nudge(px: number): void;
  hitStop(ms: number): void;
  /** Tween in simulated time: place in px, size as a share, angle in degrees, opacity 0..1; eases: outBack, in, outCubic, inOut, outBounce. */
  tween(
    target: Entity | Container | StagePlace,
    to: Readonly<Partial<Record<'x' | 'y' | 'scale' | 'angle' | 'alpha', number>>>,
    ms: number,
    ease?: string,
    done?: () => void,
  ): void;
}

/** Sounds and voice as a game sees them; `rate` 1 = normal speed, volume 0..1. A sound that is missing is silent. */
export interface Sound {
  /** Effect by the scene's own name, e.g. `pop`; unknown names are silent. */
  play(name: string, options?: { rate?: number; volume?: number; loop?: boolean }): number;
  stop(handle: number): void;
  rate(handle: number, rate: number): void;
  /** Says an audio id; resolves when finished or when sound failed. */
  say(audio: string): Promise<void>;
  /** Ends the line that is being said. */
  hush(): void;
}

/** Progress along the way, by a vehicle or by lanes: distance in metres (road) or stage px (sail) and speed per second. */
export interface Ride {
  distance: number;
  speed: number;
  readonly perMetre: number;
}

/** Pseudo-3D road: lateral place in lanes from the middle (-1, 0, 1), height and depth in metres. */
export interface Projection {
  /** Writes x, y and scale of a place. */ project(point: RoadPoint): void;
  readonly far: number;
  /** px per metre where scale is 1. */ readonly perMetre: number;
}

/** Things that stand in lanes and come closer. */
export interface LaneShape {
  readonly count: number;
  /** Puts a thing in a lane, `ahead` metres before the mover. */
  add(entity: Entity, lane: number, ahead: number): void;
  /** True when nothing stands in that lane within `m` metres of `ahead`. */
  free(lane: number, ahead: number, m: number): boolean;
}

/** Camera of a scrolling world: the stage point (x, y) of the world lies at the left top of the stage. */
export interface Camera {
  x: number;
  y: number;
}

/** Physical world. Speeds in px per second. */
export interface SpelWorld {
  has(entity: Entity): boolean;
  velocity(entity: Entity, vx: number, vy: number): void;
  push(entity: Entity, vx: number, vy: number): void;
  /** Reads and writes the speed through one object, for what pushes every step. */
  readVelocity(entity: Entity, out: { x: number; y: number }): void;
  setVelocity(entity: Entity, v: { readonly x: number; readonly y: number }): void;
  /** Acceleration on all dynamic bodies inside a rectangle; px/s2. */
  readonly bodies: readonly Entity[];
  vx(entity: Entity): number;
  vy(entity: Entity): number;
  teleport(entity: Entity, x: number, y: number): void;
  freeze(entity: Entity, on: boolean): void;
  sensor(entity: Entity, on: boolean): void;
  /** Turns a flipper around its joint to an angle in degrees; what it meets on the way is thrown. */
  swing(entity: Entity, degrees: number): void;
  wall(rect: readonly [number, number, number, number], material?: string): void;
}

/** What mechanics offer each other; each is set by the mechanic that owns it. */
export interface Services {
  ride?: Ride;
  projection?: Projection;
  lanes?: LaneShape;
  camera: Camera;
  brush?: BrushPlace;
  world?: SpelWorld;
}

/** What a mechanic or behaviour may use. */
export interface SceneContext {
  readonly doc: SceneDoc;
  readonly s: number;
  readonly calm: boolean;
  readonly reducedMotion: boolean;
  readonly oneSwitch: boolean;
  readonly rng: Rng;
  /** What mechanics offer each other. */
  readonly services: Services;
  readonly phase: Phase;
  readonly layout: Layout;
  readonly fx: Fx;
  readonly juice: Juice;
  readonly sound: Sound;
  /** Simulated milliseconds since the start of the round. */
  readonly now: number;
  /** Rubber band: 1, or 0.8^n after misses in a row (games.md section 3). */
  readonly tempo: number;
  tuning(name: string): number;
  /** Literal number, or `$name` looked up in the tuning of the scene. */
  num(value: number | string): number;
  layer(id: string): Container;
  texture(key: string): Texture;
  /** Picture that the engine paints itself, once per key; the origin is its left top, units are stage pixels. */
  paint(key: string, size: { w: number; h: number }, draw: (c: CanvasRenderingContext2D) => void): Texture;
  /** Points of a path of the document. */
  path(name: string): readonly (readonly [number, number])[];
  entity(id: string): Entity;
  /** Things of a group, or whose id or prefab matches the pattern (`*` at the end); live list in order of birth. */
  group(id: string): readonly Entity[];
  /** Points of a group without prefab, or the places of its things. */
  points(id: string): readonly (readonly [number, number])[];
  spawn(prefab: string, x: number, y: number): Entity;
  /** A token plate from the pool; give it back with `freeToken`. */
  token(options: {
    plate: 'card' | 'round' | 'leaf' | 'bubble' | 'tag' | 'none';
    size: number;
    width?: number;
  }): TokenView;
  /** Plate width at which every token of the question fits, so that width tells nothing. */
  tokenWidth(size: number): number;
  /** Front-most touchable thing at a stage point among those that match, or null; `extra` px are added around. */
  hit(pattern: string, at: { x: number; y: number }, extra?: number): Entity | null;
  /** Tokens of the question that can be used: options, pool, stream, parts or cards. */
  tokens(): readonly Token[];
  freeToken(view: TokenView): void;
  mechanic(id: string): Mechanic | undefined;
  question(): Question | null;
  /** Sends an attempt through the session: verdict, feedback ladder, rail, sound. */
  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict;
  /** Index of the slot that is next in a sequence question, or -1. */
  nextSlot(): number;
  /** Order of the pool for streams, from the practice engine. */
  peekStream(n: number): Token[];
  /** Lets a right letter go to its slot, after the attempt that gave it; the slot is full when it arrives. */ land(
    path: LetterPath,
  ): void;
  bonus(points: number): void;
  /** Event for the triggers of the scene document. */ emit(event: string, a?: string, b?: string): void;
  /** Runs `fn` after simulated time; stopped with the scene. */ after(ms: number, fn: () => void): void;
  /** Publishes what can be chosen now to the DOM mirror. */
  setChoices(choices: readonly { id: string; label: string; busy: boolean }[]): void;
  patch(part: Partial<SpelState>): void;
}
