import { schoolDays } from './weeks.ts';

/** 23 t/m 27 nov */
export function dayRange(language: string, week: string): string {
  const [monday, friday] = schoolDays(week);
  return new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    day: 'numeric',
    month: 'short',
  }).formatRange(monday, friday);
}
