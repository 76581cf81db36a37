import type { apiKey as source } from '../../../pt/access/apiKey/module.ts';
import type { Shape } from '../../../types.ts';

export const apiKey = {
  name: 'API key |||| API keys',
  done: {
    created: 'API key created: %{name}',
    updated: 'API key saved: %{name}',
    deleted: 'API key deleted: %{name}',
  },
  fields: {
    name: 'Name',
    issueTimestamp: 'Made on',
    lastUseTimestamp: 'Last used',
    revocationTimestamp: 'Revoked on',
  },
  help: { name: 'Who uses it, and for what.' },
  operations: {
    issueApiKey: {
      label: 'Make the key',
      title: 'Make the key of %{name}?',
      text: 'The key is shown once. An earlier one is no longer accepted.',
      confirm: 'Make the key',
      done: 'Key made: %{name}',
      revealed: 'API key',
      revealedText:
        'Copy the key now: it is not shown again. It belongs in the header X-API-Key of each request.',
    },
    revokeApiKey: {
      label: 'Revoke the key',
      title: 'Revoke the key of %{name}?',
      text: 'Requests with this key are no longer accepted. This cannot be undone.',
      confirm: 'Revoke',
      done: 'Key revoked: %{name}',
    },
  },
} satisfies Shape<typeof source>;
