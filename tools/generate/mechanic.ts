import { pascal, type Files } from './names.ts';

/** A mechanic trio: pure params, runtime, test. Add the name to engine/mechanics/registry.ts afterwards. */
export function mechanic(name: string): Files {
  const P = pascal(name);
  const base = `engine/mechanics/${name}`;
  return {
    [`${base}.schema.ts`]: `import { z } from 'zod/mini';

/** Params of the ${name} mechanic. */
export const ${name.replaceAll('-', '')}Params = z.strictObject({
  use: z.literal('${name}'),
  id: z.optional(z.string()),
  /** Stage pixels per second. */
  speed: z.number().check(z.positive()),
});
export type ${P}Params = z.infer<typeof ${name.replaceAll('-', '')}Params>;
`,
    [`${base}.ts`]: `import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import type { ${P}Params } from './${name}.schema.ts';

/** Creates the ${name} mechanic for one scene. */
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
import { ${name.replaceAll('-', '')}Params } from './${name}.schema.ts';

describe('${name}', () => {
  it('refuses a speed of 0', () => {
    expect(${name.replaceAll('-', '')}Params.safeParse({ use: '${name}', speed: 0 }).success).toBe(false);
  });
});
`,
  };
}
