import { config } from 'zod';

// The page's security policy forbids code made from text; asking whether it is allowed would be reported as an attack.
config({ jitless: true });
