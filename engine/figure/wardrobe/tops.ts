import type { WardrobeCode } from '#engine/core/domein/wardrobe.ts';
import type { PersonOpts } from '../person/kinds.ts';

/** Clothes, colours and sleeves of one top. */
type Top = Pick<PersonOpts, 'clothing' | 'kleur' | 'color2' | 'motif' | 'sleeve'>;

/** Tops of the wardrobe. */
export const tops: Readonly<Record<WardrobeCode<'top'>, Top>> = {
  'top-star-yellow': { clothing: 'shirt', kleur: '#FFB703', motif: 'ster' },
  'top-stripe-green': { clothing: 'streep', kleur: '#7CB518' },
  'top-dress-pink': { clothing: 'jurk', kleur: '#FF86B3' },
  'top-hoodie-red': { clothing: 'hoodie', kleur: '#F8512F' },
  'top-overalls-blue': { clothing: 'tuinbroek', kleur: '#2B82C9' },
  'top-bolt-purple': { clothing: 'shirt', kleur: '#8D65C5', motif: 'bliksem', color2: '#FFC83D' },
  'top-heart-pink': { clothing: 'shirt', kleur: '#F70A8D', motif: 'hart' },
  'top-dot-teal': { clothing: 'shirt', kleur: '#0B7A75', motif: 'stip', color2: '#8FE0D6', sleeve: 'kort' },
  'top-hoodie-blue': { clothing: 'hoodie', kleur: '#14418B' },
  'top-overalls-orange': { clothing: 'tuinbroek', kleur: '#F8512F', color2: '#FFE9A8' },
  'top-stripe-blue': { clothing: 'streep', kleur: '#1B6CA8', sleeve: 'kort' },
  'top-rocket': { clothing: 'shirt', kleur: '#2E2F66', motif: 'rocket' },
  'top-rainbow': { clothing: 'shirt', kleur: '#7CCBF0', motif: 'rainbow', sleeve: 'kort' },
  'top-goal': { clothing: 'shirt', kleur: '#FF6A1F', motif: 'goal', sleeve: 'kort' },
  'top-sailor': { clothing: 'sailor', kleur: '#FFFDF7' },
  'top-raincoat': { clothing: 'raincoat', kleur: '#FFC21F' },
  'top-chef-jacket': { clothing: 'kok', kleur: '#C2410C' },
  'top-race-suit': { clothing: 'overall', kleur: '#F23B3B', color2: '#F23B3B' },
  'top-knight': { clothing: 'knight', kleur: '#8F9AB5' },
  'top-hero-suit': { clothing: 'hero', kleur: '#1B6CA8' },
  'top-ball-gown': { clothing: 'gown', kleur: '#8D5FD0' },
  'top-space-suit': { clothing: 'space', kleur: '#F3EEF8' },
};
