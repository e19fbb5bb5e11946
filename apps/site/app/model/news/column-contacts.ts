/** Whom a special column names to turn to. */
import type { ColumnContact } from '@yunxia/contract/special-column';
import { type FactPart, toFactParts } from '../text/fact.ts';

/** Whom to turn to; the parts of a number or an address are links. */
export interface ColumnContactView {
  readonly label: string;
  readonly hours: string;
  readonly parts: readonly FactPart[];
}

/** The contacts that have a number or an address. */
export const toColumnContacts = (contacts: readonly ColumnContact[]): ColumnContactView[] =>
  contacts
    .filter(({ value }) => value.trim())
    // A number under any label is there to be called.
    .map(({ label, hours, value }) => ({ label, hours, parts: toFactParts(`${label}电话`, value) }));
