import { Navigate, Route, Routes } from 'react-router-dom';
import { FirstStartPage } from './first-start/first-start-page.tsx';
import { LoginSsoPage } from './login-sso/login-sso-page.tsx';
import { TwoStepPage } from './tweestaps/tweestaps-page.tsx';
import { UitnodigingPage } from './uitnodiging/uitnodiging-page.tsx';
import { PasswordRequestsPage } from './wachtwoordaanvragen/wachtwoordaanvragen-page.tsx';
import { PasswordResetsPage } from './wachtwoordherstellen/wachtwoordherstellen-page.tsx';

/** The account of the school, and what mails and the second step lead to; one piece of code, since who opens one of them needs no other. */
export function PostRoutes() {
  return (
    <Routes>
      <Route path="wachtwoordaanvragen" element={<PasswordRequestsPage />} />
      <Route path="wachtwoordherstellen/:userId/:token" element={<PasswordResetsPage />} />
      <Route path="uitnodiging/:token" element={<UitnodigingPage />} />
      <Route path="eerste-start/:token" element={<FirstStartPage />} />
      <Route path="login-sso" element={<LoginSsoPage />} />
      <Route path="tweestaps" element={<TwoStepPage />} />
      <Route path="*" element={<Navigate to="/app/auth/login" replace />} />
    </Routes>
  );
}
