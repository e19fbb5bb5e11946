import type { Access, FieldAccess, PayloadRequest } from 'payload';

type SignedInUser = PayloadRequest['user'];

/** Someone who may work: signed in, and past the change of a password that an administrator chose. */
export function isWorking(user: SignedInUser): boolean {
  return Boolean(user) && user?.mustChangePassword !== true;
}

export function isAdministrator(user: SignedInUser): boolean {
  return isWorking(user) && user?.role === 'administrator';
}

export const editorsOnly: Access = ({ req }) => isWorking(req.user);

export const administratorsOnly: Access = ({ req }) => isAdministrator(req.user);

export const administratorsOnlyField: FieldAccess = ({ req }) => isAdministrator(req.user);

export const everybody: Access = () => true;
