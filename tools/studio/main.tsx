import { voorraad } from './werkbank/voorraad.ts';

/** The words are asked for while the code of the workbench still loads. */
async function studio(host: HTMLElement): Promise<void> {
  void voorraad().catch(() => undefined);
  const { toonStudio } = await import('./studio-scherm.tsx');
  toonStudio(host);
}

/** A game when the address names one, else the workbench; each loads only its own code. */
async function open(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) return;
  if (!new URLSearchParams(window.location.search).has('spel')) return studio(host);
  const { toonSpel } = await import('./spel-studio.tsx');
  toonSpel(host);
}

void open();
