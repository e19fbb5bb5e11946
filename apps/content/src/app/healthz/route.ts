import { checkDatabase } from '../../database-health.ts';

export const dynamic = 'force-dynamic';

/** 200 while the database answers, 503 otherwise. */
export async function GET(): Promise<Response> {
  const isHealthy = await checkDatabase();
  return Response.json(
    { status: isHealthy ? 'ok' : 'error', database: isHealthy ? 'ok' : 'error' },
    { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
