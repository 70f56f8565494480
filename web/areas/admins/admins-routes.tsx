import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useTheme } from '#web/platform/use-theme.ts';
import { Loading } from '#web/ui/loading.tsx';
import { buildTheme } from '#web/ui/theme.ts';
import { AdminsFrame } from './shared/frame/admins-frame.tsx';
import { ReasonGate } from './shared/frame/reason-gate.tsx';
import { OtherWoord } from './shared/frame/other-woord.tsx';
import { AdminsNotFound } from './shared/niet-gevonden-page.tsx';

const GroepenPage = lazy(async () => ({ default: (await import('./groepen/groepen-page.tsx')).GroepenPage }));
const LeerlingenPage = lazy(async () => ({
  default: (await import('./leerlingen/leerlingen-page.tsx')).LeerlingenPage,
}));
const ImportPage = lazy(async () => ({
  default: (await import('./edexml/edexml-page.tsx')).ImportPage,
}));
const LvsspellingPage = lazy(async () => ({
  default: (await import('./lvsspelling/lvsspelling-page.tsx')).LvsspellingPage,
}));
const VoortgangPage = lazy(async () => ({ default: (await import('./voortgang/voortgang-page.tsx')).VoortgangPage }));
const TransferPage = lazy(async () => ({
  default: (await import('./verhuistoken/verhuistoken-page.tsx')).TransferPage,
}));
const PasswordsPage = lazy(async () => ({
  default: (await import('./wachtwoorden/wachtwoorden-page.tsx')).PasswordsPage,
}));
const AddPage = lazy(async () => ({ default: (await import('./toevoegen/toevoegen-page.tsx')).AddPage }));
const KindPage = lazy(async () => ({
  default: (await import('./kinderen-toevoegen/kinderen-toevoegen-page.tsx')).KindPage,
}));
const SharingPage = lazy(async () => ({ default: (await import('./delen/delen-page.tsx')).SharingPage }));
const SharedPage = lazy(async () => ({ default: (await import('./gedeeld/gedeeld-page.tsx')).SharedPage }));
const AllLeerlingenPage = lazy(async () => ({
  default: (await import('./alle-leerlingen/alle-leerlingen-page.tsx')).AllLeerlingenPage,
}));
const PrullenbakPage = lazy(async () => ({
  default: (await import('./prullenbak/prullenbak-page.tsx')).PrullenbakPage,
}));
const JaarovergangPage = lazy(async () => ({
  default: (await import('./jaarovergang/jaarovergang-page.tsx')).JaarovergangPage,
}));

const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }));
const AccountDetailsPage = lazy(async () => ({
  default: (await import('./accountgegevens/accountgegevens-page.tsx')).AccountDetailsPage,
}));
const PaperPage = lazy(async () => ({ default: (await import('./papieren/papieren-page.tsx')).PaperPage }));
const DocentenPage = lazy(async () => ({ default: (await import('./docenten/docenten-page.tsx')).DocentenPage }));

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
          <Suspense fallback={<Loading tekst={t('laden')} lang={t('laden.lang')} />}>
            <Routes>
              <Route index element={<Navigate to={woord} replace />} />
              {WOORDEN.filter((other) => other !== woord).map((other) => (
                <Route key={other} path={`${other}/*`} element={<OtherWoord />} />
              ))}
              <Route path={woord} element={<GroepenPage />} />
              <Route path={`${woord}/jaarovergang`} element={<JaarovergangPage />} />
              <Route path="leerlingen" element={<AllLeerlingenPage />} />
              <Route path="leerlingen/gedeeld/:koppelingId" element={<SharedPage />} />
              <Route path="prullenbak" element={<PrullenbakPage />} />
              <Route path={`${woord}/edexml`} element={<ImportPage />} />
              <Route path={`${woord}/lvsspelling`} element={<LvsspellingPage />} />
              <Route path={`${woord}/:groepId`} element={<Navigate to="leerlingen" replace />} />
              <Route path={`${woord}/:groepId/leerlingen`} element={<LeerlingenPage />} />
              <Route path={`${woord}/:groepId/leerlingen/toevoegen`} element={<AddPage />} />
              <Route path={`${woord}/:groepId/leerlingen/:leerlingId/delen`} element={<SharingPage />} />
              <Route path={`${woord}/:groepId/kinderen-toevoegen`} element={<KindPage />} />
              <Route path={`${woord}/:groepId/voortgang`} element={<VoortgangPage />} />
              <Route path={`${woord}/:groepId/verhuistoken-inlezen`} element={<TransferPage />} />
              <Route path={`${woord}/:groepId/wachtwoorden`} element={<PasswordsPage />} />
              <Route path="account" element={<AccountPage />} />
              <Route path="accountgegevens" element={<AccountDetailsPage />} />
              <Route path="accountgegevens/papieren/:stuk" element={<PaperPage />} />
              <Route path="docenten" element={<DocentenPage />} />
              <Route path="*" element={<AdminsNotFound />} />
            </Routes>
          </Suspense>
        </AdminsFrame>
      </ReasonGate>
    </ThemeProvider>
  );
}
