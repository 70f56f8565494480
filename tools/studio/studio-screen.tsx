import { lazy, StrictMode, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/lexend/latin-400.css';
import '@fontsource/lexend/latin-500.css';
import '@fontsource/lexend/latin-600.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import brand from '../../web/ui/merk.svg';
import '../../web/ui/tokens.css';
import './studio.css';
import './workbench/workbench.css';
import { TABS, useAddress } from './address.ts';
import { t } from './texts.ts';
import { ThemeButton } from './theme-button.tsx';
import { WoordenPage } from './workbench/woorden-page.tsx';

const ListPage = lazy(() => import('./workbench/list-page.tsx').then((m) => ({ default: m.ListPage })));
const TextPage = lazy(() => import('./workbench/text-page.tsx').then((m) => ({ default: m.TextPage })));
const SpellenPage = lazy(() => import('./spellen-page.tsx').then((m) => ({ default: m.SpellenPage })));

/** A page is loaded when it is first seen and then stays, so that a pasted list survives a look at a word. */
function Sheet({ open, children }: { open: boolean; children: ReactNode }) {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return (
    <div hidden={!open} className="sheet">
      {ever && (
        <Suspense
          fallback={
            <p className="still" role="status">
              {t('studio.laden')}
            </p>
          }
        >
          {children}
        </Suspense>
      )}
    </div>
  );
}

function Studio() {
  const { tab, id } = useAddress();
  useEffect(() => {
    document.title = `${t(`tab.${tab}`)} · ${t('studio.titel')}`;
  }, [tab]);
  return (
    <>
      <header className="bar">
        <img src={brand} alt="" width="36" height="36" />
        <strong className="bar-name">{t('studio.titel')}</strong>
        <nav className="tabs" aria-label={t('studio.tabs')}>
          {TABS.map((name) => (
            <a key={name} href={`#${name}`} className="tab" aria-current={name === tab ? 'page' : undefined}>
              {t(`tab.${name}`)}
            </a>
          ))}
        </nav>
        <ThemeButton />
      </header>
      <main className="content">
        <Sheet open={tab === 'woorden'}>
          <WoordenPage woordId={id} actief={tab === 'woorden'} />
        </Sheet>
        <Sheet open={tab === 'lijst'}>
          <ListPage />
        </Sheet>
        <Sheet open={tab === 'tekst'}>
          <TextPage />
        </Sheet>
        <Sheet open={tab === 'spellen'}>
          <SpellenPage spel={tab === 'spellen' ? id : ''} />
        </Sheet>
      </main>
    </>
  );
}

export function showStudio(host: HTMLElement): void {
  createRoot(host).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
