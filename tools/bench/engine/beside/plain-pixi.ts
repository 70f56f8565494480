import Matter from 'matter-js';
import { Application, Assets, Container, Sprite, type Spritesheet, Text, Texture } from 'pixi.js';
import { BODIES, createChance, REFERENCE } from './reference.ts';

interface Piece {
  body: Matter.Body;
  view: Container;
}
interface Spark {
  sprite: Sprite;
  vx: number;
  vy: number;
  age: number;
  life: number;
}

const { width, height, box, radius, restitution, kickEvery, kick, burstEvery, burst, life, speed } = REFERENCE;
const scale = Math.min(2, devicePixelRatio);
const app = new Application();
await app.init({ width, height, preference: 'webgl', resolution: scale, autoDensity: true });
document.body.append(app.canvas);
const sheet = await Assets.load<Spritesheet>(`/reference/atlas-0@${scale}x.json`);
const texture = (name: string): Texture => sheet.textures[name] ?? Texture.WHITE;
const chance = createChance();

const clouds = new Container();
for (let x = -1; x < 4; x += 1) {
  const cloud = new Sprite(texture('laag/clouds'));
  cloud.position.set(x * cloud.width, 60);
  clouds.addChild(cloud);
}
const world = new Container();
const sparks = new Container();
app.stage.addChild(new Sprite(texture('laag/back')), clouds, world, sparks);

const engine = Matter.Engine.create();
for (const [x, y, w, h] of [
  [width / 2, -30, width + 120, 60],
  [width / 2, height + 30, width + 120, 60],
  [-30, height / 2, 60, height + 120],
  [width + 30, height / 2, 60, height + 120],
] as const)
  Matter.Composite.add(engine.world, Matter.Bodies.rectangle(x, y, w, h, { isStatic: true }));

const pieces = BODIES.map(({ x, y, round, woord }): Piece => {
  const body = round
    ? Matter.Bodies.circle(x, y, radius, { restitution })
    : Matter.Bodies.rectangle(x, y, box.w, box.h, { restitution });
  Matter.Composite.add(engine.world, body);
  const view = new Container();
  for (const name of [round ? 'round' : 'box', 'plate']) {
    const sprite = new Sprite(texture(name));
    sprite.anchor.set(0.5);
    view.addChild(sprite);
  }
  const text = new Text({ text: woord, style: { fontFamily: 'sans-serif', fontSize: REFERENCE.fontSize } });
  text.anchor.set(0.5);
  view.addChild(text);
  world.addChild(view);
  return { body, view };
});

let living: Spark[] = [];
function spark(x: number, y: number): Spark {
  const sprite = new Sprite(texture('star'));
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sparks.addChild(sprite);
  const angle = chance() * Math.PI * 2;
  const v = speed.min + chance() * (speed.max - speed.min);
  return {
    sprite,
    vx: Math.cos(angle) * v,
    vy: Math.sin(angle) * v,
    age: 0,
    life: life.min + chance() * (life.max - life.min),
  };
}

function stepSparks(dt: number): void {
  for (const one of living) {
    one.age += dt;
    one.sprite.x += one.vx * dt;
    one.sprite.y += one.vy * dt;
    one.sprite.rotation += dt;
    one.sprite.alpha = Math.min(1, (1 - one.age / one.life) / 0.3);
  }
  for (const one of living) if (one.age >= one.life) one.sprite.destroy();
  living = living.filter((one) => one.age < one.life);
}

let frame = 0;
app.ticker.add(() => {
  if (frame % kickEvery === 0)
    for (const { body } of pieces) Matter.Body.setVelocity(body, { x: (chance() - 0.5) * kick, y: -chance() * kick });
  if (frame % burstEvery === 0) {
    const [x, y] = [chance() * width, chance() * height];
    for (let i = 0; i < burst; i += 1) living.push(spark(x, y));
  }
  frame += 1;
  Matter.Engine.update(engine, 1000 / 60);
  for (const { body, view } of pieces) {
    view.position.set(body.position.x, body.position.y);
    view.rotation = body.angle;
  }
  stepSparks(1 / 60);
  clouds.x = -((frame * REFERENCE.drift) / 60) % 640;
});
window.beside.ready = true;
