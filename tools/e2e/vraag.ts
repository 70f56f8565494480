/** Calls of the API as the product makes them. */
export type Vraag = <T>(path: string, o?: { token?: string; method?: string; body?: unknown }) => Promise<T>;

/** A refusal ends the run with its reason. */
export function createVraag(address: string): Vraag {
  return async (path, { token, method, body } = {}) => {
    const antwoord = await fetch(`${address}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'Content-Type': 'application/json',
        ...(body === undefined ? {} : { 'Idempotency-Key': crypto.randomUUID() }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!antwoord.ok) throw new Error(`${path}: ${antwoord.status} ${await antwoord.text()}`);
    return antwoord.status === 204 ? null : antwoord.json();
  };
}
