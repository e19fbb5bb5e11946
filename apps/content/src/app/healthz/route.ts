import { readHealth } from '../../database-health.ts';

export const dynamic = 'force-dynamic';

/** 200 while the public API can read, also where something else does not work; else 503. */
export async function GET(): Promise<Response> {
  const health = await readHealth();
  const isReadable = health.status !== 'unavailable';
  return Response.json(health, {
    status: isReadable ? 200 : 503,
    headers: { 'cache-control': 'no-store', ...(isReadable ? {} : { 'retry-after': '10' }) },
  });
}
