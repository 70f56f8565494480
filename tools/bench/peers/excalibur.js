import * as ex from 'excalibur';
import { BODIES, createChance, PICTURES, REFERENCE } from '../engine/beside/reference.ts';

const { width, height, box, radius, restitution, kickEvery, kick, burstEvery, burst, life, speed } = REFERENCE;
const scale = Math.min(2, devicePixelRatio);
const chance = createChance();
const image = new ex.ImageSource(`/reference/atlas-0@${scale}x.png`);

const game = new ex.Engine({
  width,
  height,
  suppressPlayButton: true,
  suppressConsoleBootMessage: true,
  pixelRatio: scale,
  antialiasing: true,
  displayMode: ex.DisplayMode.Fixed,
  fixedUpdateFps: 60,
  physics: { solver: ex.SolverStrategy.Realistic, gravity: ex.vec(0, 1000) },
});

await image.load();
const picture = (name) => {
  const { x, y, w, h } = PICTURES[name];
  return new ex.Sprite({
    image,
    sourceView: { x: x * scale, y: y * scale, width: w * scale, height: h * scale },
    destSize: { width: w, height: h },
  });
};

const layer = (name, pos) => {
  const actor = new ex.Actor({ pos, anchor: ex.Vector.Zero, collisionType: ex.CollisionType.PreventCollision });
  actor.graphics.use(picture(name));
  game.add(actor);
  return actor;
};
layer('laag/back', ex.vec(0, 0));
const clouds = [-1, 0, 1, 2, 3].map((i) => layer('laag/clouds', ex.vec(i * 640, 60)));

for (const [x, y, w, h] of [
  [width / 2, -30, width + 120, 60],
  [width / 2, height + 30, width + 120, 60],
  [-30, height / 2, 60, height + 120],
  [width + 30, height / 2, 60, height + 120],
])
  game.add(new ex.Actor({ pos: ex.vec(x, y), width: w, height: h, collisionType: ex.CollisionType.Fixed }));

const middle = (graphic, w, h) => ({ graphic, offset: ex.vec(-w / 2, -h / 2), useBounds: false });
const pieces = BODIES.map(({ x, y, round, woord }) => {
  const form = round ? { radius } : { width: box.w, height: box.h };
  const actor = new ex.Actor({ pos: ex.vec(x, y), ...form, collisionType: ex.CollisionType.Active });
  actor.body.bounciness = restitution;
  const text = new ex.Text({
    text: woord,
    font: new ex.Font({ family: 'sans-serif', size: REFERENCE.fontSize, quality: scale }),
  });
  actor.graphics.use(
    new ex.GraphicsGroup({
      members: [
        round ? middle(picture('round'), 80, 80) : middle(picture('box'), box.w, box.h),
        middle(picture('plate'), REFERENCE.plate.w, REFERENCE.plate.h),
        middle(text, text.width, text.height),
      ],
    }),
  );
  game.add(actor);
  return actor;
});

const sparks = new ex.ParticleEmitter({
  emitterType: ex.EmitterType.Rectangle,
  isEmitting: false,
  particle: {
    graphic: picture('star'),
    life: ((life.min + life.max) / 2) * 1000,
    minSpeed: speed.min,
    maxSpeed: speed.max,
    minAngle: 0,
    maxAngle: Math.PI * 2,
    fade: true,
  },
});
game.add(sparks);

let frame = 0;
game.on('preupdate', () => {
  if (frame % kickEvery === 0)
    for (const piece of pieces) piece.vel = ex.vec((chance() - 0.5) * kick * 60, -chance() * kick * 60);
  if (frame % burstEvery === 0) {
    sparks.pos = ex.vec(chance() * width, chance() * height);
    sparks.emitParticles(burst);
  }
  frame += 1;
  const shift = ((frame * REFERENCE.drift) / 60) % 640;
  for (let i = 0; i < clouds.length; i += 1) clouds[i].pos.x = (i - 1) * 640 - shift;
});
await game.start();
window.beside.ready = true;
