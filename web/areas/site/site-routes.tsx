import { Route, Routes } from 'react-router-dom';
import { screensOf, type ScreenRoute } from '#web/platform/screen-route.ts';

/** Every public page, found by its folder; the one of `*` is for what is not there. */
export const SITE_PAGES = screensOf(import.meta.glob<{ route: ScreenRoute }>('./*/route.ts', { eager: true }));

/** `/site/*` and every address that belongs to no area. */
export function SiteRoutes() {
  return (
    <Routes>
      {SITE_PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
