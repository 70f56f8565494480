import { describe, expect, it } from 'vitest';
import { checkContent } from './content.ts';

const BAD = new URL('./fixtures/bad/', import.meta.url);

describe('checkContent', () => {
  it('refuses the planted bad entries, each for its own reason', { timeout: 60_000 }, () => {
    const text = checkContent(BAD).fouten.join('\n');
    for (const reason of [
      'grafemen do not join',
      'lettergrepen do not join',
      'unknown category onzin',
      'span of onzin',
      'hoofd kz-mmkm is not one of cats',
      'holds the word 2 times',
      'gap of',
      'has 13 words',
      'lacks a capital or an end mark',
      'forbidden topic word wapen',
      'not in the dictionary',
      'picture fe:bestaat-niet does not exist',
      'file should be',
      'detector finds',
      'id twice: w-maan',
      'item number twice',
      'Unrecognized key',
      'is not in order',
    ]) {
      expect(text).toContain(reason);
    }
  });
});
