/** Whether a name is meant by a pattern of a scene: the name itself, or how it begins with `*` behind it. */
export const meets = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
