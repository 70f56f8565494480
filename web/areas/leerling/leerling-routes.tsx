import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LeerlingFrame } from './shared/frame/leerling-frame.tsx';
import { LeerlingNotFound } from './shared/niet-gevonden-page.tsx';

const LandkaartPage = lazy(async () => ({ default: (await import('./landkaart/landkaart-page.tsx')).LandkaartPage }));
const PasswordPage = lazy(async () => ({ default: (await import('./wachtwoord/wachtwoord-page.tsx')).PasswordPage }));
const OuderPage = lazy(async () => ({ default: (await import('./ouder/ouder-page.tsx')).OuderPage }));
const SpelPage = lazy(async () => ({ default: (await import('./spel/spel-page.tsx')).SpelPage }));

/** `/leerling/{leerlingId}/*`. */
export function LeerlingRoutes() {
  return (
    <LeerlingFrame>
      <Routes>
        <Route index element={<Navigate to="landkaart" replace />} />
        <Route path="landkaart" element={<LandkaartPage />} />
        <Route path="wachtwoord" element={<PasswordPage />} />
        <Route path="ouder" element={<OuderPage />} />
        <Route path="somvensters/:somvensterId/taken/:taakId/spellen/:game" element={<SpelPage />} />
        <Route path="*" element={<LeerlingNotFound />} />
      </Routes>
    </LeerlingFrame>
  );
}
