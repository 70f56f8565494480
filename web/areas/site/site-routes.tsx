import { Route, Routes } from 'react-router-dom';
import { HomePage } from './home/home-page.tsx';
import { SiteNotFound } from './shared/niet-gevonden-page.tsx';

/** `/site/*` and every address that belongs to no area. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="home" element={<HomePage />} />
      <Route path="*" element={<SiteNotFound />} />
    </Routes>
  );
}
