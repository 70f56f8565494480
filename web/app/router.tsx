import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { setNavigation } from '#web/platform/http.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Guard } from './guards.tsx';

const SiteRoutes = lazy(async () => ({ default: (await import('#web/areas/site/site-routes.tsx')).SiteRoutes }));
const AuthRoutes = lazy(async () => ({ default: (await import('#web/areas/auth/auth-routes.tsx')).AuthRoutes }));
const AdminsRoutes = lazy(async () => ({
  default: (await import('#web/areas/admins/admins-routes.tsx')).AdminsRoutes,
}));
const SuperadminRoutes = lazy(async () => ({
  default: (await import('#web/areas/superadmin/superadmin-routes.tsx')).SuperadminRoutes,
}));
const LeerlingRoutes = lazy(async () => ({
  default: (await import('#web/areas/leerling/leerling-routes.tsx')).LeerlingRoutes,
}));

/** Every navigation starts at the top; the platform may navigate without a page load. */
function NavigationBridge() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    globalThis.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    setNavigation((path) => void navigate(path, { replace: true }));
  }, [navigate]);
  return null;
}

/** All addresses of the application; each area loads its own code. */
export function AppRouter() {
  const { t } = useTranslation();
  return (
    <BrowserRouter>
      <NavigationBridge />
      <Suspense fallback={<Loading text={t('laden')} lang={t('laden.lang')} />}>
        <Routes>
          <Route path="/" element={<Navigate to="/site/home" replace />} />
          <Route path="/home" element={<Navigate to="/site/home" replace />} />
          <Route path="/app/auth/*" element={<AuthRoutes />} />
          <Route
            path="/admins/:adminId/*"
            element={
              <Guard area="admins">
                <AdminsRoutes />
              </Guard>
            }
          />
          <Route
            path="/superadmin/*"
            element={
              <Guard area="superadmin">
                <SuperadminRoutes />
              </Guard>
            }
          />
          <Route
            path="/leerling/:leerlingId/*"
            element={
              <Guard area="leerling">
                <LeerlingRoutes />
              </Guard>
            }
          />
          <Route path="/site/*" element={<SiteRoutes />} />
          <Route path="*" element={<SiteRoutes />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
