import { boom, bloem, gras, meeuw, struik, wolk, zon } from './lib/decor.ts';
import { lampjes, lantaarn, vlag, vlaggenlijn } from './lib/decor-hanging.ts';
import { eend, hond, kat, vogel, type DierGezicht } from './lib/dieren.ts';
import { fx, fxHalf, fxNamen } from './lib/fx.ts';
import { huis, krat, kraam, rots, ton } from './lib/gebouwen.ts';
import { eigenKleur, icoon, icoonNamen } from './lib/iconen.ts';
import { persoonDelen, persoonMetSchaduw, buste } from './lib/persoon.ts';
import { personages, gezichten } from './lib/personages.ts';
import { regel, regelNamen } from './lib/regels.ts';
import { contactShadow, path, svgDoc } from './lib/svg.ts';
import {
  baken,
  bijnaRand,
  golfRand,
  goedRand,
  kraal,
  lint,
  munt,
  plaat,
  plaatOp,
  railBak,
  railGleuf,
  railStuk,
  rondePlaat,
  ster,
  sticker,
  tilde,
  vinkSchijf,
  zegel,
  zonRing,
  type Maat,
} from './lib/ui.ts';

export type Tekening = { pad: string; svg: string };
type Kader = readonly [number, number, number, number];

const midden = (half: number): Kader => [-half, -half, half * 2, half * 2];
const maak = (pad: string, kader: Kader, inner: string): Tekening => ({
  pad: `gedeeld/${pad}.svg`,
  svg: svgDoc(kader, inner),
});

/** Plates come in three widths of the same height, so that the width of a word does not leak. */
const MATEN: Readonly<Record<'klein' | 'breed' | 'lang', Maat>> = {
  klein: { w: 96, h: 96, r: 20 },
  breed: { w: 192, h: 96, r: 20 },
  lang: { w: 288, h: 96, r: 20 },
};

function drawPlaten(): Tekening[] {
  return Object.entries(MATEN).flatMap(([naam, maat]) => {
    const kader: Kader = [-24, -24, maat.w + 48, maat.h + 52];
    return [
      maak(`ui/plaat-${naam}`, kader, plaat(maat)),
      maak(`ui/plaat-${naam}-op`, kader, plaatOp(maat)),
      maak(`ui/plaat-${naam}-zon`, kader, zonRing(maat)),
      maak(`ui/plaat-${naam}-goed`, kader, goedRand(maat)),
      maak(`ui/plaat-${naam}-bijna`, kader, bijnaRand(maat)),
      maak(`ui/gleuf-${naam}`, kader, railGleuf(maat)),
      maak(`ui/gleuf-${naam}-volgende`, kader, railGleuf(maat, 'volgende')),
    ];
  });
}

function drawUi(): Tekening[] {
  return [
    ...(['links', 'midden', 'rechts'] as const).map((stuk) =>
      maak(`ui/rail-${stuk}`, [0, -4, 64, 140], railStuk(stuk)),
    ),
    maak('ui/rail', [-4, -4, 744, 144], railBak(736)),
    maak('ui/knop', midden(48), rondePlaat(40)),
    maak('ui/knop-zee', midden(48), rondePlaat(40, '#1B6CA8')),
    maak('ui/knop-zon', midden(48), rondePlaat(40, '#FFB703')),
    maak('ui/ster', midden(72), ster('goud')),
    maak('ui/ster-grijs', midden(72), ster('grijs')),
    maak('ui/munt', midden(40), munt()),
    maak('ui/munt-schuin', midden(40), munt(32, 0.45)),
    ...(['goed', 'nu', 'leeg', 'bijna'] as const).map((staat) => maak(`ui/kraal-${staat}`, midden(16), kraal(staat))),
    ...(['A', 'B', 'C', 'D'] as const).map((naam) =>
      maak(`ui/baken-${naam.toLowerCase()}`, midden(32), baken(naam, 26)),
    ),
    maak('ui/vink', midden(24), vinkSchijf(18)),
    maak('ui/tilde', midden(32), tilde()),
    maak('ui/zegel', midden(48), zegel()),
    maak('ui/sticker', midden(64), sticker()),
    maak('ui/lint', [-70, -6, 640, 108], lint(500)),
    maak(
      'ui/hulpkaart',
      [-24, -24, 648, 168],
      path(golfRand({ w: 600, h: 112, r: 24 }, 7), '#6D3B9E') + plaat({ w: 600, h: 112, r: 24 }),
    ),
    ...icoonNamen().map((naam) => maak(`knoppen/${naam}`, midden(36), icoon(naam))),
    ...icoonNamen()
      .filter((naam) => !eigenKleur.includes(naam))
      .map((naam) => maak(`knoppen/${naam}-wit`, midden(36), icoon(naam, '#FFFFFF'))),
    ...regelNamen().map((naam) => maak(`regels/${naam}`, midden(64), regel(naam))),
    ...fxNamen().map((naam) => maak(`fx/${naam}`, midden(fxHalf(naam)), fx(naam))),
  ];
}

function drawDecor(): Tekening[] {
  const op = (naam: string, maat: readonly [number, number], inner: string): Tekening =>
    maak(`decor/${naam}`, [-maat[0] / 2, -maat[1] + 24, maat[0], maat[1]], contactShadow(maat[0] * 0.36) + inner);
  return [
    ...(['rond', 'den', 'herfst', 'populier', 'acacia', 'palm'] as const).map((soort) =>
      op(`boom-${soort}`, [180, 220], boom(soort)),
    ),
    ...(['punt', 'trap', 'klok', 'hals'] as const).map((gevel, i) =>
      op(
        `huis-${gevel}`,
        [150, 256],
        huis({ gevel, kleur: ['#B9694A', '#8D65C5', '#E0A25A', '#3C7A78'][i] ?? '#B9694A' }),
      ),
    ),
    op('struik', [120, 90], struik()),
    op('gras', [40, 48], gras()),
    op('bloem', [48, 76], bloem()),
    op('kraam', [240, 204], kraam()),
    op('lantaarn', [140, 250], lantaarn()),
    op('vlag', [160, 190], vlag()),
    op('krat', [100, 114], krat()),
    op('ton', [96, 134], ton()),
    op('rots', [110, 80], rots()),
    maak('decor/wolk', [-110, -50, 220, 100], wolk()),
    maak('decor/zon', midden(84), zon()),
    maak('decor/meeuw', midden(34), meeuw()),
    maak('decor/vlaggenlijn', [-8, -12, 496, 100], vlaggenlijn()),
    maak('decor/lampjes', [-36, -12, 552, 120], lampjes()),
    ...(['kijkt', 'blij', 'wow', 'dicht'] as const).flatMap((gezicht) => drawDieren(gezicht)),
  ];
}

function drawDieren(gezicht: DierGezicht): Tekening[] {
  const kader: Kader = [-72, -150, 144, 164];
  const schaduw = contactShadow(44);
  return [
    maak(`getuigen/hond-${gezicht}`, kader, schaduw + hond(undefined, gezicht)),
    maak(`getuigen/kat-${gezicht}`, kader, schaduw + kat(undefined, gezicht)),
    maak(`getuigen/eend-${gezicht}`, kader, schaduw + eend(undefined, gezicht)),
    maak(`getuigen/vogel-${gezicht}`, kader, vogel(undefined, gezicht)),
  ];
}

/** Each person: whole, bust per face, and the parts that the engine animates. */
function drawPersonen(): Tekening[] {
  return Object.entries(personages).flatMap(([naam, opts]) => [
    maak(`personen/${naam}/heel`, [-110, -330, 220, 350], persoonMetSchaduw(opts)),
    ...gezichten.map((gezicht) =>
      maak(
        `personen/${naam}/buste-${gezicht}`,
        [-104, -250, 208, 250],
        buste({ ...opts, rolstoel: undefined, houding: 'staand', armen: undefined, gezicht }),
      ),
    ),
    ...gezichten.flatMap((gezicht) =>
      persoonDelen({ ...opts, gezicht })
        .filter(({ deel }) => deel === 'hoofd' || gezicht === 'blij')
        .map(({ deel, svg }) => ({
          pad: `gedeeld/personen/${naam}/${deel === 'hoofd' ? `hoofd-${gezicht}` : deel}.svg`,
          svg,
        })),
    ),
  ]);
}

export const teken = (): Tekening[] => [...drawPlaten(), ...drawUi(), ...drawDecor(), ...drawPersonen()];
