import { describe, expect, it } from 'vitest';
import { startTestSpel } from '#engine/runtime/test-kit.ts';
import { trialScene } from './pieces/test-scenes.ts';
import { scrubSchema } from './scrub.schema.ts';

describe('scrub', () => {
  it('refuses a pause of nothing', () => {
    expect(scrubSchema.safeParse({ use: 'scrub', seconds: 0 }).success).toBe(false);
  });

  it('gives a pulse while the child plays', async () => {
    const doc = trialScene({ mechanics: [{ use: 'scrub', seconds: 1 }] });
    const spel = await startTestSpel({ doc, fixture: 'sequence:kat' });
    spel.session.start();
    spel.seconds(6);
    expect(spel.events.filter((event) => event === 'pulse').length).toBeGreaterThan(2);
    spel.destroy();
  });
});
