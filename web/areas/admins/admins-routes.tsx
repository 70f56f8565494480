import { ThemeProvider } from '@mui/material/styles';
import { Route, Routes } from 'react-router-dom';
import { maakTheme } from '#web/ui/theme.ts';
import { useThema } from '#web/platform/gebruik-thema.ts';
import { AdminsNietGevonden } from './niet-gevonden/niet-gevonden-page.tsx';

/** `/admins/{adminId}/*`: the frame around every panel screen. */
export function AdminsRoutes() {
  const thema = useThema();
  return (
    <ThemeProvider theme={maakTheme(thema)}>
      <Routes>
        <Route path="*" element={<AdminsNietGevonden />} />
      </Routes>
    </ThemeProvider>
  );
}
