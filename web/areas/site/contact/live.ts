import { CONTACT_SUBJECTS, newContactSchema } from '#server/features/contactberichten/contactberichten.contract.ts';
import { liveForm, openTimer, showSent, write } from '../shared/live-form.ts';
import { sendMessage } from './api.ts';
import { attachmentMistake } from './attachment.ts';

/** The subject that came along in the address. */
function askedSubject(): Record<string, string> {
  const asked = new URLSearchParams(globalThis.location.search).get('onderwerp');
  const subject = CONTACT_SUBJECTS.find((one) => one === asked);
  return subject === undefined ? {} : { onderwerp: subject };
}

/** Sends a message, and then tells its number. */
export function live(root: HTMLElement, signal: AbortSignal): void {
  const openTime = openTimer();
  const chosen = (): File | null => root.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0] ?? null;
  const mistake = (): string | undefined => {
    const file = chosen();
    return file === null ? undefined : attachmentMistake(file);
  };
  liveForm(
    root,
    { name: 'contact', signal },
    {
      schema: newContactSchema,
      body: (values) => ({ ...values, openMs: openTime() }),
      extra: () => ({ bestand: mistake() }),
      draft: 'contact',
      asked: askedSubject(),
      submit: async (body) => {
        const { nummer: number } = await sendMessage(body, chosen());
        write(root, 'nummer', number);
        showSent(root, 'contact');
      },
    },
  );
}
