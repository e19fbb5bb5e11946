import { isRouteErrorResponse } from 'react-router';
import type { Failure } from '../../model/text/failure.ts';

/** What a failed call left in the error of a page; undefined: the page failed in another way. */
export const failureOf = (error: unknown): Failure | undefined => {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return typeof body === 'object' && body !== null && 'failure' in body ? (body.failure as Failure) : undefined;
};
