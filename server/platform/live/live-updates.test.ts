import { describe, expect, it } from 'vitest';
import { LiveBoard } from './live-updates.ts';

describe('updates that are told at once', () => {
  it('reach who follows the topic, until it stops', async () => {
    const board = new LiveBoard();
    const heard: unknown[] = [];
    const stop = board.subscribe('a', (data) => heard.push(data));
    await board.publish('a', 1);
    await board.publish('b', 2);
    stop();
    await board.publish('a', 3);
    expect(heard).toEqual([1]);
  });

  it('cross over to another process once, and not back', async () => {
    const right = new LiveBoard();
    const line: string[] = [];
    const left = new LiveBoard(async (text) => void line.push(text));
    const heard: string[] = [];
    left.subscribe('a', (data) => heard.push(`left ${String(data)}`));
    right.subscribe('a', (data) => heard.push(`right ${String(data)}`));
    await left.publish('a', 'x');
    for (const text of line) for (const board of [left, right]) board.receive(text);
    expect(heard).toEqual(['left x', 'right x']);
  });

  it('say when something may have been missed', () => {
    const board = new LiveBoard();
    const heard: unknown[] = [];
    board.subscribe('a', (data) => heard.push(data ?? 'again'));
    board.receive();
    expect(heard).toEqual(['again']);
  });
});
