import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { isWorking, rolesOf } from './rights.ts';

type SignedInUser = PayloadRequest['user'];

export { isWorking };

export function isAdministrator(user: SignedInUser): boolean {
  return isWorking(user) && user?.role === 'administrator';
}

export const editorsOnly: Access = ({ req }) => isWorking(req.user);

/** Pictures and files are everybody's who writes at all. */
export const writersOnly: Access = ({ req }) =>
  rolesOf(req.user).some((role) => role === 'writer' || role === 'administrator');

export const administratorsOnly: Access = ({ req }) => isAdministrator(req.user);

export const administratorsOnlyField: FieldAccess = ({ req }) => isAdministrator(req.user);

export const everybody: Access = () => true;
