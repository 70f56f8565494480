import type { z } from 'zod/mini';

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

/** The deepest issue tells most: for unions the branch that came furthest. */
export function deepestError(issues: readonly z.core.$ZodIssue[], base: readonly PropertyKey[]): SceneError {
  let best: SceneError = { pad: readablePath(base), melding: 'ongeldig' };
  let depth = -1;
  for (const issue of issues) {
    const path = [...base, ...issue.path];
    const candidates = issue.code === 'invalid_union' ? issue.errors : [];
    const chosen = [...candidates].sort((a, b) => rank(b) - rank(a))[0];
    const error =
      chosen && rank(chosen) > 0 ? deepestError(chosen, path) : { pad: readablePath(path), melding: issue.message };
    if (path.length > depth) {
      best = error;
      depth = path.length;
    }
  }
  return best;
}

/** Branches of a union that agree on the keys rank higher than branches that miss them. */
function rank(issues: readonly z.core.$ZodIssue[]): number {
  const deep = Math.max(0, ...issues.map((issue) => issue.path.length));
  const unexpected = issues.filter(
    (issue) => issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && issue.input === undefined),
  ).length;
  return 10 + deep - 2 * unexpected - issues.length;
}
