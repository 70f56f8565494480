/** What was done, and how to take it back. */
export interface BulkOutcome {
  tekst: string;
  passwordReset: (() => Promise<unknown>) | null;
}
/** What the dialog of a bulk action is given. */
export interface BulkProps {
  adminId: string;
  ids: readonly string[];
  /** Group that is on the screen. */ groepId: string | null;
  onSluit: () => void;
  onDone: (outcome: BulkOutcome) => void;
}
