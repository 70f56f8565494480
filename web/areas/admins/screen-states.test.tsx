import { cleanup, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#engine/core/domein/roles.ts';
import { session } from '#web/platform/session.ts';
import { stubServer, showScreen, refusal, type Antwoorden } from './shared/screen-kit.tsx';
import { startTexts } from './shared/test-kit.ts';
import { SCREEN_CASES } from './screen-cases.tsx';

beforeAll(async () => {
  await startTexts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.logout({ redirect: false });
});

describe.each(SCREEN_CASES)(
  '$naam in its states',
  ({
    scherm: subject,
    pad: path,
    vraag,
    gevuld: filled,
    sees,
    leeg: empty,
    says,
    added,
    noPermission,
    voor: before,
  }) => {
    const show = (antwoord: Antwoorden[string], role?: Role) => {
      const server = stubServer({ ...added, [vraag]: antwoord });
      showScreen(subject, { pad: path, ...(role === undefined ? {} : { rol: role }) });
      return server;
    };

    it('has its title and says that it is busy while it waits', async () => {
      show('nooit');
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
      expect((await screen.findAllByRole('status')).some((rule) => rule.textContent === 'Even geduld')).toBe(true);
      expect(screen.queryByText(sees)).toBeNull();
    });

    it('shows what there is', async () => {
      show(filled);
      expect((await screen.findAllByText(sees)).length).toBeGreaterThan(0);
      expect(screen.queryByRole('alert', { name: /mis/ })).toBeNull();
    });

    it.runIf(empty !== undefined)('says why there is nothing', async () => {
      show(empty ?? {});
      expect((await screen.findAllByText(says ?? /^$/)).length).toBeGreaterThan(0);
    });

    it('says what went wrong with its number, and tries again', async () => {
      const { completed } = show(refusal(500, 'Er ging iets mis. Je werk is bewaard.', { nummer: '7K2M4' }));
      const notice = (await screen.findByText(/Er ging iets mis/)).closest('[role=alert]');
      expect(notice?.textContent).toContain('7K2M4');
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      const earlier = completed.filter(({ regel: rule }) => rule === vraag).length;
      await userEvent.click(
        within(notice instanceof HTMLElement ? notice : document.body).getByRole('button', { name: /opnieuw/i }),
      );
      await waitFor(() =>
        expect(completed.filter(({ regel: rule }) => rule === vraag).length).toBeGreaterThan(earlier),
      );
    });

    it('tells a role that may not who may, before any call', async () => {
      const { completed } = show(filled, noPermission);
      expect(await screen.findByText(before)).toBeTruthy();
      expect(screen.getByText(/^Deze pagina is voor/)).toBeTruthy();
      expect(completed.map(({ regel: rule }) => rule)).not.toContain(vraag);
    });
  },
);
