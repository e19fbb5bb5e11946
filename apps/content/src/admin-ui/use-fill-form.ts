import { useAllFormFields, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui';
import type { Data } from 'payload';
import { useEffect, useRef, useState } from 'react';

interface FillForm {
  /**
   * Puts values into the form, as changes that are not saved; what is typed meanwhile stays.
   * @param data all values by field name
   */
  fill: (data: Data) => Promise<void>;
  isFilling: boolean;
}

/** Fills the form by Payload's own way: the server makes its state. */
export function useFillForm(): FillForm {
  const { id, collectionSlug = '', docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { replaceState, setModified } = useForm();
  const [fields] = useAllFormFields();
  const [isFilling, setIsFilling] = useState(false);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);

  const replace = async (data: Data): Promise<void> => {
    const before = latest.current;
    const { state } = await getFormState({
      ...(id === undefined ? {} : { id }),
      collectionSlug,
      data,
      docPermissions: docPermissions ?? { fields: true },
      docPreferences: await getDocPreferences(),
      operation: id === undefined ? 'create' : 'update',
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    if (!state) return;
    for (const [path, { value }] of Object.entries(latest.current)) {
      if (value !== before[path]?.value && state[path]) state[path] = { ...state[path], value, initialValue: value };
    }
    replaceState(state);
    setModified(true);
  };

  return {
    isFilling,
    fill: async (data) => {
      setIsFilling(true);
      await replace(data).finally(() => setIsFilling(false));
    },
  };
}
