import { generateOrLeave } from './registration/generate.mjs';

// `node scripts/generate.mjs`: lists what the places of files register. Every command that needs the lists does it too.
generateOrLeave();
