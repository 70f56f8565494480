import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';
import { paneelTeksten } from './paneel-teksten.ts';

it('counts the words of a country only when the ones behind them are there too', async () => {
  let open: (teksten: Record<string, string>) => void = () => undefined;
  const nederlands = new Promise<Record<string, string>>((klaar) => {
    open = klaar;
  });
  const belgisch = vi.fn(() => Promise.resolve({ ander: 'klas' }));
  Object.assign(paneelTeksten, { './proef/nl.json': () => nederlands, './proef/nl-BE.json': belgisch });
  await startI18n('nl-BE');
  const geladen = i18next.loadNamespaces('proef');
  await vi.waitFor(() => expect(belgisch).toHaveBeenCalled());
  for (let tik = 0; tik < 20; tik += 1) await Promise.resolve();
  expect(i18next.hasLoadedNamespace('proef')).toBe(false);
  open({ woord: 'leerling', ander: 'groep' });
  await geladen;
  expect([i18next.hasLoadedNamespace('proef'), i18next.t('proef:woord'), i18next.t('proef:ander')]).toEqual([
    true,
    'leerling',
    'klas',
  ]);
});
