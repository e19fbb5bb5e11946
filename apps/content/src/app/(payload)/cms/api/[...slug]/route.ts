import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { auditAttempt } from '../../../../../audit/sign-in-audit.ts';
import { guardCmsApi } from '../../../../../cms-api-guard.ts';
import { checkDatabase } from '../../../../../database-health.ts';
import { findAccount, readBody, readRequest } from '../../../../../payload-session.ts';
import payloadConfig from '../../../../../payload.config.ts';

const guard = (handler: Parameters<typeof guardCmsApi>[0]) =>
  guardCmsApi(handler, { read: readRequest, readBody, findAccount, audit: auditAttempt, isDatabaseUp: checkDatabase });

export const GET = guard(REST_GET(payloadConfig));
export const POST = guard(REST_POST(payloadConfig));
export const DELETE = guard(REST_DELETE(payloadConfig));
export const PATCH = guard(REST_PATCH(payloadConfig));
export const PUT = guard(REST_PUT(payloadConfig));
export const OPTIONS = guard(REST_OPTIONS(payloadConfig));
