export { log } from '@yunxia/http/log';
