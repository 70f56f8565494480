import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoginPage } from './login/login-page.tsx';

const PostRoutes = lazy(async () => ({ default: (await import('./post-routes.tsx')).PostRoutes }));

/** `/app/auth/*`. */
export function AuthRoutes() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="*" element={<PostRoutes />} />
    </Routes>
  );
}
