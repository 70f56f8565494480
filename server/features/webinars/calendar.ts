interface CalendarEntry {
  id: string;
  titel: string;
  omschrijving: string;
  van: Date;
  tot: Date;
  nu: Date;
  adres: string;
}

const LINE_MAX = 74;
const moment = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** A line of iCalendar may hold 75 octets; the rest goes on in the next one after a space. */
function fold(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > LINE_MAX) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n ');
}

/** One event as an iCalendar file (RFC 5545). */
export function calendarFile({
  id,
  titel: title,
  omschrijving: description,
  van: from,
  tot: until,
  nu,
  adres: address,
}: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Taaltocht//webinars//NL',
    'BEGIN:VEVENT',
    `UID:${id}@taaltocht`,
    `DTSTAMP:${moment(nu)}`,
    `DTSTART:${moment(from)}`,
    `DTEND:${moment(until)}`,
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(description)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
