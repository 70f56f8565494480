/** Marks that a teacher chooses from, percent. */
export const THRESHOLDS = [50, 60, 70, 75, 80, 85, 90, 95, 100] as const;
