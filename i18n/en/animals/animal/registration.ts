import type { animalRegistration as source } from '../../../pt/animals/animal/registration.ts';
import type { Shape } from '../../../types.ts';

export const animalRegistration = {
  photo: {
    choose: 'Choose a photo',
    opening: 'Opening the photo…',
    crop: 'Crop the photo',
    cropHint:
      'Drag the photo, or use the keys: arrows to move it (with Shift, little by little), + and − to zoom, R to turn it, 0 to start again.',
    cropByHand: 'Drag the photo with one finger; zoom with two.',
    frame: 'Crop of the photo',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    turned: 'turned by %{degrees}°',
    reset: 'Start the crop again',
    preview: 'Preview',
    size: '%{side} × %{side} pixels',
    small: 'The crop is small and may look blurred. Zoom out or choose another photo.',
    use: 'Use this crop',
    unreadable: 'The photo could not be read. Choose another file.',
    sending: 'Sending the photo',
    stop: 'Cancel upload',
    another: 'Choose another',
    stale: 'Another user has changed this record. Try again to replace the current photo with yours.',
    discard: 'Do not save',
    failed:
      'The animal is registered, but its photo could not be saved. You can add the photo from the animal’s record.',
    remove: {
      title: 'Remove the photo of %{name}?',
      text: 'The record and its documents will show the symbol instead of the photo.',
      confirm: 'Remove',
      done: 'The photo has been removed.',
    },
    pan: {
      left: 'Move the photo left',
      right: 'Move the photo right',
      up: 'Move the photo up',
      down: 'Move the photo down',
    },
  },
  alike: {
    title: 'This animal may be registered already',
    text: 'Compare it with these records before you spend a credit. They open in another tab.',
    open: '%{name}, transponder %{transponder} (opens in another tab)',
    another: 'It is another animal: none of these records belongs to it',
    reasons: {
      TRANSPONDER_SWAPPED: 'Two digits swapped',
      TRANSPONDER_MISREAD: 'One digit different',
      SAME_NAME: 'Same name',
      ALIKE_NAME: 'Similar name',
      SAME_OWNER: 'Same owner',
      NEAR_BIRTHDATE: 'Close date of birth',
      SAME_SPECIES: 'Same species',
    },
  },
  refused: {
    noCredits: 'The entity has no credits',
    registered: 'This transponder is already registered',
    ownerLocked: 'The owner is locked',
    other: 'The animal could not be registered',
    cannotRegister: 'Your entity cannot register animals',
  },
  done: {
    title: 'Animal registered: %{name}',
    text: 'The animal is registered with transponder %{transponder}.',
    credits:
      '1 credit was spent. Balance: %{smart_count} credit. |||| 1 credit was spent. Balance: %{smart_count} credits.',
    open: 'Open the record',
    print: 'Print',
    another: 'Register another animal',
    sameOwner: 'Another animal of the same owner',
  },
} satisfies Shape<typeof source>;
