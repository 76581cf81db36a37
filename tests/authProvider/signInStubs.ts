import * as signIn from '../../authProvider/signIn.ts';

/** Every call of the sign-in page with something to give it, and the declaration that it stands for. */
export const made: Readonly<
  Record<keyof typeof signIn, readonly (readonly [string, () => Promise<unknown>])[]>
> = {
  signIn: [['login', () => signIn.signIn('ana@exemplo.pt', 'segredo')]],
  twoFactor: [['twoFactor', () => signIn.twoFactor('123456', 'token')]],
  signInOptions: [['signInOptions', () => signIn.signInOptions()]],
  startOrderSignOn: [['startOrderSignOn', () => signIn.startOrderSignOn()]],
  orderSignOn: [['orderSignOn', () => signIn.orderSignOn({ code: 'a', state: 'b', iss: 'c' })]],
  startStateSignOn: [['startStateSignOn', () => signIn.startStateSignOn()]],
  stateSignOn: [['stateSignOn', () => signIn.stateSignOn({ code: 'a', state: 'b', iss: 'c' })]],
  selectEntity: [['selectEntity', () => signIn.selectEntity(3)]],
  acceptLegalWarning: [['acceptLegalWarning', () => signIn.acceptLegalWarning()]],
  refreshSession: [['currentSession', () => signIn.refreshSession()]],
  leaveImpersonation: [['leaveImpersonation', () => signIn.leaveImpersonation()]],
  signOut: [['logout', () => signIn.signOut()]],
  legalWarning: [['legalWarning', () => signIn.legalWarning()]],
  signInHelp: [['loginHelp', () => signIn.signInHelp()]],
  forgotPassword: [['forgotPassword', () => signIn.forgotPassword('ana@exemplo.pt')]],
  requestOwnerAccount: [
    [
      'requestOwnerAccount',
      () =>
        signIn.requestOwnerAccount({
          number: '212345679',
          postalCode: '1000-123',
          email: 'ana@exemplo.pt',
          language: 'pt-PT',
        }),
    ],
  ],
  createFirstOperator: [
    ['firstOperator', () => signIn.createFirstOperator('a/b', 'Ana', 'ana@exemplo.pt', 'segredo')],
  ],
  setPassword: [
    ['resetPassword', () => signIn.setPassword('reset', '7', 'a/b', 'segredo')],
    ['activateAccount', () => signIn.setPassword('activate', '7', 'a/b', 'segredo')],
  ],
  searchEntities: [['searchOwnEntities', () => signIn.searchEntities()]],
  entityByVat: [['getEntityByVat', () => signIn.entityByVat('500 000 000')]],
  requestAssociation: [['requestAssociation', () => signIn.requestAssociation(3)]],
  answerAssociation: [['answerAssociation', () => signIn.answerAssociation(3, false)]],
  removeAssociation: [['removeAssociation', () => signIn.removeAssociation(3)]],
};
