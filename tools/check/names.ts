const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const MIGRATION = /^\d{14}-[a-z0-9-]+\.ts$/;

/** File and folder names: kebab-case ASCII with a dot role. */
export function checkNames(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    path
      .replaceAll('\\', '/')
      .split('/')
      .filter((part) => !KEBAB.test(part) && !MIGRATION.test(part))
      .map((part) => `${path}: "${part}" is not kebab-case`),
  );
}
