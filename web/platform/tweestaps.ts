/** Page on which two-step sign-in is set up. */
export const TWO_STEP_PATH = '/app/auth/tweestaps';

let wait = false;

/** Remembered between the sign-in and the page that follows it: the account is still to set up two-step sign-in. */
export const twoStep = {
  wacht: (): boolean => wait,
  set: (newOne: boolean): void => {
    wait = newOne;
  },
};
