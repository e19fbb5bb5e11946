/**
 * What an endpoint is: a name on the wire, a request schema and the schema of what it answers.
 * Paths, fields and types are written here and in the entity modules, and nowhere a second time.
 */
import * as z from 'zod/mini';
import { limitParam, pageParam } from './field.ts';

type ObjectSchema = z.ZodMiniObject;

/** An endpoint that answers `{code, msg, list, total}` and, when paged, `page` and `limit`. */
export interface ListEndpoint<
  Name extends string = string,
  Request extends ObjectSchema = ObjectSchema,
  Item extends ObjectSchema = ObjectSchema,
  Extra extends ObjectSchema = ObjectSchema,
  Paged extends boolean = boolean,
> {
  readonly name: Name;
  readonly kind: 'list';
  readonly paged: Paged;
  readonly summary: string;
  readonly request: Request;
  readonly item: Item;
  /** What stands beside the list, e.g. `counts`. */
  readonly extra: Extra;
}

/** An endpoint that answers `{code, msg, info}`. */
export interface InfoEndpoint<
  Name extends string = string,
  Request extends ObjectSchema = ObjectSchema,
  Info extends ObjectSchema = ObjectSchema,
> {
  readonly name: Name;
  readonly kind: 'info';
  readonly summary: string;
  readonly request: Request;
  readonly info: Info;
}

export type Endpoint = ListEndpoint | InfoEndpoint;

type Flat<T> = { [K in keyof T]: T[K] };

// zod types an object without fields as Record<string, never>, which nothing can be joined with.
type InputOf<S extends ObjectSchema> = [keyof S['shape']] extends [never] ? NoShape : z.input<S>;
type OutputOf<S extends ObjectSchema> = [keyof S['shape']] extends [never] ? NoShape : z.output<S>;

/** The request as a client passes it: fields with a default are optional. */
export type RequestOf<E extends Endpoint> = Flat<InputOf<E['request']>>;

/** The request as an implementation receives it: parsed, with page and limit in range. */
export type PayloadOf<E extends Endpoint> = Flat<OutputOf<E['request']>>;

/** What a call resolves to. */
export type AnswerOf<E extends Endpoint> =
  E extends ListEndpoint<string, ObjectSchema, infer Item, infer Extra, infer Paged>
    ? Flat<
        { code: 0; msg: string; list: z.output<Item>[]; total: number } & (Paged extends true
          ? { page: number; limit: number }
          : unknown) &
          OutputOf<Extra>
      >
    : E extends InfoEndpoint<string, ObjectSchema, infer Info>
      ? { code: 0; msg: string; info: z.output<Info> }
      : never;

/** The same shape in which everything that may be left out may also be null, as databases answer it. */
type Nullish<T> = T extends readonly (infer Element)[]
  ? Nullish<Element>[]
  : T extends object
    ? { [K in keyof T]: undefined extends T[K] ? Nullish<T[K]> | null : Nullish<T[K]> }
    : T;

/** What an implementation returns: the list or the info; what has a default may be left out or null. */
export type ResultOf<E extends Endpoint> =
  E extends ListEndpoint<string, ObjectSchema, infer Item, infer Extra, infer Paged>
    ? Flat<
        { list: Nullish<z.input<Item>>[] } & (Paged extends true ? { total: number } : { total?: number }) &
          InputOf<Extra>
      >
    : E extends InfoEndpoint<string, ObjectSchema, infer Info>
      ? { info: Nullish<z.input<Info>> }
      : never;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type NoShape = Record<never, never>;

/** Defines a list that is read page by page: `page` and `limit` join the request. */
/* @__NO_SIDE_EFFECTS__ */
export function definePagedList<
  const Name extends string,
  Request extends Shape,
  Item extends ObjectSchema,
  Extra extends Shape = NoShape,
>(parts: { name: Name; summary: string; request: Request; item: Item; extra?: Extra }) {
  const paging = { page: pageParam(), limit: limitParam() };
  const endpoint: ListEndpoint<Name, z.ZodMiniObject<typeof paging & Request>, Item, z.ZodMiniObject<Extra>, true> = {
    name: parts.name,
    kind: 'list',
    paged: true,
    summary: parts.summary,
    request: z.object({ ...paging, ...parts.request }) as unknown as z.ZodMiniObject<typeof paging & Request>,
    item: parts.item,
    extra: z.object((parts.extra ?? {}) as Extra) as unknown as z.ZodMiniObject<Extra>,
  };
  return endpoint;
}

/** Defines a list that is answered whole. */
/* @__NO_SIDE_EFFECTS__ */
export function defineList<
  const Name extends string,
  Item extends ObjectSchema,
  Request extends Shape = NoShape,
  Extra extends Shape = NoShape,
>(parts: { name: Name; summary: string; request?: Request; item: Item; extra?: Extra }) {
  const endpoint: ListEndpoint<Name, z.ZodMiniObject<Request>, Item, z.ZodMiniObject<Extra>, false> = {
    name: parts.name,
    kind: 'list',
    paged: false,
    summary: parts.summary,
    request: z.object((parts.request ?? {}) as Request) as unknown as z.ZodMiniObject<Request>,
    item: parts.item,
    extra: z.object((parts.extra ?? {}) as Extra) as unknown as z.ZodMiniObject<Extra>,
  };
  return endpoint;
}

/** Defines an endpoint that answers one record. */
/* @__NO_SIDE_EFFECTS__ */
export function defineInfo<
  const Name extends string,
  Info extends ObjectSchema,
  Request extends Shape = NoShape,
>(parts: { name: Name; summary: string; request?: Request; info: Info }) {
  const endpoint: InfoEndpoint<Name, z.ZodMiniObject<Request>, Info> = {
    name: parts.name,
    kind: 'info',
    summary: parts.summary,
    request: z.object((parts.request ?? {}) as Request) as unknown as z.ZodMiniObject<Request>,
    info: parts.info,
  };
  return endpoint;
}
