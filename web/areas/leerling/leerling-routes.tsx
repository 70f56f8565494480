import { Navigate, Route, Routes } from 'react-router-dom';
import { screensOf, type ScreenRoute } from '#web/platform/screen-route.ts';
import { DayKeeper } from './day-keeper.ts';
import { LeerlingFrame } from './shared/frame/leerling-frame.tsx';
import { LeerlingNotFound } from './shared/niet-gevonden-page.tsx';

const SCREENS = screensOf(import.meta.glob<{ route: ScreenRoute }>('./*/route.ts', { eager: true }));

/** `/leerling/{leerlingId}/*`. */
export function LeerlingRoutes() {
  return (
    <LeerlingFrame>
      <DayKeeper />
      <Routes>
        <Route index element={<Navigate to="landkaart" replace />} />
        {SCREENS.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<LeerlingNotFound />} />
      </Routes>
    </LeerlingFrame>
  );
}
