/** Animals of the tiles; each leerling of a groep has another one where possible. */
export const DIEREN = [
  'beer', 'bever', 'bij', 'das', 'dolfijn', 'eekhoorn', 'eend', 'egel', 'flamingo', 'geit', 'giraf', 'haai', 'haan', 'hamster', 'hert', 'hond',
  'ijsbeer', 'kameel', 'kangoeroe', 'kat', 'kikker', 'kip', 'koala', 'koe', 'konijn', 'krab', 'kreeft', 'krokodil', 'kuiken', 'leeuw', 'luiaard',
  'muis', 'octopus', 'olifant', 'otter', 'paard', 'panda', 'papegaai', 'pauw', 'pinguin', 'schaap', 'schildpad', 'slak', 'tijger', 'uil', 'varken',
  'vis', 'vlinder', 'vogel', 'vos', 'walvis', 'wolf', 'zebra', 'zeehond', 'zwaan',
] as const;
