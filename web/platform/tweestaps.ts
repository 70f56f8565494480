/** Page on which two-step sign-in is set up. */
export const TWEESTAPS_PAD = '/app/auth/tweestaps';

let wacht = false;

/** Remembered between the sign-in and the page that follows it: the account is still to set up two-step sign-in. */
export const tweestaps = {
  wacht: (): boolean => wacht,
  stel: (nieuw: boolean): void => {
    wacht = nieuw;
  },
};
