import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { investorContact } from './contactus.screen.ts';
import { InvestorContact } from './investor-contact.tsx';

export const handle = handleOf(investorContact);
export const meta = pageMeta;
export const loader = loaderOf(investorContact);
export const clientLoader = clientLoaderOf(investorContact);

export default pageOf(investorContact, InvestorContact);
