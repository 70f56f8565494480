import { circle, ellipse, group, line, path, rect } from '#engine/figure/svg.ts';
import { wheel } from '../lib/structures.ts';
import { image } from './image.ts';

/** Jeep with a camera on the roof; a giraffe looks on. */
const jeep =
  ellipse([4, 4, 84, 13], '#321B41', { 'fill-opacity': 0.16 }) +
  path('M-70 -20H74V-44L48 -50H-66C-72 -50 -74 -44 -74 -36Z', '#7CB518') +
  path('M-74 -28H74V-12H-70Z', '#5B8A12') +
  path('M-56 -50L-50 -80H28L46 -50Z', '#FFFDF7') +
  path('M-44 -54L-40 -74H-14V-54Z', '#8ED7EE') +
  path('M-6 -54V-74H22L34 -54Z', '#8ED7EE') +
  path('M-44 -54L-40 -74H-32L-36 -54ZM-6 -54V-74H4L2 -54Z', '#C9EFF9') +
  rect([-54, -86, 88, 8, 3], '#D9C39A') +
  rect([-30, -112, 44, 27, 6], '#433B6B') +
  rect([-22, -118, 16, 8, 3], '#433B6B') +
  circle([-4, -98, 10], '#B4ACBC') +
  circle([-4, -98, 7], '#1F2A44') +
  circle([-6, -100, 2.6], '#8ED7EE') +
  circle([70, -34, 6], '#FFE38A') +
  wheel(-42, -8, 17) +
  wheel(44, -8, 17) +
  circle([-82, -32, 13], '#3A2A48');
const fotosafari = (): string => image('giraffe', 96, { x: 66, y: -26 }) + group(jeep, { x: -18 });

/** Dug-up dinosaur skeleton. */
function dinograven(): string {
  const rib = [-52, -32, -12, 8, 28]
    .map((x, i) =>
      line(`M${x} ${-56 + Math.abs(i - 2) * 3}Q${x - 12} -34 ${x - 2} ${-12 - Math.abs(i - 2) * 4}`, '#FFF6E0', 7),
    )
    .join('');
  const shovel = group(
    line('M0 0V-54', '#A9683F', 7) +
      path('M-13 -4H13V14C13 24 0 32 0 32C0 32 -13 24 -13 14Z', '#9B9B9B') +
      path('M-13 -4H0V32C0 32 -13 24 -13 14Z', '#D3D3D3') +
      rect([-12, -62, 24, 8, 4], '#7D4533'),
    { x: -104, y: -26, draai: 16 },
  );
  return (
    ellipse([0, -10, 122, 38], '#E2AE63') +
    ellipse([0, -12, 112, 32], '#8A5526') +
    ellipse([4, -6, 100, 24], '#744418') +
    line('M-92 -14C-70 -66 -20 -66 36 -56C56 -54 64 -66 70 -80', '#FFF6E0', 10) +
    rib +
    line('M-46 -14L-54 4M20 -14L26 6', '#FFF6E0', 8) +
    path('M54 -88C58 -108 92 -110 116 -94C124 -88 124 -80 116 -78L72 -70C58 -70 52 -78 54 -88Z', '#FFF6E0') +
    path('M76 -71L116 -78C122 -80 124 -76 118 -72L86 -62C78 -60 74 -66 76 -71Z', '#EAD9B4') +
    circle([76, -90, 8], '#8A5526') +
    circle([104, -88, 2.6], '#8A5526') +
    line('M84 -72V-68M92 -73V-69M100 -75V-71', '#C9B184', 2.5) +
    shovel
  );
}

/** Race oval with a chequered gate, a zebra and a cheetah. */
function leesrace(): string {
  const pane = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .flatMap((i) =>
      [0, 1].filter((j) => (i + j) % 2 === 0).map((j) => rect([-54 + i * 12, -134 + j * 12, 12, 12], '#1F2A44')),
    )
    .join('');
  return (
    ellipse([0, -26, 152, 56], '#C98A45') +
    ellipse([0, -30, 152, 55], '#D9A05C') +
    ellipse([0, -30, 128, 43], 'none', { stroke: '#FFF6E0', 'stroke-width': 4, 'stroke-dasharray': '14 14' }) +
    ellipse([0, -32, 104, 31], '#F3C77A') +
    ellipse([0, -30, 104, 31], '#C98A45', { 'fill-opacity': 0.35 }) +
    ellipse([3, -28, 100, 29], '#F3C77A') +
    rect([-60, -132, 8, 82, 2], '#FFFDF7') +
    rect([52, -132, 8, 82, 2], '#FFFDF7') +
    rect([-60, -138, 120, 32, 4], '#1F2A44') +
    rect([-54, -134, 108, 24], '#FFFDF7') +
    pane +
    image('zebra', 76, { x: -76, y: 16 }) +
    image('leopard', 72, { x: 76, y: 18 })
  );
}

export const savanne = { fotosafari: fotosafari(), dinograven: dinograven(), leesrace: leesrace() };
