import type { ResultAmbience } from '#engine/react/spel-props.ts';

const illustrations = import.meta.glob<string>('../../../../games/*/art/resultaat-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Own title, characters and background of a game on the result screen; what was not drawn stays away. */
export function ambienceOf(spel: string): ResultAmbience {
  const illustration = (part: string): string | undefined =>
    illustrations[`../../../../games/${spel}/art/resultaat-${part}.svg`];
  const [left, right, background] = [illustration('links'), illustration('rechts'), illustration('achter')];
  return {
    titleKey: 'finale.titel',
    ...(left ? { links: left } : {}),
    ...(right ? { right } : {}),
    ...(background ? { background } : {}),
  };
}
