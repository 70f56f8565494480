/** Where the words of a mail come from; `nl` = the country has no text of its own, so the Dutch one goes. */
export const TEXT_SOURCES = ['meegeleverd', 'gepubliceerd', 'nl'] as const;
export type TextSource = (typeof TEXT_SOURCES)[number];

/** Why a mail did not arrive, without a word of the mail server, which may repeat the address. */
export const FAILURES = [
  'geen_verbinding',
  'server_weigert',
  'aanmelden_mislukt',
  'adres_onbekend',
  'link_onleesbaar',
  'sjabloon_onbekend',
  'anders',
] as const;
export type Failure = (typeof FAILURES)[number];

/** How far a mail is. */
export const MAIL_STATUSES = ['wachtrij', 'verzonden', 'mislukt', 'teruggekomen'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const TEXT_LOCALES = ['nl-NL', 'nl-BE'] as const;
