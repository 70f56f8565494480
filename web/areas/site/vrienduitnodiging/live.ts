import { optOutSchema } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { liveForm, showSent } from '../shared/live-form.ts';
import { optOut } from './api.ts';

/** Ends invitations to the address of the link. Who comes without a link reads where it stands. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const token = new URLSearchParams(globalThis.location.search).get('wie') ?? '';
  const form = root.querySelector<HTMLElement>('form[data-form=afmelden]');
  const without = root.querySelector<HTMLElement>('[data-without]');
  if (token === '' || !form || !without) return;
  form.hidden = false;
  without.hidden = true;
  liveForm(
    root,
    { name: 'afmelden', signal },
    {
      schema: optOutSchema,
      body: () => ({ token }),
      submit: async () => {
        await optOut(token);
        showSent(root, 'afmelden');
      },
    },
  );
}
