import { ThemeProvider } from '@mui/material/styles';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { screensOf, type ScreenRoute } from '#web/platform/screen-route.ts';
import { useTheme } from '#web/platform/use-theme.ts';
import { Loading } from '#web/ui/loading.tsx';
import { buildTheme } from '#web/ui/theme.ts';
import { AdminsFrame } from './shared/frame/admins-frame.tsx';
import { ReasonGate } from '#web/platform/reason-gate.tsx';
import { OtherWoord } from './shared/frame/other-woord.tsx';
import { AdminsNotFound } from './shared/niet-gevonden-page.tsx';

const SCREENS = screensOf(import.meta.glob<{ route: ScreenRoute }>('./*/route.ts', { eager: true }));
const WOORDEN = ['groepen', 'klassen'] as const;

/** `/admins/{adminId}/*`: the frame around every panel screen. */
export function AdminsRoutes() {
  const { t } = useTranslation();
  const themeMode = useTheme();
  const theme = useMemo(() => buildTheme(themeMode), [themeMode]);
  const woord = t('groep.pad');
  return (
    <ThemeProvider theme={theme}>
      <ReasonGate>
        <AdminsFrame>
          <Suspense fallback={<Loading text={t('laden')} lang={t('laden.lang')} />}>
            <Routes>
              <Route index element={<Navigate to={woord} replace />} />
              {WOORDEN.filter((other) => other !== woord).map((other) => (
                <Route key={other} path={`${other}/*`} element={<OtherWoord />} />
              ))}
              <Route path={`${woord}/:groepId`} element={<Navigate to="leerlingen" replace />} />
              {SCREENS.map(({ path, Page }) => (
                <Route key={path} path={path.replace(/^groepen(?=\/|$)/, woord)} element={<Page />} />
              ))}
              <Route path="*" element={<AdminsNotFound />} />
            </Routes>
          </Suspense>
        </AdminsFrame>
      </ReasonGate>
    </ThemeProvider>
  );
}
