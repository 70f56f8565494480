/** Ready-made reactions for drawings made with one rig, so that a scene names a character in one line. */
const head = (name: string): Record<string, { alpha: number }> => ({
  hoofd: { alpha: 0 },
  [`hoofd-${name}`]: { alpha: 1 },
});
const arm = (side: 'links' | 'rechts', state: string): Record<string, { alpha: number }> => ({
  [`arm-${side}`]: { alpha: 0 },
  [`arm-${side}-${state}`]: { alpha: 1 },
});

const person = {
  poses: {
    rest: {},
    happy: { ...head('trots'), ...arm('rechts', 'zwaai') },
    thinks: { ...head('denkt'), ...arm('rechts', 'kin') },
    almost: head('bijna'),
    surprised: head('o'),
    proud: head('trots'),
    cheers: { ...head('trots'), ...arm('links', 'juich'), ...arm('rechts', 'juich') },
  },
  life: {
    closed: ['hoofd-dicht'],
    breathe: ['lijf'],
    breatheBy: 0.012,
    look: ['hoofd', 'hoofd-denkt', 'hoofd-bijna', 'hoofd-trots', 'hoofd-o', 'hoofd-dicht', 'haar'],
    lookBy: 3,
    lean: ['lijf'],
    leanBy: 2.5,
    sway: ['arm-rechts-zwaai', 'arm-links-juich', 'arm-rechts-juich'],
    swayBy: 8,
  },
};

const TEMPLATES: Readonly<Record<string, typeof person>> = { person };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays the fields of an actor over the template it names; anything that is no template stays as it is. */
export function fillActorTemplate(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { template, ...rest } = raw;
  const base = typeof template === 'string' ? TEMPLATES[template] : undefined;
  if (base === undefined) return raw;
  return {
    origin: [120, 330],
    ...rest,
    poses: { ...base.poses, ...(isRecord(rest['poses']) ? rest['poses'] : {}) },
    life: { ...base.life, ...(isRecord(rest['life']) ? rest['life'] : {}) },
  };
}
