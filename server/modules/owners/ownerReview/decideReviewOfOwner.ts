import { decideReviewOfOwner } from '../../../../resources/owners/ownerReview/calls.ts';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import { formError } from '../../../errors.ts';
import { handleWrite } from '../../../http/handle.ts';
import { decideRequest } from '../../common/request/decideRequest.ts';
import { ownerReviewAcceptance } from './accept.ts';

export const decideReviewOfOwnerHandler = handleWrite(decideReviewOfOwner, async (context) => {
  const { params, body } = context;
  const { validation, comments, reasons, version } = body;
  if (!validation) throw formError([{ property: 'validation', error: 'MISSING_VALIDATION' }]);
  const decision = { validation, comments: comments || null, reasons: reasons ?? [] };
  const decided = await decideRequest(context, ownerReviewAcceptance, params.id, decision, version);
  const {
    id,
    version: next,
    validationStatus,
    closed,
    accepted,
  } = decided as AnswerOf<typeof decideReviewOfOwner>;
  return { id, version: next, validationStatus, closed, accepted };
});
