import type { SpecialColumnInfo } from '@yunxia/contract/special-column';

/** What a page shows of its column; the rest would be sent for nothing. */
export const toColumnWords = ({ title, content, blocks, images, attachments, updatedAt }: SpecialColumnInfo) => ({
  ...{ title, content, blocks, images, attachments, updatedAt },
});

export type ColumnWordsInfo = ReturnType<typeof toColumnWords>;
