import { redirect } from 'react-router';
import { named } from '../../site-map.ts';

/** The root redirects to home (Spec §2). */
export const loader = () => redirect(named.home);
export const clientLoader = () => redirect(named.home);
