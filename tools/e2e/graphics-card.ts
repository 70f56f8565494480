import type { BrowserContext, Page } from '@playwright/test';

/** What the page believes that draws: the software of the test machine, or a card as children have. */
export const CARDS = ['soft', 'real'] as const;
export type Card = (typeof CARDS)[number];

/** Device pixels per CSS pixel of such a screen: a card comes with a fine one, so that it takes the double atlases. */
export const SCREEN_RATIO: Readonly<Record<Card, number>> = { soft: 1, real: 2 };

/**
 * Lets WebGL say that a card draws, so that the page takes the path of a card: double textures and every particle.
 * The machine that tests draws by software, where the page spares both.
 */
export async function reportRealCard(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    const CARD_NAME = 0x9246;
    const { prototype } = WebGL2RenderingContext;
    const read = prototype.getParameter;
    // Without a name of its own: the script is sent as text, and a compiled name would need a helper that the page has not.
    prototype.getParameter = function (name: number) {
      return name === CARD_NAME ? 'ANGLE (Mali-G57, OpenGL ES 3.2)' : read.call(this, name);
    };
  });
}
