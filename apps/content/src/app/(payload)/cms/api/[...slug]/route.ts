import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { guardCmsApi } from '../../../../../cms-api-guard.ts';
import payloadConfig from '../../../../../payload.config.ts';

export const GET = guardCmsApi(REST_GET(payloadConfig));
export const POST = guardCmsApi(REST_POST(payloadConfig));
export const DELETE = guardCmsApi(REST_DELETE(payloadConfig));
export const PATCH = guardCmsApi(REST_PATCH(payloadConfig));
export const PUT = guardCmsApi(REST_PUT(payloadConfig));
export const OPTIONS = guardCmsApi(REST_OPTIONS(payloadConfig));
