import { createHash, timingSafeEqual } from 'node:crypto';
import { config } from '../../../config.ts';
import { faultResponse } from '../../../faults/tell-fault.ts';
import { openPayload } from '../../../open-payload.ts';
import { answerReader } from '../../../publishing/change-readers.ts';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The changes of published content after those that a reader knows; waits for the next where there is none. */
export async function GET(request: Request): Promise<Response> {
  const { publishSecret: secret } = config;
  if (secret === undefined) return Response.json({ error: 'PUBLISH_SECRET is not set' }, { status: 404, headers });
  const given = digestOf(request.headers.get('authorization') ?? '');
  if (!timingSafeEqual(given, digestOf(`Bearer ${secret}`))) {
    return Response.json({ error: 'wrong secret' }, { status: 401, headers });
  }
  const { searchParams } = new URL(request.url);
  const after = /^\d{1,15}$/.exec(searchParams.get('after') ?? '')?.[0];
  // Without a number there is nothing that the reader knows.
  const epoch = after === undefined ? '' : (searchParams.get('epoch') ?? '');
  try {
    const asked = { epoch, after: Number(after ?? 0) };
    return Response.json(await answerReader(await openPayload(), asked, request.signal), { headers });
  } catch (error) {
    const response = faultResponse(error);
    if (response) return response;
    throw error;
  }
}
