/**
 * Runs `stop` once: when the process is asked to end, or when the process that started it is gone, however it went. The
 * parent holds the other end of stdin (`stdio: ['pipe', ...]`), which the system closes with it.
 */
export function exitWithParent(stop: () => Promise<void>): void {
  let busy = false;
  const finish = (): void => {
    if (busy) return;
    busy = true;
    void stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', finish);
  process.once('SIGINT', finish);
  process.stdin.once('end', finish).once('error', finish).resume();
}
