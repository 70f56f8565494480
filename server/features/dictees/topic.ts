/** Name under which a dictation is followed. */
export const topicOf = (dicteeId: string): string => `dictee:${dicteeId}`;
