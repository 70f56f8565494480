const WAYS = { up: 0, right: 1, down: 2, left: 3 } as const;

/** Arrow keys that are held, as directions of a board: up 0, right 1, down 2, left 3. */
export class HeldKeys {
  private readonly list: number[] = [];

  /** Takes note of a key; answers its direction. */
  take(dir: keyof typeof WAYS, down: boolean): number {
    const way = WAYS[dir];
    const at = this.list.indexOf(way);
    if (at >= 0) this.list.splice(at, 1);
    if (down) this.list.push(way);
    return way;
  }

  /** The one that was pressed last, -1 for none. */
  get last(): number {
    return this.list.at(-1) ?? -1;
  }

  clear(): void {
    this.list.length = 0;
  }
}
