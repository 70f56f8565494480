/** Page on which a pupil chooses a password. */
export const ownPasswordPath = (leerlingId: string): string => `/leerling/${leerlingId}/wachtwoord`;

let wait = false;

/** Remembered between the sign-in and the page that follows it: this pupil may choose a password now. */
export const ownPassword = {
  wacht: (): boolean => wait,
  set: (newOne: boolean): void => {
    wait = newOne;
  },
};
