import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#web/i18n/i18n.ts';
import { volgAndereTabs } from '#web/platform/gebruik-sessie.ts';
import { startThema } from '#web/platform/thema.ts';
import { herlaadBijNieuweVersie } from './nieuwe-versie.ts';
import { FoutGrens } from './fout-grens.tsx';
import { AppRouter } from './router.tsx';

async function start(): Promise<void> {
  const plek = document.querySelector('#app');
  if (!plek) throw new Error('index.html has no #app');
  herlaadBijNieuweVersie();
  startThema();
  volgAndereTabs();
  await startI18n();
  createRoot(plek).render(
    <StrictMode>
      <FoutGrens>
        <AppRouter />
      </FoutGrens>
    </StrictMode>,
  );
}

void start();
