import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { areaScope } from '#engine/core/domein/areas.ts';
import { addTexts } from '#web/i18n/i18n.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { screensOf, type ScreenRoute } from '#web/platform/screen-route.ts';
import { DayKeeper } from './day-keeper.ts';
import { LeerlingFrame } from './shared/frame/leerling-frame.tsx';
import { LeerlingNotFound } from './shared/niet-gevonden-page.tsx';

const SCREENS = screensOf(import.meta.glob<{ route: ScreenRoute }>('./*/route.ts', { eager: true }));

addTexts(import.meta.glob<Record<string, string>>('./*/i18n/**/*.json', { import: 'default' }));

// Of our office only: no child downloads it.
const OfficeLook = lazy(async () => ({ default: (await import('./shared/frame/office-look.tsx')).OfficeLook }));

/** `/leerling/{leerlingId}/*`. */
export function LeerlingRoutes() {
  const gebruiker = useGebruiker();
  const isOffice = gebruiker !== null && areaScope(gebruiker.role, 'leerlinggebied.openen') === 'reden';
  if (!isOffice) return <Screens />;
  return (
    <Suspense>
      <OfficeLook>
        <Screens />
      </OfficeLook>
    </Suspense>
  );
}

function Screens() {
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
