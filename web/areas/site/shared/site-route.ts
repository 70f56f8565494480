import type { ScreenRoute } from '#web/platform/screen-route.ts';

/** A public page. The folder carries the name of its address, and the build prints it as HTML for both countries. */
export interface SiteRoute extends ScreenRoute {
  /** The page needs React in the browser. Without, what was printed and the page's own `live.ts` are all that is loaded. */
  app?: true;
}
