import type { ResultaatSfeer } from '#engine/react/spel-props.ts';

const prenten = import.meta.glob<string>('../../../../assets/art/games/*/resultaat-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Own title, characters and background of a game on the result screen; what was not drawn stays away. */
export function sfeerVan(spel: string): ResultaatSfeer {
  const prent = (deel: string): string | undefined =>
    prenten[`../../../../assets/art/games/${spel}/resultaat-${deel}.svg`];
  const [links, rechts, achtergrond] = [prent('links'), prent('rechts'), prent('achter')];
  return {
    titelKey: 'finale.titel',
    ...(links ? { links } : {}),
    ...(rechts ? { rechts } : {}),
    ...(achtergrond ? { achtergrond } : {}),
  };
}
