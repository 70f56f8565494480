/** Page of `pixi-picture.e2e.ts`: one picture with everything the engine asks of pixi. */
import { Container, MeshSimple, Rectangle, Sprite, Texture } from 'pixi.js';
import { Iris } from '#engine/parts/iris.ts';
import { Pie } from '#engine/parts/pie.ts';
import { ringPoints } from '#engine/parts/surface-points.ts';
import { createSurface } from '#engine/parts/surface.ts';
import { WHOLE_STAGE } from '#engine/runtime/layout/layout.ts';
import { getApp } from '#engine/runtime/app.ts';
import { loadTexture } from '#engine/runtime/texture.ts';
import { createPaint } from '#engine/runtime/paint.ts';

const W = 640;
const H = 360;

function forms(): Container {
  const groep = new Container();
  const pie = new Pie({
    rx: 60,
    ry: 60,
    outer: 1,
    done: ['#E76F51'],
    line: '#4A2A22',
    rim: '#FFB703',
    empty: '#FFFDF7',
  });
  pie.view.position.set(80, 80);
  pie.distribute(5);
  pie.fill(0);
  const arc = createSurface(ringPoints({ inside: 44, outside: 56, from: 0, until: 4 }), '#FFB703');
  arc.position.set(220, 80);
  const iris = new Iris('#1B6CA8', WHOLE_STAGE, false);
  iris.close();
  iris.step(0.225); // half closed
  iris.view.scale.set(0.14);
  iris.view.position.set(340, 5);
  groep.addChild(iris.view, pie.view, arc);
  return groep;
}

function net(texture: Texture): MeshSimple {
  return new MeshSimple({
    texture,
    vertices: new Float32Array([20, 200, 200, 180, 220, 340, 10, 320]),
    uvs: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
}

function pictures(atlas: Texture): Container {
  const groep = new Container({ x: 260, y: 180, scale: 0.8 });
  const part = new Texture({
    source: atlas.source,
    frame: new Rectangle(0, 0, atlas.source.pixelWidth / 2, atlas.source.pixelHeight / 2),
  });
  [atlas, part].forEach((texture, i) => {
    const picture = new Sprite({ texture, x: i * 170, y: 20, width: 140, height: 140 });
    picture.tint = i === 0 ? 0xffffff : '#F4A261';
    picture.rotation = i * 0.2;
    picture.alpha = 1 - i * 0.3;
    groep.addChild(picture);
  });
  return groep;
}

/** Wood with a red right end. */
function drawTray(c: CanvasRenderingContext2D): void {
  c.fillStyle = '#8A5A3C';
  c.fillRect(0, 0, 1088, 126);
  c.fillStyle = '#D62828';
  c.fillRect(1000, 0, 88, 126);
}

/** Draws and answers the picture as a data address, with what drawing it cost. */
export async function draw(host: HTMLElement): Promise<string> {
  const app = await getApp();
  host.append(app.canvas);
  app.renderer.resize(W, H);
  app.renderer.background.color = '#EAF4FB';
  const atlas = await loadTexture('/proef@2x.webp');
  const paint = createPaint(1);
  // The tray of a long word on a real card: wider than a page at two texture pixels per stage pixel.
  const fine = createPaint(2);
  const tray = new Sprite({ texture: fine.bake('bak', { w: 1088, h: 126 }, drawTray), x: 460, y: 200, scale: 0.15 });
  const plate = paint.bake('plaat', { w: 80, h: 80 }, (c) => {
    c.fillStyle = '#8ECAE6';
    c.fillRect(4, 4, 72, 72);
  });
  app.stage.addChild(forms(), net(atlas), pictures(atlas), new Sprite({ texture: plate, x: 540, y: 240 }), tray);
  paint.flush();
  fine.flush();
  app.renderer.render(app.stage);
  // A picture that comes later, on a page that the card holds already.
  const later = paint.bake('later', { w: 40, h: 40 }, (c) => {
    c.fillStyle = '#2A9D8F';
    c.fillRect(0, 0, 40, 40);
  });
  app.stage.addChild(new Sprite({ texture: later, x: 590, y: 300 }));
  paint.flush();
  app.renderer.render(app.stage);
  return app.canvas.toDataURL();
}

const spot = document.querySelector<HTMLElement>('#proef');
if (spot) spot.dataset['beeld'] = await draw(spot).catch((error: unknown) => `fout ${String(error)}`);
