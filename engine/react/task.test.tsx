import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { FIXTURES } from '#engine/core/oefening/fake/fake-catalog.ts';
import { sayKeyOf } from '#engine/runtime/feedback/task-lines.ts';
import be from './i18n/nl-BE.json' with { type: 'json' };
import nl from './i18n/nl.json' with { type: 'json' };
import { TaskIcon } from './task-icon.tsx';
import { createTexts } from './texts.ts';

afterEach(cleanup);

const MAX_WORDS = 5;
const keys = Object.keys(nl).filter((key) => key.startsWith('prompt.'));
const asked = [
  ...new Set(
    Object.values(FIXTURES).flatMap((recipes) =>
      recipes.map((recipe) => recipe.create('v1', 3).question.prompt.instructionKey),
    ),
  ),
];

describe.each([
  ['nl', createTexts(nl)],
  ['nl-BE', createTexts(be, nl)],
])('the tasks in %s', (_, texts) => {
  it('stand on the plate in at most five words, one for each of the sixteen formats', () => {
    expect(FORMATS).toHaveLength(16);
    for (const key of [...FORMATS.map((format) => `prompt.${format}`), ...keys, ...asked]) {
      expect(texts(key), key).not.toBe(key);
      expect(texts(key).split(/\s+/).length, `${key}: ${texts(key)}`).toBeLessThanOrEqual(MAX_WORDS);
    }
  });
  it('are said as a whole sentence', () => {
    for (const key of [...keys, ...asked]) {
      expect(texts(sayKeyOf(key)), key).not.toBe(sayKeyOf(key));
      expect(texts(sayKeyOf(key))).toMatch(/[.?]$/);
    }
  });
});

it('has no task and no line beside those of the formats', () => {
  const formats: readonly string[] = FORMATS;
  const lines = [...Object.keys(nl), ...Object.keys(be)].filter((key) => /^(?:prompt|say)\./.test(key));
  for (const key of lines) expect(formats, key).toContain(key.split('.')[1]);
  expect(lines.filter((key) => key.startsWith('say.') && !Object.hasOwn(nl, key.replace(/^say/, 'prompt')))).toEqual(
    [],
  );
});

it('has a picture of its own for every format', () => {
  const pictures = FORMATS.map((format) => {
    const { container } = render(<TaskIcon format={format} />);
    return container.querySelector('svg')?.innerHTML ?? '';
  });
  expect(pictures.filter((picture) => picture.length < 60)).toEqual([]);
  expect(new Set(pictures).size).toBe(FORMATS.length);
});
