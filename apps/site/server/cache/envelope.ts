/** Reads the envelope of an answer of the contract. */

export interface Envelope {
  readonly code: number;
  readonly info?: { readonly type?: unknown };
}

/** The envelope of a body; undefined when the body is no answer of the contract. */
export const readEnvelope = (body: Buffer): Envelope | undefined => {
  try {
    const read: unknown = JSON.parse(body.toString());
    const isEnvelope = typeof read === 'object' && read !== null && 'code' in read && typeof read.code === 'number';
    return isEnvelope ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
};
