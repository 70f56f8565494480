import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScenes } from './scenes.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taaltocht-scenes-'));
  mkdirSync(join(root, 'games/proef'), { recursive: true });
  cpSync('games/pizzabakken/scene.json', join(root, 'games/proef/scene.json'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const file = (): string => readFileSync(join(root, 'games/proef/scene.json'), 'utf8');
const ask = async (path: string, body?: object) => {
  const answer = await createScenes(root)({
    pad: path,
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body ?? null),
  });
  return { status: answer?.status, content: JSON.parse(String(answer?.inhoud ?? 'null')) };
};

describe('the scenes of the workshop', () => {
  it('are read and written as the formatter writes them', async () => {
    const { content } = await ask('scene/proef');
    expect(content).toEqual({ text: file() });
    const doc = { ...JSON.parse(file()), round: { items: 5, softSeconds: 90 } };
    expect(await ask('scene/proef', { doc, was: content.text })).toMatchObject({ status: 200 });
    expect(JSON.parse(file()).round).toEqual({ items: 5, softSeconds: 90 });
    expect(file().split('\n').length).toBeGreaterThan(100);
  });

  it('are not written over when somebody else was there, nor when they cannot play', async () => {
    const was = file();
    const doc = JSON.parse(was);
    expect(await ask('scene/proef', { doc: { ...doc, land: 'maan' }, was })).toMatchObject({
      status: 422,
      content: { fout: 'geen-scene', plek: { pad: 'land' } },
    });
    writeFileSync(join(root, 'games/proef/scene.json'), '{}');
    expect(await ask('scene/proef', { doc, was })).toMatchObject({
      status: 409,
      content: { fout: 'ondertussen-veranderd' },
    });
    expect(file()).toBe('{}');
  });

  it('are those of the games folder only', async () => {
    expect(await ask('scene/..')).toMatchObject({ status: 404 });
    expect(await ask('scene/nergens')).toMatchObject({ status: 404 });
    expect(await ask('contactblad/proef')).toMatchObject({ status: 404, content: { fout: 'geen-blad' } });
    expect(await ask('scene-nieuw', { slug: '../weg' })).toMatchObject({ status: 400 });
    expect(await createScenes(root)({ pad: 'iets-anders', method: 'GET', body: '' })).toBeNull();
  });

  it('tells why a game cannot be made', async () => {
    const answer = await ask('scene-nieuw', { slug: 'proef' });
    expect(answer).toMatchObject({ status: 422, content: { fout: 'niet-gemaakt' } });
    expect(answer.content.uitleg).not.toBe('');
  });
});
