import { createHandler } from '@yunxia/contract/handler';
import { createApiContext } from '../../../../api/v1/api-context.ts';
import { implementation } from '../../../../api/v1/implementation.ts';
import { faultRefusal } from '../../../../faults/tell-fault.ts';
import { log } from '../../../../log.ts';

export const dynamic = 'force-dynamic';

const handle = createHandler(implementation, {
  createContext: createApiContext,
  toRefusal: faultRefusal,
  onError: (error, context) => log.error('endpoint failed', { ...context, error }),
});

async function answer(request: Request, context: { params: Promise<{ endpoint: string }> }): Promise<Response> {
  return handle(request, (await context.params).endpoint);
}

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
