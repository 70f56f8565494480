/** Where a document is wrong: a readable path (`mechanics[1].snapRadius`) and why. */
export interface SceneError {
  pad: string;
  melding: string;
}

/** `['a', 1, 'b']` -> `a[1].b`. */
export function readablePath(path: readonly PropertyKey[]): string {
  return (
    path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`)).join('') ||
    '(document)'
  );
}
