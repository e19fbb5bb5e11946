import type { CollectionConfig, GlobalConfig } from 'payload';

const FORM_GUARD = '/admin-ui/form-guard.tsx#FormGuard';

/** Collections whose records are no drafts have no record guard, which does the same and more elsewhere (admin-ui/record-guard.tsx). */
export function withFormGuard(collection: CollectionConfig): CollectionConfig {
  if (collection.trash) return collection;
  const { components } = collection.admin ?? {};
  const controls = [...(components?.edit?.beforeDocumentControls ?? []), FORM_GUARD];
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls: controls } },
    },
  };
}

/** The same of a global. */
export function globalWithFormGuard(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const controls = [...(components?.elements?.beforeDocumentControls ?? []), FORM_GUARD];
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls: controls } },
    },
  };
}
