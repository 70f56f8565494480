import { flower, tree, hill, bush, cloud, sun } from '../lib/decor.ts';
import { circle, ellipse, glow, group, line, lit, path, rect, rectPath, shade, svgDoc } from '#engine/figure/svg.ts';

const window = (x: number, y: number, glass = '#CFEBF8'): string =>
  rect([x - 17, y - 22, 34, 46, 4], '#FFFDF7') +
  rect([x - 13, y - 18, 26, 38, 2], glass) +
  path(`M${x - 13} ${y + 4}L${x + 5} ${y - 18}H${x - 13}Z`, '#FFFFFF', { 'fill-opacity': 0.55 }) +
  rect([x - 1.5, y - 18, 3, 38], '#FFFDF7');

const ground = (sky: string, far: string, near: string): string =>
  rect([0, 0, 480, 220], sky) +
  group(hill({ width: 600, height: 34, deep: 120 }, far, false), { x: -60, y: 152 }) +
  rect([0, 196, 480, 24], near);

const school = (): string =>
  ground('#DDF1FD', '#CBE8A7', '#F0D9C2') +
  group(cloud(), { x: 90, y: 44, schaal: 0.44 }) +
  group(cloud(), { x: 410, y: 50, schaal: 0.4 }) +
  group(tree('rond', '#4F9C57'), { x: 46, y: 202, schaal: 0.56 }) +
  group(tree('rond', '#4F9C57'), { x: 440, y: 204, schaal: 0.68 }) +
  ellipse([240, 203, 170, 8], '#321B41', { 'fill-opacity': 0.14 }) +
  lit(rectPath([100, 104, 280, 96, 2]), '#D98A66', { dx: -10, dy: 0 }) +
  path('M90 106L110 82H370L390 106Z', '#433B6B') +
  path('M370 82L390 106H330L316 82Z', shade('#433B6B', -6)) +
  [130, 166, 314, 350].map((x) => window(x, 152)).join('') +
  lit('M190 200V92L240 54L290 92V200Z', '#E8A583', { dx: -9, dy: 0 }) +
  path('M180 96L240 46L300 96L290 104L240 62L190 104Z', '#433B6B') +
  circle([240, 98, 17], '#FFFDF7') +
  circle([240, 98, 13], '#E3EEF8') +
  line('M240 98V89M240 98L246 102', '#1F2A44', 3) +
  path('M214 200V148C214 128 266 128 266 148V200Z', '#FFF1D6') +
  path('M220 200V150C220 134 260 134 260 150V200Z', '#1B6CA8') +
  rect([239, 138, 3, 62], '#14517F') +
  circle([233, 172, 3], '#FFC83D') +
  circle([247, 172, 3], '#FFC83D') +
  line('M240 50V18', '#7D4533', 4) +
  path('M242 18L276 27L242 36Z', '#FFB703') +
  group(bush('#5AA544'), { x: 128, y: 202, schaal: 0.56 }) +
  group(bush('#5AA544'), { x: 338, y: 202, schaal: 0.62 }) +
  ellipse([240, 204, 52, 6], '#FFFDF7', { 'fill-opacity': 0.8 });

const praktijk = (): string => {
  const awning = Array.from({ length: 6 }, (_, i) =>
    path(
      `M${210 + i * 18} 118H${228 + i * 18}V138A9 9 0 0 1 ${210 + i * 18} 138Z`,
      i % 2 === 0 ? '#C2410C' : '#FFFDF7',
    ),
  ).join('');
  return (
    ground('#E9F4EE', '#CFE6CF', '#E6DFCF') +
    group(cloud(), { x: 400, y: 40, schaal: 0.42 }) +
    group(tree('rond', '#3E8E74'), { x: 60, y: 202, schaal: 0.66 }) +
    group(tree('rond', '#3E8E74'), { x: 436, y: 204, schaal: 0.5 }) +
    ellipse([244, 203, 150, 8], '#321B41', { 'fill-opacity': 0.14 }) +
    rect([306, 20, 24, 40, 3], '#B9694A') +
    rect([302, 16, 32, 9, 3], '#8D5B3E') +
    lit(rectPath([120, 88, 248, 112, 2]), '#FBE7CB', { dx: -10, dy: 0 }) +
    path('M104 92L134 36H354L384 92Z', '#3C7A78') +
    path('M354 36L384 92H316L300 36Z', shade('#3C7A78', -7)) +
    line('M120 66H368', shade('#3C7A78', -5), 3) +
    [156, 336].map((x) => window(x, 128)).join('') +
    rect([214, 136, 100, 64, 3], '#FFFDF7') +
    rect([222, 140, 42, 60, 4], '#0B7A75') +
    rect([228, 147, 30, 22, 3], '#CFEBF8') +
    circle([258, 176, 2.6], '#FFC83D') +
    rect([272, 142, 36, 44, 3], '#CFEBF8') +
    awning +
    path('M132 158H176A8 8 0 0 1 184 166V182A8 8 0 0 1 176 190H158L148 200V190H140A8 8 0 0 1 132 182Z', '#1B6CA8') +
    line('M146 170H170M146 179H162', '#FFFDF7', 4) +
    path('M346 200L350 176H376L380 200Z', '#D37034') +
    path(
      'M363 178C346 160 350 138 352 130C362 142 364 158 363 178C364 158 370 146 382 138C382 156 376 168 363 178Z',
      '#2F6B4F',
    )
  );
};

const home = (): string =>
  ground('#FFF3DC', '#E4EBB4', '#CBE08C') +
  group(sun(26), { x: 402, y: 48 }) +
  group(cloud('#FFFFFF', '#FBE8C8'), { x: 92, y: 44, schaal: 0.42 }) +
  group(bush('#6FA86A'), { x: 66, y: 202, schaal: 1.1 }) +
  ellipse([236, 203, 140, 8], '#321B41', { 'fill-opacity': 0.14 }) +
  rect([296, 40, 26, 62, 3], '#B9694A') +
  rect([292, 34, 34, 10, 3], '#8D5B3E') +
  circle([309, 20, 6], '#FFFFFF') +
  lit('M140 200V122L236 50L332 122V200Z', '#FFE2B0', { dx: -10, dy: 0 }) +
  path('M116 128L236 34L356 128L342 142L236 60L130 142Z', '#C2410C') +
  path('M236 34L356 128L342 142L236 60Z', shade('#C2410C', -7)) +
  circle([236, 104, 17], '#FFFDF7') +
  circle([236, 104, 12], '#CFEBF8') +
  rect([234.5, 92, 3, 24], '#FFFDF7') +
  rect([224, 102.5, 24, 3], '#FFFDF7') +
  [180, 294]
    .map(
      (x) =>
        window(x, 150) +
        rect([x - 22, 172, 44, 9, 4], '#8D5B3E') +
        [-13, 0, 13].map((d) => circle([x + d, 170, 5], x < 236 ? '#F70A8D' : '#FFB703')).join(''),
    )
    .join('') +
  path('M212 200V158C212 138 260 138 260 158V200Z', '#FFF1D6') +
  path('M217 200V160C217 145 255 145 255 160V200Z', '#B9401A') +
  path('M236 164c-5-8-14-2-9 5l9 8 9-8c5-7-4-13-9-5Z', '#FFE2B0') +
  circle([249, 182, 2.6], '#FFC83D') +
  group(tree('rond', '#4F9C57'), { x: 428, y: 202, schaal: 0.66 }) +
  circle([352, 194, 12], 'none', { stroke: '#1B6CA8', 'stroke-width': 3.5 }) +
  circle([392, 194, 12], 'none', { stroke: '#1B6CA8', 'stroke-width': 3.5 }) +
  line(
    'M352 194L364 176H384L392 194M364 176L374 194H352M384 176L374 194M360 172H368M384 176L382 169H389',
    '#1B6CA8',
    3.5,
  ) +
  [
    [110, 210],
    [398, 212],
    [300, 212],
  ]
    .map(([x, y]) => group(flower(x === 300 ? '#FFB703' : '#F70A8D'), { x, y, schaal: 0.4 }))
    .join('');

/** Doors of the home page: pictures of 480 x 220. */
export const schoolHouse = (): string => svgDoc([0, 0, 480, 220], school());
export const praktijkHouse = (): string => svgDoc([0, 0, 480, 220], praktijk());
export const homeHouse = (): string => svgDoc([0, 0, 480, 220], home());

/** Rolling hills behind the top of the home page, 1600 x 320. */
export const hills = (): string =>
  svgDoc(
    [0, 0, 1600, 320],
    group(hill({ width: 1900, height: 90, deep: 300 }, '#CBE8A7'), { x: -160, y: 140 }) +
      group(tree('rond', '#4F9C57'), { x: 60, y: 196, schaal: 0.7 }) +
      group(tree('rond', '#6FA86A'), { x: 128, y: 208, schaal: 0.5 }) +
      group(tree('rond', '#4F9C57'), { x: 1540, y: 190, schaal: 0.9 }) +
      group(hill({ width: 2000, height: -50, deep: 240 }, '#A5D86E'), { x: -120, y: 210 }) +
      group(hill({ width: 2200, height: 46, deep: 200 }, '#86C440', false), { x: -480, y: 268 }) +
      [
        [150, 274],
        [240, 262],
        [330, 272],
        [420, 264],
        [510, 270],
        [590, 264],
      ]
        .map(([x = 0, y = 0], i) =>
          group(
            ellipse([0, 3, 40 - i * 3, 11 - i], glow('#86C440', -10)) + ellipse([0, 0, 40 - i * 3, 11 - i], '#FFFDF7'),
            { x, y },
          ),
        )
        .join(''),
  );
