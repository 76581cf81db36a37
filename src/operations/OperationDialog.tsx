import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useActor } from '../../authProvider/useSession.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import type { Fields } from '../../resources/kit/types.ts';
import type { AnyOperation } from '../../resources/kit/operation.ts';
import { fieldHelp, fieldLabel, recordTitle } from '../fields/index.ts';
import { FilePicker, useFiles } from '../files/index.ts';
import { FieldInput } from '../forms/FieldInput.tsx';
import { FormDialog } from '../forms/dialogs/FormDialog.tsx';
import { inputModule } from '../forms/formCheck.ts';
import { useModuleForm } from '../forms/useModuleForm.ts';
import { RevealDialog } from './RevealDialog.tsx';
import { callOperation } from './callOperation.ts';
import { operationsOf } from './operationsOf.ts';

interface DialogProps {
  readonly operation: AnyOperation;
  readonly record: object;
  /** The name of the record, where it is neither its name nor its title. */
  readonly name?: string;
  readonly onClose: () => void;
  /** Fetches anew what the operation may have changed. */
  readonly onDone: () => Promise<void>;
}

interface OperationDialogProps extends Omit<DialogProps, 'operation'> {
  /** The name of the module. */
  readonly module: string;
  /** The operation that is asked about, if any. */
  readonly open: string | null;
}

/** The dialog of the operation that is open, if any. */
export function OperationDialog({ module, open, ...dialog }: OperationDialogProps) {
  const operation = operationsOf(module).find(({ name }) => name === open);
  return operation ? <Dialog key={operation.name} operation={operation} {...dialog} /> : null;
}

/** The input that the dialog asks for. */
const askedOf = (operation: AnyOperation, record: object): Fields => {
  const { input = {}, asks = Object.keys(input) } = operation;
  const asked = operation.asksOf?.(record) ?? asks;
  return Object.fromEntries(asked.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));
};

/** The input of an operation as a form's module: its fields, and its rules over input and record. */
const inputModuleOf = (operation: AnyOperation, record: object): AnyModule =>
  inputModule(operation.module, {
    fields: askedOf(operation, record),
    check: ({ record: input, actor }) => operation.check?.(input, record, actor) ?? [],
  });

/**
 * Whether the page's address has the dialog of another operation. The answer may come after the record has changed, which
 * closes a dialog that its state does not allow any more: by then the user may have opened the next.
 */
const isAnotherOpen = (name: string): boolean =>
  ![null, name].includes(new URLSearchParams(window.location.search).get('dialog'));

/** Asks for what an operation needs, does it, and says so once the server has answered. */
function Dialog({ operation, record, name: given, onClose, onDone }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const { module, danger = false } = operation;
  const input = useMemo(() => askedOf(operation, record), [operation, record]);
  const [filesName, filesField] = Object.entries(input).find(([, { files }]) => files) ?? [];
  const documents = useFiles(filesField?.files ? { rules: filesField.files } : {});
  const values = record as Readonly<Record<string, unknown>>;
  const name =
    given ?? (typeof values.name === 'string' ? values.name : recordTitle(translate, module, values));
  const texts = `resources.${module.name}.operations.${operation.name}`;
  const label = translate(`${texts}.label`);
  const say = (key: string, _: string) => translate(`${texts}.${key}`, { name, _ });
  const [secret, setSecret] = useState<string>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  const [initial] = useState(() => (actor && operation.initial?.(record, actor)) ?? undefined);
  const form = useModuleForm(
    useMemo(() => inputModuleOf(operation, record), [operation, record]),
    {
      initial,
      save: async (entered) => {
        const own = Object.fromEntries(Object.keys(input).map((source) => [source, entered[source] ?? null]));
        try {
          return (await callOperation(operation, record, own)) as Readonly<Record<string, unknown>>;
        } catch (failure) {
          documents.takeRefusal(failure, filesName);
          throw failure;
        }
      },
      onSaved: (answer) => {
        const shown = operation.reveals && answer[operation.reveals];
        if (typeof shown === 'string') return setSecret(shown);
        // Closed first: what follows may lead to another page, which closing afterwards would lead back from.
        if (!isGone.current || !isAnotherOpen(operation.name)) onClose();
        notify(`${texts}.done`, { type: 'success', messageArgs: { name } });
        void onDone();
      },
    },
  );
  const text = say('text', '');
  const send = () => {
    if (filesName !== undefined) {
      // A file that would be left out is shown instead.
      if (documents.holdsForm()) return;
      form.form.setValue(filesName, documents.ready.length > 0 ? [...documents.ready] : null);
    }
    void form.submit();
  };
  if (secret !== undefined) {
    return (
      <RevealDialog
        title={say('revealed', label)}
        text={say('revealedText', '')}
        secret={secret}
        {...(operation.usedAt !== undefined && {
          address: `${window.location.origin}${operation.usedAt}`,
          addressText: say('revealedAddress', ''),
        })}
        onClose={() => {
          onClose();
          void onDone();
        }}
      />
    );
  }
  const filesError = filesName && form.form.formState.errors[filesName]?.message;
  return (
    <FormDialog
      form={form}
      danger={danger}
      title={say('title', translate('kit.operation.title', { label, name }))}
      confirm={say('confirm', label)}
      fields={Object.keys(input)}
      module={module.name}
      onSend={send}
      onClose={onClose}
      disabled={documents.isReading}
    >
      {text && <Typography>{text}</Typography>}
      {Object.keys(input).map((source) =>
        source === filesName ? (
          <FilePicker
            key={source}
            files={documents}
            label={say(`fields.${source}`, source)}
            error={typeof filesError === 'string' ? filesError.replace('errors.', '') : undefined}
          />
        ) : (
          <FieldInput
            key={source}
            source={source}
            label={say(`fields.${source}`, fieldLabel(translate, module, source))}
            help={say(`help.${source}`, fieldHelp(translate, module, source))}
          />
        ),
      )}
    </FormDialog>
  );
}
