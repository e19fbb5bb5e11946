import { type StateMessage, verifyMessage } from '@yunxia/contract/change-message';
import { config } from '../../../config.ts';
import { faultResponse } from '../../../faults/tell-fault.ts';
import { openPayload } from '../../../open-payload.ts';
import { publicStates } from '../../../publishing/public-state.ts';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

/** How published content stands, for the site alone: it signs its question with the secret that both know. */
export async function GET(request: Request): Promise<Response> {
  const { publishSecret: secret } = config;
  const id = secret && (await verifyMessage(secret, (name) => request.headers.get(name), '', Date.now()));
  if (!id) return Response.json({ error: 'not signed' }, { status: 401, headers });
  try {
    const message: StateMessage = { states: await publicStates(await openPayload(), Date.now()) };
    return Response.json(message, { headers });
  } catch (error) {
    const response = faultResponse(error);
    if (response) return response;
    throw error;
  }
}
