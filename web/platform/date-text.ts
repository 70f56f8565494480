const maker = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', options);

/** 25 november 2026 */
export const dateText = (language: string, moment: Date): string =>
  maker(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
/** 25 nov. 2026 14:03 */
export const momentText = (language: string, moment: Date): string =>
  maker(language, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
/** donderdag 26 november */
export const longDate = (language: string, moment: Date): string =>
  maker(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
/** 25 november */
export const dayMonth = (language: string, moment: Date): string =>
  maker(language, { day: 'numeric', month: 'long' }).format(moment);
/** wo 25 nov */
export const shortDate = (language: string, moment: Date): string =>
  maker(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment);
/** `2026-11-25T09:00` in the time of the device, as a field for day and hour writes it. */
export const localMoment = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
