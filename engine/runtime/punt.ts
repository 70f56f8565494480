/**
 * A point that is written into every step. A class of its own and not `{ x, y }`: the engine of the browser keeps the
 * numbers of a shape in place only as long as nothing else in the program puts something else than a fraction in that shape.
 */
export class Punt {
  x = 0.5;
  y = 0.5;

  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
}

/**
 * A place with a size and an angle in degrees; on a road also in lanes from the middle and metres ahead of the camera.
 * One class for everything that hands such numbers over: a function that is given two shapes makes a new object of every number it reads.
 */
export class Plaats {
  x = 0.5;
  y = 0.5;
  scale = 0.5;
  angle = 0.5;
  lateral = 0.5;
  depth = 0.5;

  constructor(lateral = 0, depth = 0) {
    this.lateral = lateral;
    this.depth = depth;
  }
}

/** Own clock of something that lives. */
export class Klok {
  t = 0.5;

  constructor(t: number) {
    this.t = t;
  }
}
