import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { startI18n } from './i18n.ts';
import { panelTexts } from './panel-texts.ts';

it('counts the words of a country only when the ones behind them are there too', async () => {
  let open: (texts: Record<string, string>) => void = () => undefined;
  const dutch = new Promise<Record<string, string>>((done) => {
    open = done;
  });
  const belgian = vi.fn(() => Promise.resolve({ ander: 'klas' }));
  panelTexts.set('proef/nl', () => dutch).set('proef/nl-BE', belgian);
  await startI18n('nl-BE');
  const loaded = i18next.loadNamespaces('proef');
  await waitFor(() => expect(belgian).toHaveBeenCalled());
  for (let tap = 0; tap < 20; tap += 1) await Promise.resolve();
  expect(i18next.hasLoadedNamespace('proef')).toBe(false);
  open({ woord: 'leerling', ander: 'groep' });
  await loaded;
  expect([i18next.hasLoadedNamespace('proef'), i18next.t('proef:woord'), i18next.t('proef:ander')]).toEqual([
    true,
    'leerling',
    'klas',
  ]);
});
