// What each call of the server takes, answers and refuses, read from the generated document by the very path that is written at the call.
import type { paths } from '#generated/api.d.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A part of a path that is no fixed word, `${number}` or any text, stands where the document has `{id}`. */
type Part<S extends string> = S extends `{${string}}` ? '{}' : Record<never, never> extends Record<S, 1> ? '{}' : S;
type Parts<P extends string> = P extends `${infer First}/${infer Rest}` ? `${Part<First>}/${Parts<Rest>}` : Part<P>;
type WithoutEnd<P extends string> = P extends `${infer Path}/` ? Path : P;

type Shapes = { [K in keyof paths as K extends `/api/v1${infer P}` ? Parts<P> : never]: paths[K] };

/** The calls at a path as it is written below /api/v1: `/task/${number}/status`. A union of paths is all of theirs. */
type At<P extends string> = P extends string ? (Parts<WithoutEnd<P>> extends infer S extends keyof Shapes ? Shapes[S] : never) : never;
type Operation<P extends string, M extends Method> = At<P> extends infer A ? (A extends Record<Lowercase<M>, infer O> ? O : never) : never;

type Json<C> = C extends { content: { 'application/json': infer T } } ? T : never;
type Done<R> = { [S in keyof R]: S extends 200 | 201 | '200' | '201' ? Json<R[S]> : never }[keyof R];
/** A key that the document does not name is there for nobody, although a record may hold more than that. */
type Named<T> = T extends readonly (infer E)[]
  ? Named<E>[]
  : T extends object
    ? { [K in keyof T as string extends K ? (unknown extends T[K] ? never : K) : K]: Named<T[K]> }
    : T;
/** What the call answers when it succeeds. */
export type AnswerOf<P extends string, M extends Method = 'GET'> =
  Operation<P, M> extends infer O
    ? O extends { responses: infer R }
      ? [Done<R>] extends [never]
        ? undefined
        : Named<Done<R>>
      : never
    : never;

/** A row of the list that the call answers. */
export type RowOf<P extends string> = AnswerOf<P> extends readonly (infer R)[] ? R : never;

/** A sender may hold what it sends as readonly. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;
/** The body of the call. */
export type BodyOf<P extends string, M extends Method> =
  Operation<P, M> extends infer O ? (O extends { requestBody?: infer B } ? Sent<Json<NonNullable<B>>> : never) : never;
type NeedsBody<P extends string, M extends Method> = Operation<P, M> extends { requestBody: object } ? true : false;

/** The body, asked for where the document asks for it. */
export type WithBody<P extends string, M extends Method> =
  NeedsBody<P, M> extends true ? { readonly body: BodyOf<P, M> } : { readonly body?: BodyOf<P, M> };

/** The query of the call; of one without a query nothing. */
export type QueryOf<P extends string, M extends Method = 'GET'> =
  Operation<P, M> extends infer O ? (O extends { parameters: { query?: infer Q } } ? Readonly<NonNullable<Q>> : never) : never;
/** The query, asked for where the document asks for a part of it. */
export type WithQuery<P extends string, M extends Method> = [QueryOf<P, M>] extends [never]
  ? { readonly query?: undefined }
  : Record<never, never> extends QueryOf<P, M>
    ? { readonly query?: QueryOf<P, M> }
    : { readonly query: QueryOf<P, M> };

/** Those of several paths that the server does not have with this method, and that have their query in them. */
type Missing<P extends string, M extends Method> = P extends `${string}?${string}` ? P : [Operation<P, M>] extends [never] ? P : never;
/** Nothing for a path that the server has with this method, or for several that it has all; any other does not compile. */
export type Known<P extends string, M extends Method> = [Missing<P, M>] extends [never] ? unknown : never;
/** The same for a call that asks for neither a body nor a query. */
export type Bare<P extends string, M extends Method> = Record<never, never> extends WithBody<P, M> & WithQuery<P, M> ? Known<P, M> : never;

type ReasonsOf<R> = R extends { content: { 'application/problem+json': { reason: infer T } } } ? T : never;
type Refused<R, S> = { [K in keyof R]: K extends S ? ReasonsOf<R[K]> : never }[keyof R];
/** The reasons with which the call may be refused, all of them or those of one status. */
export type ReasonOf<P extends string, M extends Method = 'GET', S extends number = number> =
  Operation<P, M> extends infer O ? (O extends { responses: infer R } ? Refused<R, S> : never) : never;
