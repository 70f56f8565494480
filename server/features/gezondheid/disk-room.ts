import { statfs } from 'node:fs/promises';

/** Below this a database stops in the middle of a morning: time to make room. */
export const ROOM_BYTES = 200 * 1024 * 1024;

/** Whether a folder has room to write; a folder that is gone has none. */
export async function hasRoom(folder: string, bytes = ROOM_BYTES): Promise<boolean> {
  return statfs(folder).then(
    (disk) => disk.bavail * disk.bsize >= bytes,
    () => false,
  );
}
