import * as Phaser from 'phaser';
import { BODIES, createChance, REFERENCE } from '../engine/beside/reference.ts';

const { width, height, box, radius, restitution, kickEvery, kick, burstEvery, burst, life, speed } = REFERENCE;
const scale = Math.min(2, devicePixelRatio);
const chance = createChance();

class Reference extends Phaser.Scene {
  frame = 0;
  pieces = [];

  preload() {
    this.load.atlas('page', `/reference/atlas-0@${scale}x.png`, `/reference/atlas-0@${scale}x.json`);
  }

  create() {
    this.cameras.main.setZoom(scale).setOrigin(0, 0);
    const picture = (x, y, name) => this.add.image(x, y, 'page', name).setScale(1 / scale);
    picture(0, 0, 'laag/back').setOrigin(0);
    this.clouds = [-1, 0, 1, 2, 3].map((i) => picture(i * 640, 60, 'laag/clouds').setOrigin(0));
    this.matter.world.setBounds(0, 0, width, height, 60);
    this.pieces = BODIES.map(({ x, y, round, woord }) => {
      const text = this.add.text(0, 0, woord, {
        fontFamily: 'sans-serif',
        fontSize: `${REFERENCE.fontSize}px`,
        color: '#000000',
        resolution: scale,
      });
      const view = this.add.container(x, y, [
        picture(0, 0, round ? 'round' : 'box'),
        picture(0, 0, 'plate'),
        text.setOrigin(0.5),
      ]);
      const shape = round ? { type: 'circle', radius } : { type: 'rectangle', width: box.w, height: box.h };
      return this.matter.add.gameObject(view, { shape, restitution });
    });
    this.sparks = this.add.particles(0, 0, 'page', {
      frame: 'star',
      lifespan: { min: life.min * 1000, max: life.max * 1000 },
      speed,
      scale: 1 / scale,
      alpha: { start: 1, end: 0 },
      rotate: { start: 0, end: 60 },
      emitting: false,
    });
    window.beside.ready = true;
  }

  update() {
    if (this.frame % kickEvery === 0)
      for (const piece of this.pieces) piece.setVelocity((chance() - 0.5) * kick, -chance() * kick);
    if (this.frame % burstEvery === 0) this.sparks.explode(burst, chance() * width, chance() * height);
    this.frame += 1;
    const shift = ((this.frame * REFERENCE.drift) / 60) % 640;
    for (let i = 0; i < this.clouds.length; i += 1) this.clouds[i].x = (i - 1) * 640 - shift;
  }
}

new Phaser.Game({
  type: Phaser.WEBGL,
  width: width * scale,
  height: height * scale,
  parent: 'host',
  banner: false,
  audio: { noAudio: true },
  render: { antialias: false },
  scale: { zoom: 1 / scale },
  physics: { default: 'matter', matter: { gravity: { x: 0, y: 1 } } },
  scene: Reference,
});
