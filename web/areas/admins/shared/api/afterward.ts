import { mutate } from 'swr';

/** After a change every list of this tenant is read again; what is on the screen stays until then. */
const refresh = (adminId: string): Promise<unknown> =>
  mutate((key) =>
    typeof key === 'string' ? key.startsWith(`/admins/${adminId}`) : Array.isArray(key) && key.includes(adminId),
  );

/** Reads the lists of a tenant again once something was changed. */
export async function afterward<T>(adminId: string, work: Promise<T>): Promise<T> {
  const out = await work;
  await refresh(adminId);
  return out;
}
