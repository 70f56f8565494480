/** File that goes along with a mail. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}
/** Which file: its maker and the record it is made of. */
export interface AttachmentReference {
  maker: string;
  id: string;
}

/** Makes the files of mails when they go out, so that no transaction waits for one; each feature adds what it can make. */
export class AttachmentMakers {
  private readonly makers = new Map<string, (id: string) => Promise<MailAttachment>>();

  add(maker: string, make: (id: string) => Promise<MailAttachment>): void {
    this.makers.set(maker, make);
  }

  /** Throws when one cannot be made: then the mail waits and is tried again. */
  async make(references: readonly AttachmentReference[]): Promise<MailAttachment[]> {
    const files: MailAttachment[] = [];
    for (const { maker, id } of references) {
      const make = this.makers.get(maker);
      if (make === undefined) throw new Error(`nobody makes ${maker} for a mail`);
      files.push(await make(id));
    }
    return files;
  }
}
