import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import type { PersonOpts } from '../person/kinds.ts';

/** Hair and what ties or covers it. */
type Hairdo = Pick<PersonOpts, 'hair' | 'accent'>;

/** Hair styles, head scarves and turbans of the wardrobe. */
export const hairdos: Readonly<Record<WardrobeCode<'hair'>, Hairdo>> = {
  'hair-puffs': { hair: 'puffs', accent: '#FF7FB0' },
  'hair-curls': { hair: 'krullen' },
  'hair-afro': { hair: 'afro', accent: '#F1A11E' },
  'hair-bob': { hair: 'bob' },
  'hair-braids': { hair: 'vlechten', accent: '#F70A8D' },
  'hair-short': { hair: 'kort' },
  'hair-spikes': { hair: 'stekels' },
  'hair-bun': { hair: 'knot', accent: '#F70A8D' },
  'hair-ponytail': { hair: 'staart', accent: '#26C9FC' },
  'hair-flattop': { hair: 'flattop' },
  'hair-bald': { hair: 'bald' },
  'hair-long': { hair: 'lang' },
  'hair-locs': { hair: 'rasta', accent: '#FFC83D' },
  'hair-hijab-teal': { hair: 'hijab', accent: '#12A39B' },
  'hair-hijab-lilac': { hair: 'hijab', accent: '#A98AD6' },
  'hair-turban-pink': { hair: 'tulband', accent: '#F70A8D' },
  'hair-turban-blue': { hair: 'tulband', accent: '#1B6CA8' },
};
