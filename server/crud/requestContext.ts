import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../context.ts';

/** The caller of a module's record; the guard accepts signed-in callers only. */
export const callerOf = (request: FastifyRequest): SignedInCaller => request.caller as SignedInCaller;

/** The id in a checked path. */
export const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;

const parentNumbers = new WeakMap<FastifyRequest, string>();

/** Notes the number by which a request named the parent of a new child record. */
export const noteParentNumber = (request: FastifyRequest, number: string): void => {
  parentNumbers.set(request, number);
};

/** The number by which the request named the parent; undefined where it did by id. */
export const parentNumberOf = (request: FastifyRequest): string | undefined => parentNumbers.get(request);
