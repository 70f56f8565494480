import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Laden } from '#web/ui/laden.tsx';
import { LoginPage } from './login/login-page.tsx';

const WachtwoordaanvragenPage = lazy(async () => ({ default: (await import('./wachtwoordaanvragen/wachtwoordaanvragen-page.tsx')).WachtwoordaanvragenPage }));
const WachtwoordherstellenPage = lazy(async () => ({ default: (await import('./wachtwoordherstellen/wachtwoordherstellen-page.tsx')).WachtwoordherstellenPage }));
const UitnodigingPage = lazy(async () => ({ default: (await import('./uitnodiging/uitnodiging-page.tsx')).UitnodigingPage }));
const TweestapsPage = lazy(async () => ({ default: (await import('./tweestaps/tweestaps-page.tsx')).TweestapsPage }));

/** `/app/auth/*`. Single sign-on shares the page: it offers the same doors. */
export function AuthRoutes() {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Laden tekst={t('laden')} lang={t('laden.lang')} />}>
      <Routes>
        <Route path="login" element={<LoginPage />} />
        <Route path="login-sso" element={<LoginPage />} />
        <Route path="wachtwoordaanvragen" element={<WachtwoordaanvragenPage />} />
        <Route path="wachtwoordherstellen/:userId/:token" element={<WachtwoordherstellenPage />} />
        <Route path="uitnodiging/:token" element={<UitnodigingPage />} />
        <Route path="tweestaps" element={<TweestapsPage />} />
        <Route path="*" element={<Navigate to="/app/auth/login" replace />} />
      </Routes>
    </Suspense>
  );
}
