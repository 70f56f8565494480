/** Page of `pixi-beeld.e2e.ts`: one picture with everything the engine asks of pixi. */
import { Container, MeshSimple, Rectangle, Sprite, Texture } from 'pixi.js';
import { Iris } from '#engine/parts/iris.ts';
import { Taart } from '#engine/parts/taart.ts';
import { ringPunten } from '#engine/parts/vlak-punten.ts';
import { maakVlak } from '#engine/parts/vlak.ts';
import { getApp } from '#engine/runtime/app.ts';
import { laadTextuur } from '#engine/runtime/textuur.ts';
import { createVerf } from '#engine/runtime/verf.ts';

const W = 640;
const H = 360;

function vormen(): Container {
  const groep = new Container();
  const taart = new Taart({
    rx: 60,
    ry: 60,
    outer: 1,
    done: ['#E76F51'],
    line: '#4A2A22',
    rim: '#FFB703',
    empty: '#FFFDF7',
  });
  taart.view.position.set(80, 80);
  taart.verdeel(5);
  taart.vul(0);
  const boog = maakVlak(ringPunten({ binnen: 44, buiten: 56, van: 0, tot: 4 }), '#FFB703');
  boog.position.set(220, 80);
  const iris = new Iris('#1B6CA8', false);
  iris.close();
  iris.step(0.225); // half closed
  iris.view.scale.set(0.14);
  iris.view.position.set(340, 5);
  groep.addChild(iris.view, taart.view, boog);
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

function beelden(atlas: Texture): Container {
  const groep = new Container({ x: 260, y: 180, scale: 0.8 });
  const deel = new Texture({
    source: atlas.source,
    frame: new Rectangle(0, 0, atlas.source.pixelWidth / 2, atlas.source.pixelHeight / 2),
  });
  [atlas, deel].forEach((texture, i) => {
    const beeld = new Sprite({ texture, x: i * 170, y: 20, width: 140, height: 140 });
    beeld.tint = i === 0 ? 0xffffff : '#F4A261';
    beeld.rotation = i * 0.2;
    beeld.alpha = 1 - i * 0.3;
    groep.addChild(beeld);
  });
  return groep;
}

/** Draws and answers the picture as a data address, with what drawing it cost. */
export async function teken(host: HTMLElement): Promise<string> {
  const app = await getApp();
  host.append(app.canvas);
  app.renderer.resize(W, H);
  app.renderer.background.color = '#EAF4FB';
  const atlas = await laadTextuur('/proef@2x.webp');
  const verf = createVerf(1);
  const plaat = verf.bake('plaat', { w: 80, h: 80 }, (c) => {
    c.fillStyle = '#8ECAE6';
    c.fillRect(4, 4, 72, 72);
  });
  app.stage.addChild(vormen(), net(atlas), beelden(atlas), new Sprite({ texture: plaat, x: 540, y: 240 }));
  verf.flush();
  app.renderer.render(app.stage);
  return app.canvas.toDataURL();
}

const plek = document.querySelector<HTMLElement>('#proef');
if (plek) plek.dataset['beeld'] = await teken(plek).catch((fout: unknown) => `fout ${String(fout)}`);
