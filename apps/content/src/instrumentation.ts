/** Runs once when the server starts, before it answers (Next's instrumentation file). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./start-server.ts');
  await startServer();
}
