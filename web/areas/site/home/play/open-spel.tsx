import { createRoot } from 'react-dom/client';
import { loadSpel } from '#games/registry.ts';
import { HomeSpel, type HomeSpelProps } from './home-spel.tsx';

/** Puts the game on the page; answers what takes it away again. */
export async function openSpel(
  host: HTMLElement,
  ways: Pick<HomeSpelProps, 'words' | 'onSeen' | 'onClose' | 'onAsk'>,
): Promise<() => void> {
  // The page says which country it was printed for.
  const belgian = document.documentElement.lang === 'nl-BE';
  const pkg = await loadSpel('bellenprikken', belgian ? 'nl-BE' : 'nl');
  if (pkg === null) throw new Error('the game of the front page is gone');
  const root = createRoot(host);
  root.render(<HomeSpel pkg={pkg} voice={belgian ? 'be' : 'nl'} {...ways} />);
  return () => root.unmount();
}
