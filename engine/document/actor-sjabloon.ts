/** Ready-made reactions for drawings made with one rig, so that a scene names a character in one line. */
const hoofd = (naam: string): Record<string, { alpha: number }> => ({
  hoofd: { alpha: 0 },
  [`hoofd-${naam}`]: { alpha: 1 },
});
const arm = (kant: 'links' | 'rechts', stand: string): Record<string, { alpha: number }> => ({
  [`arm-${kant}`]: { alpha: 0 },
  [`arm-${kant}-${stand}`]: { alpha: 1 },
});

const persoon = {
  poses: {
    rust: {},
    blij: { ...hoofd('trots'), ...arm('rechts', 'zwaai') },
    denkt: { ...hoofd('denkt'), ...arm('rechts', 'kin') },
    bijna: hoofd('bijna'),
    verrast: hoofd('o'),
    trots: hoofd('trots'),
    juichen: { ...hoofd('trots'), ...arm('links', 'juich'), ...arm('rechts', 'juich') },
  },
  leven: {
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

const SJABLONEN: Readonly<Record<string, typeof persoon>> = { persoon };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays the fields of an actor over the template it names; anything that is no template stays as it is. */
export function vulSjabloon(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { sjabloon, ...rest } = raw;
  const basis = typeof sjabloon === 'string' ? SJABLONEN[sjabloon] : undefined;
  if (basis === undefined) return raw;
  return {
    origin: [120, 330],
    ...rest,
    poses: { ...basis.poses, ...(isRecord(rest['poses']) ? rest['poses'] : {}) },
    leven: { ...basis.leven, ...(isRecord(rest['leven']) ? rest['leven'] : {}) },
  };
}
