import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ContactPage } from './contact-page.tsx';
import { contact } from './contact.screen.ts';

export const handle = handleOf(contact);
export const meta = pageMeta;
export const loader = loaderOf(contact);
export const clientLoader = clientLoaderOf(contact);

export default pageOf(contact, ContactPage);
