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
import './werkbank/werkbank.css';
import { TABS, useAddress } from './adres.ts';
import { t } from './teksten.ts';
import { ThemeButton } from './thema-knop.tsx';
import { WoordenPage } from './werkbank/woorden-pagina.tsx';

const ListPage = lazy(() => import('./werkbank/lijst-pagina.tsx').then((m) => ({ default: m.ListPage })));
const TextPage = lazy(() => import('./werkbank/tekst-pagina.tsx').then((m) => ({ default: m.TextPage })));
const SpellenPage = lazy(() => import('./spellen-pagina.tsx').then((m) => ({ default: m.SpellenPage })));

/** A page is loaded when it is first seen and then stays, so that a pasted list survives a look at a word. */
function Sheet({ open, children }: { open: boolean; children: ReactNode }) {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return (
    <div hidden={!open} className="blad">
      {ever && (
        <Suspense
          fallback={
            <p className="stil" role="status">
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
      <header className="balk">
        <img src={brand} alt="" width="36" height="36" />
        <strong className="balk-naam">{t('studio.titel')}</strong>
        <nav className="tabs" aria-label={t('studio.tabs')}>
          {TABS.map((name) => (
            <a key={name} href={`#${name}`} className="tab" aria-current={name === tab ? 'page' : undefined}>
              {t(`tab.${name}`)}
            </a>
          ))}
        </nav>
        <ThemeButton />
      </header>
      <main className="inhoud">
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
          <SpellenPage />
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
