import { serve } from '../../../dist/server/serve.js';
import { readSettings } from '../../../dist/server/settings.js';

// Serves the built server of one file of tests after the other: a start of its own takes three seconds each time,
// most of them for loading packages. `{ env }` opens one, `'close'` closes it; each is answered when it is done.
let server;

process.on('message', async (message) => {
  try {
    if (message === 'close') {
      await server?.close();
      server = undefined;
    } else {
      server = await serve(readSettings(message.env));
      console.log(server.welcome);
    }
    process.send('done');
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
process.on('disconnect', () => process.exit(0));
