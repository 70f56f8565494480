import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { Laden } from '#web/ui/laden.tsx';
import { maakTheme } from '#web/ui/theme.ts';
import { AdminsKader } from './kader/admins-kader.tsx';
import { RedenPoort } from './kader/reden-poort.tsx';
import { AnderWoord } from './kader/ander-woord.tsx';
import { AdminsNietGevonden } from './niet-gevonden/niet-gevonden-page.tsx';

const GroepenPage = lazy(async () => ({ default: (await import('./groepen/groepen-page.tsx')).GroepenPage }));
const LeerlingenPage = lazy(async () => ({
  default: (await import('./leerlingen/leerlingen-page.tsx')).LeerlingenPage,
}));
const ImporterenPage = lazy(async () => ({
  default: (await import('./importeren/importeren-page.tsx')).ImporterenPage,
}));
const LvsspellingPage = lazy(async () => ({
  default: (await import('./lvsspelling/lvsspelling-page.tsx')).LvsspellingPage,
}));
const VoortgangPage = lazy(async () => ({ default: (await import('./voortgang/voortgang-page.tsx')).VoortgangPage }));
const VerhuizenPage = lazy(async () => ({
  default: (await import('./verhuistoken/verhuizen-page.tsx')).VerhuizenPage,
}));
const WachtwoordenPage = lazy(async () => ({
  default: (await import('./wachtwoorden/wachtwoorden-page.tsx')).WachtwoordenPage,
}));
const ToevoegenPage = lazy(async () => ({ default: (await import('./toevoegen/toevoegen-page.tsx')).ToevoegenPage }));
const KindPage = lazy(async () => ({ default: (await import('./toevoegen/kind-page.tsx')).KindPage }));
const DelenPage = lazy(async () => ({ default: (await import('./delen/delen-page.tsx')).DelenPage }));
const GedeeldPage = lazy(async () => ({ default: (await import('./delen/gedeeld-page.tsx')).GedeeldPage }));
const AlleLeerlingenPage = lazy(async () => ({
  default: (await import('./alle-leerlingen/alle-leerlingen-page.tsx')).AlleLeerlingenPage,
}));
const PrullenbakPage = lazy(async () => ({
  default: (await import('./prullenbak/prullenbak-page.tsx')).PrullenbakPage,
}));
const JaarovergangPage = lazy(async () => ({
  default: (await import('./jaarovergang/jaarovergang-page.tsx')).JaarovergangPage,
}));

const AccountPage = lazy(async () => ({ default: (await import('./account/account-page.tsx')).AccountPage }));
const AccountgegevensPage = lazy(async () => ({
  default: (await import('./tenant/accountgegevens-page.tsx')).AccountgegevensPage,
}));
const PapierPage = lazy(async () => ({ default: (await import('./tenant/papier-page.tsx')).PapierPage }));
const DocentenPage = lazy(async () => ({ default: (await import('./docenten/docenten-page.tsx')).DocentenPage }));

const WOORDEN = ['groepen', 'klassen'] as const;

/** `/admins/{adminId}/*`: the frame around every panel screen. */
export function AdminsRoutes() {
  const { t } = useTranslation();
  const thema = useThema();
  const theme = useMemo(() => maakTheme(thema), [thema]);
  const woord = t('groep.pad');
  return (
    <ThemeProvider theme={theme}>
      <RedenPoort>
        <AdminsKader>
          <Suspense fallback={<Laden tekst={t('laden')} lang={t('laden.lang')} />}>
            <Routes>
              <Route index element={<Navigate to={woord} replace />} />
              {WOORDEN.filter((ander) => ander !== woord).map((ander) => (
                <Route key={ander} path={`${ander}/*`} element={<AnderWoord />} />
              ))}
              <Route path={woord} element={<GroepenPage />} />
              <Route path={`${woord}/jaarovergang`} element={<JaarovergangPage />} />
              <Route path="leerlingen" element={<AlleLeerlingenPage />} />
              <Route path="leerlingen/gedeeld/:koppelingId" element={<GedeeldPage />} />
              <Route path="prullenbak" element={<PrullenbakPage />} />
              <Route path={`${woord}/edexml`} element={<ImporterenPage />} />
              <Route path={`${woord}/lvsspelling`} element={<LvsspellingPage />} />
              <Route path={`${woord}/:groepId`} element={<Navigate to="leerlingen" replace />} />
              <Route path={`${woord}/:groepId/leerlingen`} element={<LeerlingenPage />} />
              <Route path={`${woord}/:groepId/leerlingen/toevoegen`} element={<ToevoegenPage />} />
              <Route path={`${woord}/:groepId/leerlingen/:leerlingId/delen`} element={<DelenPage />} />
              <Route path={`${woord}/:groepId/kinderen-toevoegen`} element={<KindPage />} />
              <Route path={`${woord}/:groepId/voortgang`} element={<VoortgangPage />} />
              <Route path={`${woord}/:groepId/verhuistoken-inlezen`} element={<VerhuizenPage />} />
              <Route path={`${woord}/:groepId/wachtwoorden`} element={<WachtwoordenPage />} />
              <Route path="account" element={<AccountPage />} />
              <Route path="accountgegevens" element={<AccountgegevensPage />} />
              <Route path="accountgegevens/papieren/:stuk" element={<PapierPage />} />
              <Route path="docenten" element={<DocentenPage />} />
              <Route path="*" element={<AdminsNietGevonden />} />
            </Routes>
          </Suspense>
        </AdminsKader>
      </RedenPoort>
    </ThemeProvider>
  );
}
