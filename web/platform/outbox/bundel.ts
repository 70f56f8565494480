import type { Inhoud, Post } from './post.ts';

export const BUNDEL_MAX = 50;
const BYTES_MAX = 60_000;

/** Entry as it goes over the line. */
export const regelVan = (post: Post): Inhoud => ({ ...post.inhoud, clientId: post.clientId, seq: post.seq });

const grootte = (post: Post): number => new TextEncoder().encode(JSON.stringify(regelVan(post))).length + 1;

/** First entries that fit in one request: at most `hoogstens` and 60 KB, but always one. */
export function maakBundel(posten: readonly Post[], hoogstens = BUNDEL_MAX): Post[] {
  const bundel: Post[] = [];
  let bytes = 0;
  for (const post of posten.slice(0, hoogstens)) {
    bytes += grootte(post);
    if (bundel.length > 0 && bytes > BYTES_MAX) break;
    bundel.push(post);
  }
  return bundel;
}
