import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { screensOf, type ScreenRoute } from '#web/platform/screen-route.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { buildTheme } from '#web/ui/theme.ts';
import { AanvraagPage } from './aanvragen/aanvraag-page.tsx';
import { AanvragenPage } from './aanvragen/aanvragen-page.tsx';
import { OfficeFrame } from './shared/frame/office-frame.tsx';
import { SuperadminNotFound } from './shared/niet-gevonden-page.tsx';
import { WisverzoekPage } from './wisverzoeken/wisverzoek-page.tsx';
import { WisverzoekenPage } from './wisverzoeken/wisverzoeken-page.tsx';

const SCREENS = screensOf(import.meta.glob<{ route: ScreenRoute }>('./*/route.ts', { eager: true }));

/** `/superadmin/*`: the office area; the work that waits is its first screen. */
export function SuperadminRoutes() {
  const themeMode = useTheme();
  const theme = useMemo(() => buildTheme(themeMode), [themeMode]);
  return (
    <ThemeProvider theme={theme}>
      <Routes>
        <Route element={<OfficeFrame />}>
          <Route index element={<Navigate to="dashboard" replace />} />
          <Route path="aanvragen" element={<AanvragenPage />} />
          <Route path="aanvragen/:aanvraagId" element={<AanvraagPage />} />
          <Route path="wisverzoeken" element={<WisverzoekenPage />} />
          <Route path="wisverzoeken/:verzoekId" element={<WisverzoekPage />} />
          {SCREENS.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
        <Route path="*" element={<SuperadminNotFound />} />
      </Routes>
    </ThemeProvider>
  );
}
