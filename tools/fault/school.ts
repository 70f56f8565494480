/** Names on which the product of the fault suite and those who use it agree. */
export const SCHOOL_CODE = 'STORING';
export const LEERLING_PASSWORD = 'een goed lang wachtwoord';
export const leerlingName = (nr: number): string => `kind.${nr}.storing`;
