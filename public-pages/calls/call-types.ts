// What each call of the server takes and answers, read from the generated document by the very path that is written at the call.
import type { paths } from '#generated/api.d.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A part of a path that is no fixed word, `${number}` or any text, stands where the document has `{id}`. */
type Part<S extends string> = S extends `{${string}}` ? '{}' : Record<never, never> extends Record<S, 1> ? '{}' : S;
type Parts<P extends string> = P extends `${infer First}/${infer Rest}` ? `${Part<First>}/${Parts<Rest>}` : Part<P>;
type WithoutQuery<P extends string> = P extends `${infer Path}?${string}` ? WithoutQuery<Path> : P extends `${infer Path}/` ? Path : P;

type Shapes = { [K in keyof paths as K extends `/api/v1${infer P}` ? Parts<P> : never]: paths[K] };

/** The calls at a path as it is written below /api/v1: `/task/${number}/status?sort=…`. A union of paths is all of theirs. */
type At<P extends string> = P extends string ? (Parts<WithoutQuery<P>> extends infer S extends keyof Shapes ? Shapes[S] : never) : never;
type Operation<P extends string, M extends Method> = At<P> extends infer A ? (A extends Record<Lowercase<M>, infer O> ? O : never) : never;

type Json<C> = C extends { content: { 'application/json': infer T } } ? T : never;
type Done<R> = { [S in keyof R]: S extends 200 | 201 | '200' | '201' ? Json<R[S]> : never }[keyof R];
/** What the call answers when it succeeds. */
export type AnswerOf<P extends string, M extends Method = 'GET'> =
  Operation<P, M> extends infer O ? (O extends { responses: infer R } ? ([Done<R>] extends [never] ? undefined : Done<R>) : never) : never;

/** A sender may hold what it sends as readonly. */
type Sent<T> = T extends object ? { readonly [K in keyof T]: Sent<T[K]> } : T;
/** The body of the call. */
export type BodyOf<P extends string, M extends Method> =
  Operation<P, M> extends infer O ? (O extends { requestBody?: infer B } ? Sent<Json<NonNullable<B>>> : never) : never;
type NeedsBody<P extends string, M extends Method> = Operation<P, M> extends { requestBody: object } ? true : false;

/** The body, asked for where the document asks for it. */
export type WithBody<P extends string, M extends Method> =
  NeedsBody<P, M> extends true ? { readonly body: BodyOf<P, M> } : { readonly body?: BodyOf<P, M> };

/** Nothing for a path that the server has with this method; any other path does not compile. */
export type Known<P extends string, M extends Method> = [Operation<P, M>] extends [never] ? never : unknown;
