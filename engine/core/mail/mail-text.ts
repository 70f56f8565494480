/**
 * Words of a mail. As one text that a person can edit: a first line `# heading`, paragraphs with an empty line between
 * them, at most one line `[button]({link})`, and after it what closes the mail.
 */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Words on the button that opens the link; absent = no button. */
  button?: string;
  closing: readonly string[];
}
/** What stands on the spots `{naam}`; an absent value drops the paragraph that asks for it. */
export type MailTextValues = Readonly<Record<string, string>>;
/** Which spots a mail can fill, and which it may not go without. */
export interface MailTextRules {
  known: readonly string[];
  required: readonly string[];
}
/** What keeps a text from being sent to people. */
export interface MailTextMistakes {
  missing: readonly string[];
  unknown: readonly string[];
  /** No first line with `# `. */
  withoutHeading: boolean;
  /** More than one button. */
  buttons: boolean;
}

const SPOT = /\{(\w+)\}/g;
const HEADING = /^# +(\S.*)$/;
const BUTTON = /^\[([^[\]]+)\]\(\{link\}\)$/;

const blocksOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');

/** Words before, on and after the first button. */
function splitAtButton(blocks: readonly string[]): Pick<MailText, 'paragraphs' | 'button' | 'closing'> {
  const spot = blocks.findIndex((block) => BUTTON.test(block));
  if (spot === -1) return { paragraphs: blocks, closing: [] };
  const button = BUTTON.exec(blocks[spot] ?? '')?.[1] ?? '';
  return { paragraphs: blocks.slice(0, spot), button: button.trim(), closing: blocks.slice(spot + 1) };
}

/** Takes an edited text apart; a second button is an ordinary paragraph. */
export function readMailText(subject: string, text: string): MailText {
  const blocks = blocksOf(text);
  const heading = HEADING.exec(blocks[0] ?? '')?.[1];
  const rest = splitAtButton(heading === undefined ? blocks : blocks.slice(1));
  return { subject, heading: heading?.trim() ?? '', ...rest };
}

/** The text that `readMailText` takes apart again. */
export function writeMailText({ heading, paragraphs, button, closing }: Omit<MailText, 'subject'>): string {
  const blocks = [`# ${heading}`, ...paragraphs, ...(button === undefined ? [] : [`[${button}]({link})`]), ...closing];
  return blocks.join('\n\n');
}

/** Names of the spots in a text, each once, in their order. */
export const spotsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(SPOT)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
];

const fits = (text: string, values: MailTextValues): boolean =>
  spotsIn(text).every((name) => (values[name] ?? '') !== '');
const fillIn = (text: string, values: MailTextValues): string =>
  text.replace(SPOT, (whole, name: string) => values[name] ?? whole);

/** Words with their values. A value is put in after the text was taken apart, so it can never become a heading or a button. */
export function fillMailText(text: MailText, values: MailTextValues): MailText {
  const filled = (blocks: readonly string[]): string[] =>
    blocks.filter((block) => fits(block, values)).map((block) => fillIn(block, values));
  const { button } = text;
  return {
    subject: fillIn(text.subject, values).replaceAll(/\s+/g, ' ').trim(),
    heading: fillIn(text.heading, values),
    paragraphs: filled(text.paragraphs),
    ...(button === undefined || values['link'] === undefined ? {} : { button: fillIn(button, values) }),
    closing: filled(text.closing),
  };
}

/** What is wrong with a subject and text, held against the spots that this mail can fill. */
export function mailTextMistakes(subject: string, text: string, rules: MailTextRules): MailTextMistakes {
  const inText = spotsIn(text);
  return {
    missing: rules.required.filter((name) => !inText.includes(name)),
    unknown: [...new Set([...spotsIn(subject), ...inText])].filter((name) => !rules.known.includes(name)),
    withoutHeading: readMailText(subject, text).heading === '',
    buttons: blocksOf(text).filter((block) => BUTTON.test(block)).length > 1,
  };
}

/** Whether a text may go to people. */
export const isSendable = ({ missing, unknown, withoutHeading, buttons }: MailTextMistakes): boolean =>
  missing.length === 0 && unknown.length === 0 && !withoutHeading && !buttons;
