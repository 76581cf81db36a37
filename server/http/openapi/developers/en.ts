import type { DeveloperTexts } from './texts.ts';

/** The page for those who write programs for the register. */
export const en: DeveloperTexts = {
  title: 'Coleira for developers',
  lead: 'Whatever a person does in the register, a program can do for that person with a key.',
  contents: 'On this page',
  reference: 'All calls',
  description: 'OpenAPI 3.1 description',
  product: 'Back to the register',
  language: 'Português',
  sections: [
    {
      id: 'start',
      title: 'Start in five minutes',
      text: [
        'Ask those who manage your entity for the permission “Manage API keys and webhooks”. Under Administration, API keys, create a key, choose what it allows and select “Make the key”. It is shown once.',
        'Send it with each request. The licence number of the veterinarian for whom the program acts belongs in `X-Veterinarian`: one who works for the entity and is active.',
        'A whole program that looks up, registers, vaccinates and prints is in `docs/examples/practice.mjs` of the project. It has fewer than 60 lines.',
      ],
      code: 'curl https://register.example.pt/api/animals/620098100000000 \\\n  -H "Authorization: Bearer coleira_…" \\\n  -H "X-Veterinarian: 1234"',
    },
    {
      id: 'client',
      title: 'A client in TypeScript',
      text: [
        'This register writes a client from its own description: one file without dependencies, for Node 20 and browsers, which compiles in the strict mode. Download `/api/docs/client.ts`, or run `npm run client` in the project, which writes `dist/client/coleira.ts`.',
        'Each call has its name in the description, knows its input and its answer, sends a repeat under the same key and throws an `ApiError` with the code.',
      ],
      code: "import { createClient } from './coleira.ts';\nconst register = createClient({ url: 'https://register.example.pt', key: 'coleira_…' });\nconst animal = await register.getAnimal({ path: { id: '620098100000000' } });",
    },
    {
      id: 'keys',
      title: 'Keys',
      text: [
        'A key acts on behalf of the person who made it and can never do more than that person can at that moment. It allows groups of calls, to read or to change, or single calls by name. The description of each call says which group it belongs to (`Key: ANIMALS_READ`).',
        'You can limit a key to addresses, to a number of requests an hour and to a last day. After a renewal the previous key is accepted for the days that you enter. Revoke a lost key at once.',
        'Signing in and managing keys, accounts and permissions always need a person. Everything a key does is recorded with its name and the partner.',
      ],
    },
    {
      id: 'errors',
      title: 'Errors',
      text: [
        'A refused request answers with a code in `data.message` and, for each field, in `errors`. Codes do not change; sentences may.',
        '400 malformed request. 401 invalid key. 403 a permission is missing or the key does not allow it. 404 not there, or not yours to see. 409 the state does not allow it. 422 wrong values. 429 and 503 try again after the seconds in `Retry-After`.',
      ],
      code: '{ "hasErrors": true,\n  "errors": [{ "property": "birthdate", "error": "INVALID_BIRTHDATE" }],\n  "data": { "message": "FORM_ERROR_MSG" } }',
    },
    {
      id: 'repeats',
      title: 'Repeats',
      text: [
        'Give each change a new random `Idempotency-Key`. If the connection is lost, repeat the same request with the same key within a day: it has one effect and the same answer.',
        'A record that was read has a `version`. Send it with a change: if another user changed the record in between, the answer is 409 `STALE_VERSION` with the record as it is.',
      ],
    },
    {
      id: 'paging',
      title: 'Lists',
      text: [
        'Lists take `currentPage` and `itemsPerPage` and answer `content` and `totalItems`. Above a thousand the total is an estimate. To read everything, follow the `cursor` of the answer.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      text: [
        'Each key has its requests an hour. Looking up animals and owners outside your entity by number also counts for the account and the entity. Messages to other people are spaced out, and what was requested is done.',
      ],
    },
    {
      id: 'webhooks',
      title: 'Webhooks',
      text: [
        'Do not ask again and again, be notified: under Administration, Webhooks, enter a public HTTPS address and choose the events. Messages have numbers only; look up the rest with the key.',
        '`X-Coleira-Signature` is the HMAC-SHA256, in hexadecimal, of `X-Coleira-Time`, a full stop and the body, with the secret of the webhook. Refuse what is older than five minutes. `X-Coleira-Message` is the same when a message is repeated.',
        'Answer 2xx within ten seconds. Otherwise it is tried again for three days, in the order of each animal. A day without deliveries stops the webhook and notifies the entity.',
      ],
      code: '{ "id": "…", "event": "ANIMAL_LOST", "createdAt": "2026-05-01T09:00:00.000Z",\n  "data": { "at": "…", "animalId": 12, "transponder": "620098100000000" } }',
    },
    {
      id: 'sandbox',
      title: 'Try it out',
      text: [
        'The demonstration is a whole register with invented people and animals: `npm start` with `DEMO=1`. Sign in with the clinic’s account, which the start names, make a key and try anything; delete the data folder to start over.',
      ],
    },
    {
      id: 'changes',
      title: 'What changes',
      text: [
        'New calls and properties may come with any version: ignore what you do not know. What ends is announced at least 180 days before, in the description and in the `Deprecation` and `Sunset` headers of each answer. Changes are in `docs/api-changelog.md` of the project.',
      ],
    },
  ],
};
