import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useTheme } from '#web/platform/use-theme.ts';
import { buildTheme } from '#web/ui/theme.ts';
import { OfficeFrame } from './shared/frame/office-frame.tsx';
import { SuperadminNotFound } from './shared/niet-gevonden-page.tsx';
import { WisverzoekPage } from './wisverzoeken/wisverzoek-page.tsx';
import { WisverzoekenPage } from './wisverzoeken/wisverzoeken-page.tsx';

/** `/superadmin/*`: the office area; the work that waits is its first screen. */
export function SuperadminRoutes() {
  const themeMode = useTheme();
  const theme = useMemo(() => buildTheme(themeMode), [themeMode]);
  return (
    <ThemeProvider theme={theme}>
      <Routes>
        <Route element={<OfficeFrame />}>
          <Route index element={<Navigate to="wisverzoeken" replace />} />
          <Route path="dashboard" element={<Navigate to="/superadmin/wisverzoeken" replace />} />
          <Route path="wisverzoeken" element={<WisverzoekenPage />} />
          <Route path="wisverzoeken/:verzoekId" element={<WisverzoekPage />} />
        </Route>
        <Route path="*" element={<SuperadminNotFound />} />
      </Routes>
    </ThemeProvider>
  );
}
