/** A game when the address names one, else the workbench; each loads only its own code. */
async function open(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) return;
  const begin = new URLSearchParams(window.location.search).has('spel') ? await import('./spel-studio.tsx').then((m) => m.toonSpel) : await import('./studio-scherm.tsx').then((m) => m.toonStudio);
  begin(host);
}

void open();
