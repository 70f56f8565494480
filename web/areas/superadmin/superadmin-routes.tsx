import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { maakTheme } from '#web/ui/theme.ts';
import { KantoorKader } from './kader/kantoor-kader.tsx';
import { SuperadminNietGevonden } from './niet-gevonden/niet-gevonden-page.tsx';
import { WisverzoekPage } from './wisverzoeken/wisverzoek-page.tsx';
import { WisverzoekenPage } from './wisverzoeken/wisverzoeken-page.tsx';

/** `/superadmin/*`: the office area; the work that waits is its first screen. */
export function SuperadminRoutes() {
  const thema = useThema();
  const theme = useMemo(() => maakTheme(thema), [thema]);
  return (
    <ThemeProvider theme={theme}>
      <Routes>
        <Route element={<KantoorKader />}>
          <Route index element={<Navigate to="wisverzoeken" replace />} />
          <Route path="dashboard" element={<Navigate to="/superadmin/wisverzoeken" replace />} />
          <Route path="wisverzoeken" element={<WisverzoekenPage />} />
          <Route path="wisverzoeken/:verzoekId" element={<WisverzoekPage />} />
        </Route>
        <Route path="*" element={<SuperadminNietGevonden />} />
      </Routes>
    </ThemeProvider>
  );
}
