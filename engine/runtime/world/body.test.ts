import { Session } from 'node:inspector/promises';
import Matter from 'matter-js';
import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { newestScene } from '#engine/document/scene.ts';
import { trigger } from '#engine/document/trigger.ts';
import { StagePoint } from '../point.ts';
import { circleCorners, rectangleCorners, StageBody } from './body.ts';

/** A scene with the most that a game has. */
const BODIES = 48;
const WARM_UP = 1500;
const STEPS = 600;
const BOX = [
  [640, -30, 1400, 60],
  [640, 750, 1400, 60],
  [-30, 360, 60, 840],
  [1310, 360, 60, 840],
] as const;

/** Bytes per step of a full box that is stirred every two seconds, from the profiler of the engine. */
async function bytesPerStep(): Promise<number> {
  const rng = createRng(1);
  const engine = Matter.Engine.create();
  for (const [x, y, w, h] of BOX)
    Matter.Composite.add(engine.world, new StageBody([x, y], rectangleCorners(w, h), { isStatic: true }));
  const bodies = Array.from({ length: BODIES }, (_, i) => {
    const corners = i % 2 === 0 ? circleCorners(30) : rectangleCorners(60, 60);
    return new StageBody([80 + rng.next() * 1100, 80 + rng.next() * 560], corners, { restitution: 0.6 });
  });
  Matter.Composite.add(engine.world, bodies);
  const kick = new StagePoint();
  const run = (steps: number): void => {
    for (let i = 0; i < steps; i += 1) {
      for (const body of i % 120 === 0 ? bodies : []) {
        kick.x = (rng.next() - 0.5) * 14;
        kick.y = -rng.next() * 14;
        Matter.Body.setVelocity(body, kick);
      }
      Matter.Engine.update(engine, 1000 / 60);
    }
  };
  run(WARM_UP);
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.enable');
  const collected = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.post('HeapProfiler.startSampling', { samplingInterval: 512, ...collected });
  run(STEPS);
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  return sizeOf(profile.head) / STEPS;
}

interface Node {
  selfSize: number;
  children: readonly Node[];
}

const sizeOf = (node: Node): number => node.children.reduce((sum, child) => sum + sizeOf(child), node.selfSize);

it('keeps its numbers in place, whatever the schemas of the page hold under the same names', async () => {
  // Both have literals with x and y that are no numbers; in Matter's own bodies they cost 93 KB a step.
  expect([newestScene, trigger].every((schema) => schema.safeParse({}).success)).toBe(false);
  expect(await bytesPerStep()).toBeLessThan(20_000);
});

it('weighs and turns as a body of Matter of the same shape', () => {
  const options = { density: 0.002, restitution: 0.4, angle: 0.3 };
  const ours = new StageBody([100, 50], rectangleCorners(60, 30), options);
  const theirs = Matter.Bodies.rectangle(100, 50, 60, 30, options);
  expect(ours.position).toMatchObject({ x: 100, y: 50 });
  for (const key of ['mass', 'area', 'inertia', 'inverseMass', 'inverseInertia', 'angle', 'restitution'] as const)
    expect(ours[key], key).toBeCloseTo(theirs[key], 8);
  expect(ours.vertices.map(({ x, y }) => [Math.round(x * 1e6), Math.round(y * 1e6)])).toEqual(
    theirs.vertices.map(({ x, y }) => [Math.round(x * 1e6), Math.round(y * 1e6)]),
  );
  expect(ours.bounds.max.x).toBeCloseTo(theirs.bounds.max.x, 8);
  expect(ours.axes).toHaveLength(theirs.axes.length);
});

it('stands for a circle with eight corners, of which four axes are tested', () => {
  const body = new StageBody([0, 0], circleCorners(20), {});
  expect(body.vertices).toHaveLength(8);
  expect(body.axes).toHaveLength(4);
  expect(Math.hypot(body.vertices[0]?.x ?? 0, body.vertices[0]?.y ?? 0)).toBeCloseTo(20);
});

it('is static without losing its material, never turns when fixed, and moves with its parts without speed', () => {
  const material = { restitution: 0.8, friction: 0.3 };
  const body = new StageBody([0, 0], rectangleCorners(10, 10), { ...material, isStatic: true, fixedRotation: true });
  expect([body.isStatic, body.inverseMass, body.inverseInertia]).toEqual([true, 0, 0]);
  Matter.Body.setStatic(body, false);
  expect([body.restitution, body.friction, body.inverseInertia]).toEqual([0.8, 0.3, 0]);

  const part = new StageBody([5, 0], rectangleCorners(4, 4), { isStatic: true });
  const whole = new StageBody([0, 0], rectangleCorners(20, 20), { isStatic: true }).carry([part]);
  whole.move(30, 40);
  expect([part.parent === whole, part.position.x, part.bounds.min.y, whole.bounds.max.x]).toEqual([true, 35, 38, 40]);
  expect(whole.positionPrev).toMatchObject({ x: 30, y: 40 });
});

it('lets boxes stand on each other as Matter does', () => {
  const engine = Matter.Engine.create({});
  const floor = new StageBody([0, 30], rectangleCorners(290, 60), { isStatic: true });
  const boxes = [0, 1, 2].map((i) => new StageBody([0, -22 - 44 * i], rectangleCorners(56, 43), { density: 0.0004 }));
  for (const body of [floor, ...boxes]) Matter.Composite.add(engine.world, body);
  for (let i = 0; i < 240; i += 1) Matter.Engine.update(engine, 1000 / 120);
  for (const [i, { position, angle }] of boxes.entries()) {
    expect(Math.abs(angle), `box ${i}`).toBeLessThan(0.02);
    expect(Math.hypot(position.x, position.y + 22 + 43 * i), `box ${i}`).toBeLessThan(6);
  }
});

it('swings around its joint, with the speed of the turn as long as it turns', () => {
  const joint = new StagePoint(100, 100);
  const body = new StageBody([150, 100], rectangleCorners(100, 20), { isStatic: true });
  body.swing(-Math.PI / 2, joint, 2);
  expect([body.position.x, body.position.y].map(Math.round)).toEqual([100, 50]);
  expect(body.position.y - body.positionPrev.y).toBeCloseTo(-25, 6);
  expect(Math.round(body.bounds.min.y)).toBe(0);
  body.swing(-Math.PI / 2, joint, 2);
  expect(body.position.y - body.positionPrev.y).toBe(0);
});
