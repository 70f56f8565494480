import kaplay from 'kaplay';
import { BODIES, createChance, PICTURES, REFERENCE } from '../engine/beside/reference.ts';

const { width, height, box, radius, kickEvery, kick, burstEvery, burst, life, speed } = REFERENCE;
const scale = Math.min(2, devicePixelRatio);
const chance = createChance();
const k = kaplay({ width, height, pixelDensity: scale, global: false, background: [0, 0, 0] });

const frames = Object.fromEntries(
  Object.entries(PICTURES).map(([name, { x, y, w, h }]) => [
    name,
    { x: x * scale, y: y * scale, width: w * scale, height: h * scale },
  ]),
);
k.loadSpriteAtlas(`/reference/atlas-0@${scale}x.png`, frames);

const picture = (name) => k.sprite(name, { width: PICTURES[name].w, height: PICTURES[name].h });

k.onLoad(() => {
  k.setGravity(1000);
  k.add([picture('laag/back'), k.pos(0, 0)]);
  const clouds = [-1, 0, 1, 2, 3].map((i) => k.add([picture('laag/clouds'), k.pos(i * 640, 60)]));
  for (const [x, y, w, h] of [
    [-60, -60, width + 120, 60],
    [-60, height, width + 120, 60],
    [-60, -60, 60, height + 120],
    [width, -60, 60, height + 120],
  ])
    k.add([k.pos(x, y), k.area({ shape: new k.Rect(k.vec2(0), w, h) }), k.body({ isStatic: true })]);

  const pieces = BODIES.map(({ x, y, round, woord }) => {
    const shape = round ? new k.Rect(k.vec2(0), radius * 2, radius * 2) : new k.Rect(k.vec2(0), box.w, box.h);
    const piece = k.add([
      picture(round ? 'round' : 'box'),
      k.pos(x, y),
      k.anchor('center'),
      k.area({ shape }),
      k.body(),
    ]);
    piece.add([picture('plate'), k.anchor('center')]);
    piece.add([k.text(woord, { font: 'sans-serif', size: REFERENCE.fontSize }), k.color(0, 0, 0), k.anchor('center')]);
    return piece;
  });

  const spark = (x, y) => {
    const angle = chance() * 360;
    k.add([
      picture('star'),
      k.pos(x, y),
      k.anchor('center'),
      k.rotate(0),
      k.opacity(1),
      k.move(angle, speed.min + chance() * (speed.max - speed.min)),
      k.lifespan(life.min + chance() * (life.max - life.min), { fade: 0.3 }),
    ]);
  };

  let frame = 0;
  k.onUpdate(() => {
    if (frame % kickEvery === 0)
      for (const piece of pieces) piece.vel = k.vec2((chance() - 0.5) * kick * 60, -chance() * kick * 60);
    if (frame % burstEvery === 0) {
      const [x, y] = [chance() * width, chance() * height];
      for (let i = 0; i < burst; i += 1) spark(x, y);
    }
    frame += 1;
    const shift = ((frame * REFERENCE.drift) / 60) % 640;
    for (let i = 0; i < clouds.length; i += 1) clouds[i].pos.x = (i - 1) * 640 - shift;
  });
  window.beside.ready = true;
});
