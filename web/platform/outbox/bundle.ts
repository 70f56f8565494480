import type { PostContent, Post } from './post.ts';

export const BUNDLE_MAX = 50;
const BYTES_MAX = 60_000;

/** Entry as it goes over the line. */
export const lineOf = (post: Post): PostContent => ({ ...post.inhoud, clientId: post.clientId, seq: post.seq });

const size = (post: Post): number => new TextEncoder().encode(JSON.stringify(lineOf(post))).length + 1;

/** First entries that fit in one request: at most `hoogstens` and 60 KB, but always one. */
export function createBundle(posts: readonly Post[], atMost = BUNDLE_MAX): Post[] {
  const bundle: Post[] = [];
  let bytes = 0;
  for (const post of posts.slice(0, atMost)) {
    bytes += size(post);
    if (bundle.length > 0 && bytes > BYTES_MAX) break;
    bundle.push(post);
  }
  return bundle;
}
