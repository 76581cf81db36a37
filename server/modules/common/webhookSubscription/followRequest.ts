import { announceEvent } from '../../../webhooks/announce.ts';
import type { RequestFollower } from '../request/follower.ts';

/** An entity's program hears that its request is decided. */
export const webhookSubscriptionFollower: RequestFollower = {
  async onStep({ tx }, { module, request, event }) {
    if (!request.closed || event === 'CANCELED') return;
    announceEvent(tx, {
      event: 'REQUEST_DECIDED',
      module: module.name,
      id: request.id,
      entityId: request.creationEntityId,
      data: { requestType: module.request.processType, requestId: request.id, decision: event },
    });
  },
};
