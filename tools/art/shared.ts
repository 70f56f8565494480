import { tree, flower, grass, gull, bush, cloud, sun } from './lib/decor.ts';
import { bulbs, lantern, flag, flagLine } from './lib/decor-hanging.ts';
import { duck, dog, cat, bird, type AnimalFace } from './lib/animals.ts';
import { fx, fxHalf, fxNames } from './lib/fx.ts';
import { house, crate, stall, rock, barrel } from './lib/buildings.ts';
import { ownColor, icon, iconNames } from './lib/icons.ts';
import { personParts, personWithShadow, bust } from '#engine/figure/person.ts';
import { characters, faces } from './lib/characters.ts';
import { rule, ruleNames } from './lib/rules.ts';
import { contactShadow, path, svgDoc } from '#engine/figure/svg.ts';
import {
  beacon,
  almostEdge,
  fillWavyEdge,
  correctEdge,
  bead,
  ribbon,
  munt,
  plate,
  usedPlate,
  railTray,
  railSlot,
  railPiece,
  roundPlate,
  star,
  sticker,
  tilde,
  checkmarkDisc,
  seal,
  sunRing,
  type Size,
} from './lib/ui.ts';

export type Drawing = { pad: string; svg: string };
type Frame = readonly [number, number, number, number];

const middle = (half: number): Frame => [-half, -half, half * 2, half * 2];
const create = (path: string, frame: Frame, inner: string): Drawing => ({
  pad: `gedeeld/${path}.svg`,
  svg: svgDoc(frame, inner),
});

/** Plates come in three widths of the same height, so that the width of a word does not leak. */
const SIZES: Readonly<Record<'klein' | 'breed' | 'lang', Size>> = {
  klein: { w: 96, h: 96, r: 20 },
  breed: { w: 192, h: 96, r: 20 },
  lang: { w: 288, h: 96, r: 20 },
};

function drawPlates(): Drawing[] {
  return Object.entries(SIZES).flatMap(([name, size]) => {
    const frame: Frame = [-24, -24, size.w + 48, size.h + 52];
    return [
      create(`ui/plaat-${name}`, frame, plate(size)),
      create(`ui/plaat-${name}-op`, frame, usedPlate(size)),
      create(`ui/plaat-${name}-zon`, frame, sunRing(size)),
      create(`ui/plaat-${name}-goed`, frame, correctEdge(size)),
      create(`ui/plaat-${name}-bijna`, frame, almostEdge(size)),
      create(`ui/gleuf-${name}`, frame, railSlot(size)),
      create(`ui/gleuf-${name}-volgende`, frame, railSlot(size, 'volgende')),
    ];
  });
}

function drawUi(): Drawing[] {
  return [
    ...(['links', 'midden', 'rechts'] as const).map((piece) =>
      create(`ui/rail-${piece}`, [0, -4, 64, 140], railPiece(piece)),
    ),
    create('ui/rail', [-4, -4, 744, 144], railTray(736)),
    create('ui/knop', middle(48), roundPlate(40)),
    create('ui/knop-zee', middle(48), roundPlate(40, '#1B6CA8')),
    create('ui/knop-zon', middle(48), roundPlate(40, '#FFB703')),
    create('ui/ster', middle(72), star('goud')),
    create('ui/ster-grijs', middle(72), star('grijs')),
    create('ui/munt', middle(40), munt()),
    create('ui/munt-schuin', middle(40), munt(32, 0.45)),
    ...(['goed', 'nu', 'leeg', 'bijna'] as const).map((state) => create(`ui/kraal-${state}`, middle(16), bead(state))),
    ...(['A', 'B', 'C', 'D'] as const).map((name) =>
      create(`ui/baken-${name.toLowerCase()}`, middle(32), beacon(name, 26)),
    ),
    create('ui/vink', middle(24), checkmarkDisc(18)),
    create('ui/tilde', middle(32), tilde()),
    create('ui/zegel', middle(48), seal()),
    create('ui/sticker', middle(64), sticker()),
    create('ui/lint', [-70, -6, 640, 108], ribbon(500)),
    create(
      'ui/hulpkaart',
      [-24, -24, 648, 168],
      path(fillWavyEdge({ w: 600, h: 112, r: 24 }, 7), '#6D3B9E') + plate({ w: 600, h: 112, r: 24 }),
    ),
    ...iconNames().map((name) => create(`knoppen/${name}`, middle(36), icon(name))),
    ...iconNames()
      .filter((name) => !ownColor.includes(name))
      .map((name) => create(`knoppen/${name}-wit`, middle(36), icon(name, '#FFFFFF'))),
    ...ruleNames().map((name) => create(`regels/${name}`, middle(64), rule(name))),
    ...fxNames().map((name) => create(`fx/${name}`, middle(fxHalf(name)), fx(name))),
  ];
}

function drawDecor(): Drawing[] {
  const at = (name: string, size: readonly [number, number], inner: string): Drawing =>
    create(`decor/${name}`, [-size[0] / 2, -size[1] + 24, size[0], size[1]], contactShadow(size[0] * 0.36) + inner);
  return [
    ...(['rond', 'den', 'herfst', 'populier', 'acacia', 'palm'] as const).map((kind) =>
      at(`boom-${kind}`, [180, 220], tree(kind)),
    ),
    ...(['punt', 'trap', 'klok', 'hals'] as const).map((facade, i) =>
      at(
        `huis-${facade}`,
        [150, 256],
        house({ facade, kleur: ['#B9694A', '#8D65C5', '#E0A25A', '#3C7A78'][i] ?? '#B9694A' }),
      ),
    ),
    at('struik', [120, 90], bush()),
    at('gras', [40, 48], grass()),
    at('bloem', [48, 76], flower()),
    at('kraam', [240, 204], stall()),
    at('lantaarn', [140, 250], lantern()),
    at('vlag', [160, 190], flag()),
    at('krat', [100, 114], crate()),
    at('ton', [96, 134], barrel()),
    at('rots', [110, 80], rock()),
    create('decor/wolk', [-110, -50, 220, 100], cloud()),
    create('decor/zon', middle(84), sun()),
    create('decor/meeuw', middle(34), gull()),
    create('decor/vlaggenlijn', [-8, -12, 496, 100], flagLine()),
    create('decor/lampjes', [-36, -12, 552, 120], bulbs()),
    ...(['kijkt', 'blij', 'wow', 'dicht'] as const).flatMap((face) => drawAnimals(face)),
  ];
}

function drawAnimals(face: AnimalFace): Drawing[] {
  const frame: Frame = [-72, -150, 144, 164];
  const shadow = contactShadow(44);
  return [
    create(`getuigen/hond-${face}`, frame, shadow + dog(undefined, face)),
    create(`getuigen/kat-${face}`, frame, shadow + cat(undefined, face)),
    create(`getuigen/eend-${face}`, frame, shadow + duck(undefined, face)),
    create(`getuigen/vogel-${face}`, frame, bird(undefined, face)),
  ];
}

/** Each person: whole, bust per face, and the parts that the engine animates. */
function drawPersons(): Drawing[] {
  return Object.entries(characters).flatMap(([name, opts]) => [
    create(`personen/${name}/heel`, [-110, -330, 220, 350], personWithShadow(opts)),
    ...faces.map((face) =>
      create(
        `personen/${name}/buste-${face}`,
        [-104, -250, 208, 250],
        bust({ ...opts, wheelchair: undefined, pose: 'staand', arms: undefined, face }),
      ),
    ),
    ...faces.flatMap((face) =>
      personParts({ ...opts, face })
        .filter(({ deel: part }) => part === 'hoofd' || face === 'blij')
        .map(({ deel: part, svg }) => ({
          pad: `gedeeld/personen/${name}/${part === 'hoofd' ? `hoofd-${face}` : part}.svg`,
          svg,
        })),
    ),
  ]);
}

export const draw = (): Drawing[] => [...drawPlates(), ...drawUi(), ...drawDecor(), ...drawPersons()];
