import { config } from '../config.ts';
import { FolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import { S3Store } from './s3-store.ts';

/** The store of this process. */
export const mediaStore: MediaStore = config.objectStorage
  ? new S3Store(config.objectStorage)
  : new FolderStore(config.mediaDirectory);
