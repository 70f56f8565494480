import { openContactEndpoints, type NewContact } from '#server/features/contactberichten/contactberichten.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Sends a message with at most one file; answers its number. */
export function sendMessage({ website = '', ...fields }: NewContact, file: File | null): Promise<{ nummer: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, website })) body.append(name, String(value));
  if (file !== null) body.append('bestand', file);
  return call(openContactEndpoints.send, { body }, { skipSessionRule: true });
}
