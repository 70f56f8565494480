import { Route, Routes } from 'react-router-dom';
import { SuperadminNietGevonden } from './niet-gevonden/niet-gevonden-page.tsx';

/** `/superadmin/*`: the office area. */
export function SuperadminRoutes() {
  return (
    <Routes>
      <Route path="*" element={<SuperadminNietGevonden />} />
    </Routes>
  );
}
