import type { CollectionConfig, GlobalConfig } from 'payload';

const ONE_PRESS = '/admin-ui/one-press.tsx#OnePress';

/** Collections whose records are no drafts have no record guard, which holds presses elsewhere (admin-ui/record-guard.tsx). */
export function withOnePress(collection: CollectionConfig): CollectionConfig {
  if (collection.trash) return collection;
  const { components } = collection.admin ?? {};
  const controls = [...(components?.edit?.beforeDocumentControls ?? []), ONE_PRESS];
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls: controls } },
    },
  };
}

/** The same of a global. */
export function globalWithOnePress(global: GlobalConfig): GlobalConfig {
  const { components } = global.admin ?? {};
  const controls = [...(components?.elements?.beforeDocumentControls ?? []), ONE_PRESS];
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls: controls } },
    },
  };
}
