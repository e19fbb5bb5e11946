/** Largest file of the media library, in bytes. */
export const FILE_LIMIT = 200 * 1024 * 1024;
/** Largest request to the REST interface: a file, and what is sent about it. Payload's own default ends at 50 MB. */
export const REQUEST_LIMIT = FILE_LIMIT + 64 * 1024;
/** Largest record in a form: a long article with its marks. */
export const FIELD_LIMIT = 16 * 1024 * 1024;
export const FILE_TOO_LARGE = '文件不能超过 200 MB';
