/** Who did it, when it was nobody: the work of the night. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
