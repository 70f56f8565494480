/** Animals on the tiles of the pupils: Dutch file name to name in the icon set. */
export const DIER_BRON: Readonly<Record<string, string>> = {
  beer: 'bear', bever: 'beaver', bij: 'honeybee', das: 'badger', dolfijn: 'dolphin', eekhoorn: 'chipmunk', eend: 'duck', eenhoorn: 'unicorn',
  egel: 'hedgehog', flamingo: 'flamingo', geit: 'goat', giraf: 'giraffe', haai: 'shark', haan: 'rooster', hamster: 'hamster', hert: 'deer',
  hond: 'dog-face', ijsbeer: 'polar-bear', kameel: 'camel', kangoeroe: 'kangaroo', kat: 'cat-face', kikker: 'frog', kip: 'chicken',
  koala: 'koala', koe: 'cow-face', konijn: 'rabbit-face', krab: 'crab', kreeft: 'lobster', krokodil: 'crocodile', kuiken: 'baby-chick',
  leeuw: 'lion', lieveheersbeestje: 'lady-beetle', luiaard: 'sloth', muis: 'mouse-face', octopus: 'octopus', olifant: 'elephant',
  otter: 'otter', paard: 'horse-face', panda: 'panda', papegaai: 'parrot', pauw: 'peacock', pinguin: 'penguin', schaap: 'ewe',
  schildpad: 'turtle', slak: 'snail', tijger: 'tiger-face', uil: 'owl', varken: 'pig-face', vis: 'tropical-fish', vlinder: 'butterfly',
  vogel: 'bird', vos: 'fox', walvis: 'spouting-whale', wasbeer: 'raccoon', wolf: 'wolf', zebra: 'zebra', zeehond: 'seal', zwaan: 'swan',
};

/** The 12 pictures of the picture sign-in, as named by the contract of the server. */
export const PLAATJE_BRON: Readonly<Record<string, string>> = {
  zon: 'sun', maan: 'crescent-moon', ster: 'star', boom: 'deciduous-tree', vis: 'fish', kat: 'cat', fiets: 'bicycle', huis: 'house',
  appel: 'red-apple', bal: 'soccer-ball', boot: 'sailboat', bloem: 'tulip',
};

/** Loose icons for screens. */
export const ICOON_BRON: Readonly<Record<string, string>> = {
  kompas: 'compass', ster: 'star', sleutel: 'key', kaart: 'world-map', munt: 'coin', hand: 'waving-hand', wolk: 'cloud', raket: 'rocket',
  anker: 'anchor', eiland: 'desert-island', vlag: 'triangular-flag', boek: 'open-book', school: 'school', huis: 'house-with-garden',
};
