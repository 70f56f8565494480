import { pascal, type Bestanden } from './namen.ts';

/** A mechanic trio: pure params, runtime, test. Add the name to engine/mechanics/registry.ts afterwards. */
export function mechanic(naam: string): Bestanden {
  const P = pascal(naam);
  const base = `engine/mechanics/${naam}`;
  return {
    [`${base}.schema.ts`]: `import { z } from 'zod';

/** Params of the ${naam} mechanic. */
export const ${naam.replaceAll('-', '')}Params = z.strictObject({
  use: z.literal('${naam}'),
  id: z.string().optional(),
  /** Stage pixels per second. */
  speed: z.number().positive(),
});
export type ${P}Params = z.infer<typeof ${naam.replaceAll('-', '')}Params>;
`,
    [`${base}.ts`]: `import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import type { ${P}Params } from './${naam}.schema.ts';

/** Creates the ${naam} mechanic for one scene. */
export function create${P}(context: SceneContext, params: ${P}Params): Mechanic {
  let travelled = 0;
  return {
    step: (dt) => {
      travelled += params.speed * context.tempo * dt;
    },
    onQuestion: () => {
      travelled = 0;
    },
    destroy: () => undefined,
  };
}
`,
    [`${base}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ${naam.replaceAll('-', '')}Params } from './${naam}.schema.ts';

describe('${naam}', () => {
  it('refuses a speed of 0', () => {
    expect(${naam.replaceAll('-', '')}Params.safeParse({ use: '${naam}', speed: 0 }).success).toBe(false);
  });
});
`,
  };
}
