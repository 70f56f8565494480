import { stock } from './workbench/stock.ts';

/** The words are asked for while the code of the workbench still loads. */
async function studio(host: HTMLElement): Promise<void> {
  void stock().catch(() => undefined);
  const { showStudio } = await import('./studio-screen.tsx');
  showStudio(host);
}

/** A game when the address names one, else the workbench; each loads only its own code. */
async function open(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) return;
  if (!new URLSearchParams(window.location.search).has('spel')) return studio(host);
  const { showSpel } = await import('./spel-studio.tsx');
  showSpel(host);
}

void open();
