import type { ComponentType } from 'react';

/** Where a screen shows in its area; each screen says it in its own `route.ts`. */
export interface ScreenRoute {
  /** Address within the area. */
  path: string;
  Page: ComponentType;
}

/** The screens of an area, as their `route.ts` files were found by glob. */
export const screensOf = (files: Readonly<Record<string, { route: ScreenRoute }>>): ScreenRoute[] =>
  Object.values(files).map(({ route }) => route);
