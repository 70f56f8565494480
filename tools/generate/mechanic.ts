import { camel, pascal, type Files } from './names.ts';

/** A mechanic trio: pure params, runtime, test. Scenes find it by its file; it begins as one that tells that time passes. */
export function mechanic(name: string): Files {
  const P = pascal(name);
  const c = camel(name);
  const base = `engine/mechanics/${name}`;
  return {
    [`${base}.schema.ts`]: `import { z } from 'zod/mini';
import { name } from '#engine/document/fields.schema.ts';

/** Params of ${name}. */
export const ${c}Schema = z.strictObject({
  use: z.literal('${name}'),
  id: z.optional(name),
  /** Seconds between two pulses. */
  seconds: z._default(z.number().check(z.positive()), 2),
});
/** Params as the runtime gets them. */
export type ${P}Params = z.output<typeof ${c}Schema>;
/** pulse. */
export const ${c}Emits = ['pulse'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: ${c}Schema, emits: ${c}Emits };
`,
    [`${base}.ts`]: `import type { Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { type ${P}Params, ${c}Emits, ${c}Schema } from './${name}.schema.ts';

class ${P} implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: ${P}Params;
  private rest: number;

  constructor(ctx: SceneContext, params: ${P}Params) {
    this.ctx = ctx;
    this.p = params;
    this.rest = params.seconds;
  }

  step(dt: number): void {
    this.rest -= dt * this.ctx.tempo;
    if (this.rest > 0) return;
    this.rest += this.p.seconds;
    this.ctx.emit('pulse');
  }

  onQuestion(): void {
    this.rest = this.p.seconds;
  }

  destroy(): void {
    this.rest = this.p.seconds;
  }
}

/** ${P}: a pulse while the child plays. */
export const mechanic = defineMechanic(${c}Schema, ${c}Emits, (ctx, params) => new ${P}(ctx, params));
`,
    [`${base}.test.ts`]: testOf(name, c),
  };
}

const testOf = (name: string, c: string): string => `import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { trialScene } from './pieces/test-scenes.ts';
import { ${c}Schema } from './${name}.schema.ts';

describe('${name}', () => {
  it('refuses a pause of nothing', () => {
    expect(${c}Schema.safeParse({ use: '${name}', seconds: 0 }).success).toBe(false);
  });

  it('gives a pulse while the child plays', async () => {
    const doc = trialScene({ mechanics: [{ use: '${name}', seconds: 1 }] });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    spel.session.start();
    spel.seconds(6);
    expect(spel.events.filter((event) => event === 'pulse').length).toBeGreaterThan(2);
    spel.destroy();
  });
});
`;
