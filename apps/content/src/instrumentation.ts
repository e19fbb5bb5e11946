import type { Instrumentation } from 'next';

/** Runs once when the server starts, before it answers (Next's instrumentation file). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./start-server.ts');
  await startServer();
}

/** Told of every error that a page, a route or a server function did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./log.ts');
  const { noteRefusal } = await import('./payload-logger.ts');
  if (noteRefusal(error)) return;
  log.error('request failed', {
    requestId: request.headers['x-request-id']?.toString(),
    method: request.method,
    path: request.path.split('?', 1)[0],
    route: context.routePath,
    error,
  });
};
