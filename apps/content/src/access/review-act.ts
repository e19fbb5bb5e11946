/** What a request asks for beside the text it saves, noted before access is checked. */
import type { PayloadRequest } from 'payload';
import type { Act } from './review.ts';

const keyOf = (slug: string): string => `review act ${slug}`;

export function noteAct(req: PayloadRequest, slug: string, act: Act | undefined): void {
  req.context[keyOf(slug)] = act;
}

export function actOf(req: PayloadRequest, slug: string): Act | undefined {
  return req.context[keyOf(slug)] as Act | undefined;
}
