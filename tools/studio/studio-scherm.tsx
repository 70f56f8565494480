import { lazy, StrictMode, Suspense, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource/lexend/latin-400.css';
import '@fontsource/lexend/latin-500.css';
import '@fontsource/lexend/latin-600.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import merk from '../../web/ui/merk.svg';
import '../../web/ui/tokens.css';
import './studio.css';
import './werkbank/werkbank.css';
import { TABS, useAdres } from './adres.ts';
import { t } from './teksten.ts';
import { ThemaKnop } from './thema-knop.tsx';
import { WoordenPagina } from './werkbank/woorden-pagina.tsx';

const LijstPagina = lazy(() => import('./werkbank/lijst-pagina.tsx').then((m) => ({ default: m.LijstPagina })));
const TekstPagina = lazy(() => import('./werkbank/tekst-pagina.tsx').then((m) => ({ default: m.TekstPagina })));
const SpellenPagina = lazy(() => import('./spellen-pagina.tsx').then((m) => ({ default: m.SpellenPagina })));

/** A page is loaded when it is first seen and then stays, so that a pasted list survives a look at a word. */
function Blad({ open, children }: { open: boolean; children: ReactNode }) {
  const [ooit, setOoit] = useState(open);
  if (open && !ooit) setOoit(true);
  return (
    <div hidden={!open} className="blad">
      {ooit && (
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
  const { tab, id } = useAdres();
  useEffect(() => {
    document.title = `${t(`tab.${tab}`)} · ${t('studio.titel')}`;
  }, [tab]);
  return (
    <>
      <header className="balk">
        <img src={merk} alt="" width="36" height="36" />
        <strong className="balk-naam">{t('studio.titel')}</strong>
        <nav className="tabs" aria-label={t('studio.tabs')}>
          {TABS.map((naam) => (
            <a key={naam} href={`#${naam}`} className="tab" aria-current={naam === tab ? 'page' : undefined}>
              {t(`tab.${naam}`)}
            </a>
          ))}
        </nav>
        <ThemaKnop />
      </header>
      <main className="inhoud">
        <Blad open={tab === 'woorden'}>
          <WoordenPagina woordId={id} actief={tab === 'woorden'} />
        </Blad>
        <Blad open={tab === 'lijst'}>
          <LijstPagina />
        </Blad>
        <Blad open={tab === 'tekst'}>
          <TekstPagina />
        </Blad>
        <Blad open={tab === 'spellen'}>
          <SpellenPagina />
        </Blad>
      </main>
    </>
  );
}

export function toonStudio(host: HTMLElement): void {
  createRoot(host).render(
    <StrictMode>
      <Studio />
    </StrictMode>,
  );
}
