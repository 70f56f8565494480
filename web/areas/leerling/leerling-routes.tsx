import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LeerlingKader } from './kader/leerling-kader.tsx';
import { LeerlingNietGevonden } from './niet-gevonden/niet-gevonden-page.tsx';

const LandkaartPage = lazy(async () => ({ default: (await import('./landkaart/landkaart-page.tsx')).LandkaartPage }));
const WachtwoordPage = lazy(async () => ({ default: (await import('./eigen/wachtwoord-page.tsx')).WachtwoordPage }));
const OuderPage = lazy(async () => ({ default: (await import('./eigen/ouder-page.tsx')).OuderPage }));
const SpelPage = lazy(async () => ({ default: (await import('./spel/spel-page.tsx')).SpelPage }));

/** `/leerling/{leerlingId}/*`. */
export function LeerlingRoutes() {
  return (
    <LeerlingKader>
      <Routes>
        <Route index element={<Navigate to="landkaart" replace />} />
        <Route path="landkaart" element={<LandkaartPage />} />
        <Route path="wachtwoord" element={<WachtwoordPage />} />
        <Route path="ouder" element={<OuderPage />} />
        <Route path="somvensters/:somvensterId/taken/:taakId/spellen/:game" element={<SpelPage />} />
        <Route path="*" element={<LeerlingNietGevonden />} />
      </Routes>
    </LeerlingKader>
  );
}
