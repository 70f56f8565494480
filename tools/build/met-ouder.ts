/**
 * Runs `stop` once: when the process is asked to end, or when the process that started it is gone, however it went. The
 * parent holds the other end of stdin (`stdio: ['pipe', ...]`), which the system closes with it.
 */
export function eindigMetOuder(stop: () => Promise<void>): void {
  let bezig = false;
  const eindig = (): void => {
    if (bezig) return;
    bezig = true;
    void stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', eindig);
  process.once('SIGINT', eindig);
  process.stdin.once('end', eindig).once('error', eindig).resume();
}
