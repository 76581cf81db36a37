/** The words of the decision on an objection to what took effect: a decision lets it stand, or undoes it. */
export const CONTEST_WORDING = {
  accept: 'contestAccept',
  acceptTitle: 'contestAcceptTitle',
  acceptText: 'contestAcceptText',
  reject: 'contestReject',
  rejectTitle: 'contestRejectTitle',
  rejectText: 'contestRejectText',
} as const;
