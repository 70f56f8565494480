/**
 * A point that is written into every step. A class of its own and not `{ x, y }`: the engine of the browser keeps the
 * numbers of a shape in place only as long as nothing else in the program puts something else than a fraction in that shape.
 */
export class StagePoint {
  x = 0.5;
  y = 0.5;

  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
}

/** Point that is written into, so that no object is made per frame. */
export interface OutPoint {
  x: number;
  y: number;
  scale: number;
}

/** The same with a size. */
export class ScalePoint {
  x = 0.5;
  y = 0.5;
  scale = 0.5;
}

/**
 * A place on a pseudo-3D road, `lat` lanes from the middle and `diepte` metres away, and where it lies on the stage.
 * Question and answer in one object: a fraction that is passed to or from a function that is not inlined costs an object.
 */
export class RoadPoint extends ScalePoint {
  lat = 0.5;
  depth = 0.5;
}

/** A place with a size and an angle in degrees: numbers of a game that can be tweened. */
export class StagePlace {
  x = 0.5;
  y = 0.5;
  scale = 0.5;
  angle = 0.5;
}

/** A place at which a thing is drawn `long` times as long as it is, along its own height. */
export class StretchedPlace extends StagePlace {
  long = 0.5;
}

/** Own clock of something that lives. */
export class LivingClock {
  t = 0.5;

  constructor(t: number) {
    this.t = t;
  }
}

/** Where the brush of a scrubbing game is now, in the pixels of its layer, and whether it works. */
export class BrushPlace {
  x = 0.5;
  y = 0.5;
  rubs = false;
}
