import { statfs } from 'node:fs/promises';

/** Below this a database stops in the middle of a morning: time to make room. */
export const ROOM_BYTES = 200 * 1024 * 1024;

/** Bytes of the disk that holds a folder; null when the folder is gone. */
export const diskOf = (folder: string): Promise<{ free: number; total: number } | null> =>
  statfs(folder).then(
    (disk) => ({ free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize }),
    () => null,
  );

/** Whether a folder has room to write; a folder that is gone has none. */
export async function hasRoom(folder: string, bytes = ROOM_BYTES): Promise<boolean> {
  const disk = await diskOf(folder);
  return disk !== null && disk.free >= bytes;
}
