import { ATTACHMENT_MAX } from '#server/features/contactberichten/contactberichten.contract.ts';

/** Kinds of file that may come along with a message. */
export const CONTACT_FILE_KINDS = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Why a file cannot come along; nothing when it can. */
export function attachmentMistake({ type, size }: Pick<File, 'type' | 'size'>): 'soort' | 'groot' | undefined {
  if (!CONTACT_FILE_KINDS.some((kind) => kind === type)) return 'soort';
  return size > ATTACHMENT_MAX ? 'groot' : undefined;
}
