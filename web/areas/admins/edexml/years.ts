/** Years a pupil can be in. */
export const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
