import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/i18n/i18n.ts';
import { followOtherTabs } from '#web/platform/use-session.ts';
import { startTheme } from '#web/platform/theme.ts';
import { reloadOnNewVersion } from './new-version.ts';
import { ErrorBoundary } from './error-bound.tsx';
import { AppRouter } from './router.tsx';

async function start(): Promise<void> {
  const spot = document.querySelector('#app');
  if (!spot) throw new Error('index.html has no #app');
  reloadOnNewVersion();
  startTheme();
  followOtherTabs();
  await startI18n();
  createRoot(spot).render(
    <StrictMode>
      <ErrorBoundary>
        <AppRouter />
      </ErrorBoundary>
    </StrictMode>,
  );
}

void start();
