import type { FastifyRequest } from 'fastify';
import type { SignedInCaller } from '../context.ts';

/** Who calls: the guard lets nobody else through to a module's records. */
export const callerOf = (request: FastifyRequest): SignedInCaller => request.caller as SignedInCaller;

/** The id in a checked path. */
export const idOf = (request: FastifyRequest): number => (request.params as { id: number }).id;
