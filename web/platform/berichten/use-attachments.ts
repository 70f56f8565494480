import { useState } from 'react';
import {
  attachmentEndpoints,
  ATTACHMENT_KINDS,
  BERICHT_FILE_MAX,
  type BerichtFile,
} from '#server/features/berichten/attachments.contract.ts';
import { call } from '../endpoint/call.ts';
import { useSaving, type Saving } from '../use-saving.ts';

export interface Attachments {
  files: readonly BerichtFile[];
  /** What a message says of its files; nothing without any. */
  fields: { bijlagen?: string[] };
  saving: Saving;
  /** Why the last file was not taken. */
  refused: 'kind' | 'size' | null;
  add: (file: File) => Promise<void>;
  remove: (id: string) => void;
  clear: () => void;
}

function sendFile(adminId: string, file: File): Promise<BerichtFile> {
  const body = new FormData();
  body.append('bestand', file);
  return call(attachmentEndpoints.send, { params: { adminId }, body });
}

/** Files that wait at the server for the message that names them. */
export function useAttachments(adminId: string): Attachments {
  const [files, setFiles] = useState<readonly BerichtFile[]>([]);
  const [refused, setRefused] = useState<Attachments['refused']>(null);
  const saving = useSaving();
  const add = async (file: File): Promise<void> => {
    const known = ATTACHMENT_KINDS.some((kind) => kind === file.type);
    const why = known ? (file.size > BERICHT_FILE_MAX ? 'size' : null) : 'kind';
    setRefused(why);
    if (why !== null) return;
    const done = await saving.run(() => sendFile(adminId, file));
    if (done !== undefined) setFiles((all) => [...all, done.uit]);
  };
  return {
    files,
    fields: files.length === 0 ? {} : { bijlagen: files.map(({ id }) => id) },
    saving,
    refused,
    add,
    remove: (id) => setFiles((all) => all.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  };
}
