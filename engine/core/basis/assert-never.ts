/** Makes the compiler refuse a switch that misses a case. Throws when reached with data from outside the type system. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${String(value)}`);
}
