import { Navigate, Route, Routes } from 'react-router-dom';
import { TwoStepPage } from './tweestaps/tweestaps-page.tsx';
import { UitnodigingPage } from './uitnodiging/uitnodiging-page.tsx';
import { PasswordRequestsPage } from './wachtwoordaanvragen/wachtwoordaanvragen-page.tsx';
import { PasswordResetsPage } from './wachtwoordherstellen/wachtwoordherstellen-page.tsx';

/** What mails and the second step lead to; one piece of code, since who opens one of them needs no other. */
export function PostRoutes() {
  return (
    <Routes>
      <Route path="wachtwoordaanvragen" element={<PasswordRequestsPage />} />
      <Route path="wachtwoordherstellen/:userId/:token" element={<PasswordResetsPage />} />
      <Route path="uitnodiging/:token" element={<UitnodigingPage />} />
      <Route path="tweestaps" element={<TwoStepPage />} />
      <Route path="*" element={<Navigate to="/app/auth/login" replace />} />
    </Routes>
  );
}
