import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { trialScene } from './pieces/test-scenes.ts';
import { bounceSchema } from './bounce.schema.ts';

describe('bounce', () => {
  it('refuses a pause of nothing', () => {
    expect(bounceSchema.safeParse({ use: 'bounce', seconds: 0 }).success).toBe(false);
  });

  it('gives a pulse while the child plays', async () => {
    const doc = trialScene({ mechanics: [{ use: 'bounce', seconds: 1 }] });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    spel.session.start();
    spel.seconds(6);
    expect(spel.events.filter((event) => event === 'pulse').length).toBeGreaterThan(2);
    spel.destroy();
  });
});
