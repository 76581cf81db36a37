/**
 * Texts that form a part of their own, by folder or file below a language: what is said before the back office, and what
 * only few of its pages say, which fetch it with their scripts.
 */
export const PARTS = {
  signIn: ['signIn/'],
  administration: [
    'animals/certificate/layout.ts',
    'animals/certificate/paper.ts',
    'common/configuration/pages.ts',
    'figures/setup/pages.ts',
    'access/role/pages',
    'access/user/pages.ts',
    'entities/entity/pages.ts',
    'entities/entityProfile/pages.ts',
    'entities/veterinaryAssociation/pages.ts',
    'entities/veterinaryAssociation/staff.ts',
  ],
  certificates: ['animals/certificate/pages.ts'],
  owners: ['owners/ownerErasure/export.ts', 'owners/ownerErasure/pages.ts', 'owners/ownerMerge/pages.ts'],
  jobs: ['work/job/pages.ts'],
  personal: ['animals/certificate/batches.ts', 'account/personalArea/pages.ts'],
  registration: ['animals/animal/registration.ts'],
};
