/** Page on which a pupil chooses a password. */
export const eigenWachtwoordPad = (leerlingId: string): string => `/leerling/${leerlingId}/wachtwoord`;

let wacht = false;

/** Remembered between the sign-in and the page that follows it: this pupil may choose a password now. */
export const eigenWachtwoord = {
  wacht: (): boolean => wacht,
  stel: (nieuw: boolean): void => {
    wacht = nieuw;
  },
};
