// The types of each call's body, query, answer and refusals, taken from the generated OpenAPI types by the path written at the call.
import type { paths } from '#generated/api.d.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A variable part of a path (`${number}` or any string) matches `{id}` of the document. */
type Part<S extends string> = S extends `{${string}}` ? '{}' : Record<never, never> extends Record<S, 1> ? '{}' : S;
type Parts<P extends string> = P extends `${infer First}/${infer Rest}` ? `${Part<First>}/${Parts<Rest>}` : Part<P>;
type WithoutEnd<P extends string> = P extends `${infer Path}/` ? Path : P;

type Shapes = { [K in keyof paths as K extends `/api/v1${infer P}` ? Parts<P> : never]: paths[K] };

/** The operations at a path below /api/v1: `/task/${number}/status`. A union of paths gives those of all. */
type At<P extends string> = P extends string ? (Parts<WithoutEnd<P>> extends infer S extends keyof Shapes ? Shapes[S] : never) : never;
type Operation<P extends string, M extends Method> = At<P> extends infer A ? (A extends Record<Lowercase<M>, infer O> ? O : never) : never;

type Json<C> = C extends { content: { 'application/json': infer T } } ? T : never;
type SuccessOf<R> = { [S in keyof R]: S extends 200 | 201 | '200' | '201' ? Json<R[S]> : never }[keyof R];
/** Removes index signatures: keys that the document does not name cannot be read. */
type Named<T> = T extends readonly (infer E)[]
  ? Named<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]: Named<T[K]> }
    : T;
/** The body of a successful answer. */
export type AnswerOf<P extends string, M extends Method = 'GET'> =
  Operation<P, M> extends infer O
    ? O extends { responses: infer R }
      ? [SuccessOf<R>] extends [never]
        ? undefined
        : Named<SuccessOf<R>>
      : never
    : never;

/** A row of a list answer. */
export type RowOf<P extends string> = AnswerOf<P> extends readonly (infer R)[] ? R : never;

/** Request bodies may be readonly. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
/** The request body. */
export type BodyOf<P extends string, M extends Method> =
  Operation<P, M> extends infer O ? (O extends { requestBody?: infer B } ? DeepReadonly<Json<NonNullable<B>>> : never) : never;
/** Whether the document requires a body. */
export type NeedsBody<P extends string, M extends Method> = Operation<P, M> extends { requestBody: object } ? true : false;

/** The request body, required where the document requires it. */
export type WithBody<P extends string, M extends Method> =
  NeedsBody<P, M> extends true ? { readonly body: BodyOf<P, M> } : { readonly body?: BodyOf<P, M> };

/** The query; never for a call without one. */
export type QueryOf<P extends string, M extends Method = 'GET'> =
  Operation<P, M> extends infer O ? (O extends { parameters: { query?: infer Q } } ? Readonly<NonNullable<Q>> : never) : never;
/** The query, required where the document requires any of it. */
export type WithQuery<P extends string, M extends Method> = [QueryOf<P, M>] extends [never]
  ? { readonly query?: undefined }
  : Record<never, never> extends QueryOf<P, M>
    ? { readonly query?: QueryOf<P, M> }
    : { readonly query: QueryOf<P, M> };

/** The paths of a union that lack this method on the server, or that contain a query. */
type Missing<P extends string, M extends Method> = P extends `${string}?${string}` ? P : [Operation<P, M>] extends [never] ? P : never;
/** Unknown if the server has this method at every path of the union; never otherwise, so that the call does not compile. */
export type Known<P extends string, M extends Method> = [Missing<P, M>] extends [never] ? unknown : never;
/** The same, only for calls that require neither a body nor a query. */
export type Bare<P extends string, M extends Method> = Record<never, never> extends WithBody<P, M> & WithQuery<P, M> ? Known<P, M> : never;

type ReasonsOf<R> = R extends { content: { 'application/problem+json': { reason: infer T } } } ? T : never;
type Refused<R, S> = { [K in keyof R]: K extends S ? ReasonsOf<R[K]> : never }[keyof R];
/** The reasons with which a call may be refused, all of them or those of one status. */
export type ReasonOf<P extends string, M extends Method = 'GET', S extends number = number> =
  Operation<P, M> extends infer O ? (O extends { responses: infer R } ? Refused<R, S> : never) : never;
