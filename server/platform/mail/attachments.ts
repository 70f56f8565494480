/** File that goes along with a mail. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}
